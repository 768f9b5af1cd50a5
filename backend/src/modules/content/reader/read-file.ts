import type { Extracted, ReaderAnswer } from './answer.types.js';
import { finish } from './finish.js';
import { Refusal } from './refusal.js';
import { kindOf, type FileKind } from './sniff.js';
import { decodeText } from './text/decode.js';

type Read = (bytes: Buffer) => Promise<Extracted> | Extracted;

/** Loads only the libraries of the file's kind. */
const READERS: Record<FileKind, () => Promise<Read>> = {
  docx: async () => (await import('./word/docx.js')).readDocx,
  odt: async () => (await import('./word/odt.js')).readOdt,
  rtf: async () => (await import('./word/rtf.js')).readRtf,
  pdf: async () => (await import('./pdf/pdf.js')).readPdf,
  html: async () => {
    const { readHtml } = await import('./text/html.js');
    return (bytes) => readHtml(decodeText(bytes));
  },
  subtitles: async () => {
    const { readSubtitles } = await import('./text/subtitles.js');
    return (bytes) => readSubtitles(decodeText(bytes));
  },
  text: () =>
    Promise.resolve((bytes) => ({ title: '', markdown: decodeText(bytes), warnings: [], hiddenPassages: 0 })),
};

/** Never throws. */
export async function readFile(bytes: Buffer): Promise<ReaderAnswer> {
  try {
    const read = await READERS[await kindOf(bytes)]();
    return finish(await read(bytes));
  } catch (error) {
    return toRefusal(error);
  }
}

/** The library's message may quote the file, so it is dropped. */
function toRefusal(error: unknown): ReaderAnswer {
  if (error instanceof Refusal) {
    return { refusal: error.code, ...(error.sentence !== undefined && { message: error.sentence }) };
  }
  // Nested deeper than the stack, or larger than an array may be.
  return { refusal: error instanceof RangeError ? 'FILE_TOO_COMPLEX' : 'FILE_UNREADABLE' };
}
