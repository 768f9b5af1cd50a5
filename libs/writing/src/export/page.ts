import { cutAtFold } from '../previews/fold.js';
import { previewOf, type PreviewInput } from '../previews/preview.js';
import { detectLanguage } from '../languages/language-model.js';
import { exportBlocks } from './blocks.js';
import { htmlBlocks } from './html.js';

/** An output for publication on its own page; everything comes from the output. */
export interface PublishedText {
  /** The title for link previews: one line. */
  title: string;
  /** The description for link previews: one line; '' if the title says everything. */
  description: string;
  language: string;
  html: string;
  hasTitle: boolean;
}

/** Lengths that link previews show in full, in UTF-16 units. */
const TITLE_CHARS = 70;
const DESCRIPTION_CHARS = 200;

const oneLine = (text: string) => text.replace(/\s+/gu, ' ').trim();

function shortened(text: string, chars: number): string {
  const { before, after } = cutAtFold(text, chars);
  return after === '' ? before : `${before.trimEnd()}…`;
}

/** The output for publication. Its first words (a subject, headline or hook) become the title, the next ones the description. */
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
