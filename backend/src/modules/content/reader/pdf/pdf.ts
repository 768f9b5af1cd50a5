import { LIMITS } from '@repurpose/contract';
import { getDocumentProxy } from 'unpdf';
import type { Extracted } from '../answer.types.js';
import { Refusal } from '../refusal.js';
import { layOutPages } from './lay-out.js';
import { linesOf, type PdfItem, type PdfLine } from './lines.js';

const MAX_PAGES = 1_000;
const ENOUGH_CHARS = LIMITS.contentChars * 1.5;

const OPTIONS = { isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 };

export async function readPdf(bytes: Buffer): Promise<Extracted> {
  const pdf = await open(bytes);
  const pages: PdfLine[][] = [];
  let chars = 0;
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES) && chars < ENOUGH_CHARS; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const lines = linesOf(items as PdfItem[]);
    pages.push(lines);
    chars += lines.reduce((sum, line) => sum + line.text.length, 0);
    page.cleanup();
  }
  const withoutText = pages.flatMap((lines, index) => (lines.length === 0 ? [index + 1] : []));
  if (withoutText.length === pages.length) throw scanned(pdf.numPages);
  const { info } = await pdf.getMetadata();
  return {
    title: titleOf(info),
    markdown: layOutPages(pages),
    warnings: warningsOf(withoutText, pages.length, pdf.numPages),
    hiddenPassages: 0,
    pages: { count: pdf.numPages, withoutText },
  };
}

async function open(bytes: Buffer) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), OPTIONS);
  } catch (error) {
    if ((error as Error).name === 'PasswordException') throw new Refusal('FILE_ENCRYPTED');
    throw error;
  }
}

const scanned = (count: number) =>
  new Refusal(
    'FILE_SCANNED',
    count === 1
      ? 'This PDF is one page without text. It seems to be scanned: please recognise its text (OCR) first, or paste it.'
      : `None of the ${count} pages of this PDF has text. It seems to be scanned: please recognise its text (OCR) first, or paste it.`,
  );

/** Programs write their own or the file's name as the title. */
function titleOf(info: object): string {
  const title: unknown = 'Title' in info ? info.Title : '';
  if (typeof title !== 'string' || /\.\w{2,5}$|^(?:microsoft \w+ - |untitled)/i.test(title.trim())) return '';
  return title;
}

function warningsOf(withoutText: number[], read: number, count: number): string[] {
  const warnings: string[] = [];
  if (withoutText.length === 1)
    warnings.push(`Page ${withoutText[0]} has no text. It may be scanned or a picture.`);
  else if (withoutText.length > 1) {
    warnings.push(`Pages ${ranges(withoutText)} have no text. They may be scanned or pictures.`);
  }
  if (read < count) warnings.push(`Only the first ${read} of ${count} pages were read.`);
  return warnings;
}

function ranges(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  const parts = runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`));
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}
