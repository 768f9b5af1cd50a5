import { inflateRawSync } from 'node:zlib';
import { Refusal } from '../refusal.js';
import { MAX_UNPACKED, type ZipEntry } from './directory.js';

const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const STORED = 0;
const DEFLATED = 8;

export function inflateEntry(zip: Buffer, entry: ZipEntry, limit: number): Buffer {
  if (entry.offset + LOCAL_BYTES > zip.length || zip.readUInt32LE(entry.offset) !== LOCAL) {
    throw new Refusal('FILE_UNREADABLE');
  }
  const names = zip.readUInt16LE(entry.offset + 26) + zip.readUInt16LE(entry.offset + 28);
  const start = entry.offset + LOCAL_BYTES + names;
  const packed = zip.subarray(start, start + entry.compressed);
  if (packed.length < entry.compressed) throw new Refusal('FILE_UNREADABLE');
  if (entry.method === STORED) {
    if (packed.length > limit) throw new Refusal('FILE_TOO_COMPLEX');
    return packed;
  }
  if (entry.method !== DEFLATED) throw new Refusal('FILE_UNREADABLE');
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) });
  } catch (error) {
    const isTooMuch = (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE';
    throw new Refusal(isTooMuch ? 'FILE_TOO_COMPLEX' : 'FILE_UNREADABLE');
  }
}

export function inflateAll(
  zip: Buffer,
  entries: ReadonlyMap<string, ZipEntry>,
  wanted: (name: string) => boolean,
): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let left = MAX_UNPACKED;
  for (const entry of entries.values()) {
    if (!wanted(entry.name)) continue;
    const file = inflateEntry(zip, entry, left);
    left -= file.length;
    files.set(entry.name, file);
  }
  return files;
}
