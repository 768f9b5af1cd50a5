import type { Extracted, FileToRead, ReaderAnswer, ServedPage } from './answer.types.js';
import { finish } from './finish.js';
import { Refusal } from './refusal.js';
import { kindOf, type FileKind } from './sniff.js';
import { decodeHtml, decodeText } from './text/decode.js';

type Read = (bytes: Buffer, page?: ServedPage) => Promise<Extracted> | Extracted;

const READERS: Record<FileKind, () => Promise<Read>> = {
  docx: async () => (await import('./word/docx.js')).readDocx,
  odt: async () => (await import('./word/odt.js')).readOdt,
  rtf: async () => (await import('./word/rtf.js')).readRtf,
  pdf: async () => (await import('./pdf/pdf.js')).readPdf,
  html: async () => {
    const { readHtml } = await import('./text/html.js');
    return (bytes, page) => readHtml(decodeHtml(bytes, page?.charset), page);
  },
  subtitles: async () => {
    const { readSubtitles } = await import('./text/subtitles.js');
    return (bytes) => readSubtitles(decodeText(bytes));
  },
  text: () =>
    Promise.resolve((bytes) => ({ title: '', markdown: decodeText(bytes), warnings: [], hiddenPassages: 0 })),
};

const OF_PAGES: readonly FileKind[] = ['html', 'text', 'pdf'];

/** Never throws. */
export async function readFile({ bytes, page }: FileToRead): Promise<ReaderAnswer> {
  try {
    const kind = page ? await kindOfPage(bytes, page) : await kindOf(bytes);
    const read = await READERS[kind]();
    return finish(await read(bytes, page));
  } catch (error) {
    return toRefusal(error);
  }
}

async function kindOfPage(bytes: Buffer, { isHtml }: ServedPage): Promise<FileKind> {
  const kind = await kindOf(bytes);
  // A page need not begin like HTML.
  if (kind === 'text' && isHtml) return 'html';
  if (!OF_PAGES.includes(kind)) throw new Refusal('PAGE_TYPE');
  return kind;
}

/** The library's message may quote the file. */
function toRefusal(error: unknown): ReaderAnswer {
  if (error instanceof Refusal) {
    return { refusal: error.code, ...(error.sentence !== undefined && { message: error.sentence }) };
  }
  // Nested deeper than the stack, or longer than an array allows.
  return { refusal: error instanceof RangeError ? 'FILE_TOO_COMPLEX' : 'FILE_UNREADABLE' };
}
