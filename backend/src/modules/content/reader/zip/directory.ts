import { Refusal } from '../refusal.js';

export interface ZipEntry {
  name: string;
  method: number;
  compressed: number;
  size: number;
  offset: number;
}

const MAX_ENTRIES = 1_000;
export const MAX_UNPACKED = 50_000_000;
const MAX_RATIO = 100;
const FREE_BYTES = 1_000_000;

const END = 0x06054b50;
const END_BYTES = 22;
const CENTRAL = 0x02014b50;
const CENTRAL_BYTES = 46;
const MAX_COMMENT = 65_535;
const ENCRYPTED = 0x1;

/** No document within the size limit needs Zip64. @throws Refusal FILE_UNREADABLE, FILE_TOO_COMPLEX, FILE_ENCRYPTED */
export function readDirectory(zip: Buffer): Map<string, ZipEntry> {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw new Refusal('FILE_TOO_COMPLEX');
  const entries = new Map<string, ZipEntry>();
  let at = zip.readUInt32LE(end + 16);
  let unpacked = 0;
  for (let index = 0; index < count; index += 1) {
    if (at + CENTRAL_BYTES > end || zip.readUInt32LE(at) !== CENTRAL) throw new Refusal('FILE_UNREADABLE');
    const nameLength = zip.readUInt16LE(at + 28);
    const entry = readEntry(zip, at, nameLength);
    unpacked += entry.size;
    // Parsers differ in which of two equal names they read.
    if (entries.has(entry.name)) throw new Refusal('FILE_UNREADABLE');
    entries.set(entry.name, entry);
    at += CENTRAL_BYTES + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  if (unpacked > MAX_UNPACKED || unpacked > Math.max(FREE_BYTES, zip.length * MAX_RATIO)) {
    throw new Refusal('FILE_TOO_COMPLEX');
  }
  return entries;
}

function readEntry(zip: Buffer, at: number, nameLength: number): ZipEntry {
  if (zip.readUInt16LE(at + 8) & ENCRYPTED) throw new Refusal('FILE_ENCRYPTED');
  return {
    name: zip.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength),
    method: zip.readUInt16LE(at + 10),
    compressed: zip.readUInt32LE(at + 20),
    size: zip.readUInt32LE(at + 24),
    offset: zip.readUInt32LE(at + 42),
  };
}

function findEnd(zip: Buffer): number {
  const first = Math.max(0, zip.length - END_BYTES - MAX_COMMENT);
  for (let at = zip.length - END_BYTES; at >= first; at -= 1) {
    if (zip.readUInt32LE(at) === END && at + END_BYTES + zip.readUInt16LE(at + 20) === zip.length) return at;
  }
  throw new Refusal('FILE_UNREADABLE');
}
