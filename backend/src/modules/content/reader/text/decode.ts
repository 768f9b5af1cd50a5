import { isUtf8 } from 'node:buffer';
import { Refusal } from '../refusal.js';

const MAX_CONTROLS = 0.001;

/** UTF-16 with its mark, the declared encoding, UTF-8, else windows-1252. @throws Refusal FILE_TYPE for binary */
export function decodeText(bytes: Buffer, declared = ''): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new Refusal('FILE_TYPE');
  const decoder = decoderOf(declared);
  if (decoder && decoder.encoding !== 'utf-8') return decoder.decode(bytes);
  if (isUtf8(bytes)) return new TextDecoder('utf-8').decode(bytes);
  const controls = bytes.reduce((sum, byte) => sum + (isControl(byte) ? 1 : 0), 0);
  if (controls > bytes.length * MAX_CONTROLS) throw new Refusal('FILE_TYPE');
  return new TextDecoder('windows-1252').decode(bytes);
}

const isControl = (byte: number) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13;

export function decodeHtml(bytes: Buffer, declared = ''): string {
  const head = bytes.toString('latin1', 0, 2_048);
  const own = /<meta[^>]{0,200}charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(head)?.[1];
  return decodeText(bytes, declared || own);
}

function decoderOf(label: string): TextDecoder | null {
  try {
    return label === '' ? null : new TextDecoder(label);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
