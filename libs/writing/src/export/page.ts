import { cutAtFold } from '../previews/fold.js';
import { previewOf, type PreviewInput } from '../previews/preview.js';
import { detectLanguage } from '../languages/language-model.js';
import { exportBlocks } from './blocks.js';
import { htmlBlocks } from './html.js';

/** An output as others read it on a page of its own; nothing in it comes from anywhere but the output. */
export interface PublishedText {
  /** Its title in link previews: one line. */
  title: string;
  /** Its description: one line; '' if the title says everything. */
  description: string;
  /** ISO 639-1, or `und`. */
  language: string;
  /** Its blocks as HTML, everything escaped. */
  html: string;
  hasTitle: boolean;
}

/** Lengths that previews of links show whole, in UTF-16 units. */
const TITLE_CHARS = 70;
const DESCRIPTION_CHARS = 200;

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

function shortened(text: string, chars: number): string {
  const { before, after } = cutAtFold(text, chars);
  return after === '' ? before : `${before.trimEnd()}…`;
}

/** The first words a person said are the title (a subject, a headline, a hook); the words after them the description. */
export function publishedText(input: PreviewInput): PublishedText {
  const { format, text, draft } = input;
  const blocks = exportBlocks({ title: '', format, text, ...(draft ? { draft } : {}) });
  const [first = '', ...rest] = previewOf(input)
    .flatMap(({ lines }) => lines.map((line) => oneLine(line.text)))
    .filter((line) => line !== '');
  const title = shortened(first, TITLE_CHARS);
  const words = title === first ? rest : [first, ...rest];
  return {
    title,
    description: shortened(words.join(' '), DESCRIPTION_CHARS),
    language: detectLanguage(text),
    html: htmlBlocks(blocks),
    hasTitle: blocks[0]?.role === 'title',
  };
}
