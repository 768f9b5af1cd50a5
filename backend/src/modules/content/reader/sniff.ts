import { fileTypeFromBuffer } from 'file-type';
import { Refusal } from './refusal.js';
import { decodeText } from './text/decode.js';
import { isSubtitles } from './text/subtitles.js';
import { readDirectory } from './zip/directory.js';
import { inflateEntry } from './zip/inflate.js';

export type FileKind = 'docx' | 'odt' | 'rtf' | 'pdf' | 'html' | 'subtitles' | 'text';

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const ZIP = Buffer.from('504b', 'hex');
const HEAD = 4_100;
const ODT_MIME = 'application/vnd.oasis.opendocument.text';
const TEXT_TYPES: Readonly<Record<string, FileKind>> = {
  'application/rtf': 'rtf',
  'text/rtf': 'rtf',
  'application/xml': 'html',
  'text/vtt': 'subtitles',
  'application/x-subrip': 'subtitles',
};

export async function kindOf(bytes: Buffer): Promise<FileKind> {
  if (bytes.subarray(0, OLE.length).equals(OLE)) throw oleRefusal(bytes);
  if (bytes.subarray(0, ZIP.length).equals(ZIP)) return zipKind(bytes);
  // The specification allows a kilobyte before the header.
  if (bytes.subarray(0, 1_024).includes('%PDF-')) return 'pdf';
  if (bytes.subarray(0, 5).equals(Buffer.from('{\\rtf'))) return 'rtf';
  const found = await fileTypeFromBuffer(bytes.subarray(0, HEAD));
  const named = found && TEXT_TYPES[found.mime];
  if (found && !named) throw new Refusal('FILE_TYPE');
  const head = decodeText(bytes).slice(0, HEAD);
  if (isSubtitles(head)) return 'subtitles';
  return /<(?:!doctype\s+html|html|head|body)[\s>]/i.test(head.slice(0, 1_024)) ? 'html' : 'text';
}

/** Compound files contain stream names as UTF-16. */
function oleRefusal(bytes: Buffer): Refusal {
  const has = (name: string) => bytes.includes(Buffer.from(name, 'utf16le'));
  if (has('EncryptedPackage')) return new Refusal('FILE_ENCRYPTED');
  return new Refusal(has('WordDocument') ? 'FILE_LEGACY_WORD' : 'FILE_TYPE');
}

function zipKind(bytes: Buffer): FileKind {
  const entries = readDirectory(bytes);
  if ([...entries.keys()].some((name) => /^word\/document\d*\.xml$/.test(name))) return 'docx';
  const mime = entries.get('mimetype');
  if (mime && entries.has('content.xml')) {
    const text = inflateEntry(bytes, mime, 1_000).toString('latin1').trim();
    if (text === ODT_MIME || text === `${ODT_MIME}-template`) return 'odt';
  }
  throw new Refusal('FILE_TYPE');
}
