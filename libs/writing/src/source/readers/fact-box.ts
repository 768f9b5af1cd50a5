import type { Token } from 'marked';
import { oneOf } from '../../text/one-of.js';
import { DISCLOSURE } from '../clean/requests.js';
import { lexInline, locate, writeInline, type Cursor } from './markdown-inline.js';
import { BlockWriter, type RawBlock } from './raw-block.js';

/** A line with a bold label and a value: `**Staff:** 47`. */
const FACT = /^\*\*[^*\n]{2,40}(?::\*\*|\*\*:) *\S/;
export function isFactBox(raw: string): boolean {
  const lines = raw.trim().split('\n');
  return lines.length > 1 && lines.every((line) => FACT.test(line.trim()));
}

/** This many blocks above it, a section can begin. */
const ABOVE = 12;
/** This many characters below it, another one can. */
const BELOW = 4000;
const HEADING = /^#{1,6} \S/mu;
/** Whether a fact box is inside a section: a text has what is about itself at its own ends. */
function isWithin(blocks: readonly RawBlock[], below: string): boolean {
  const heading = blocks.findLastIndex(({ kind }) => kind === 'heading');
  if (heading < 0 || heading < blocks.length - ABOVE) return false;
  return blocks.slice(0, heading).some(({ kind }) => kind === 'paragraph') && HEADING.test(below);
}

/** Below a heading after paragraphs, or inside a section, a fact box is content (where, when, how much); elsewhere it is about the text. */
const isTold = (blocks: readonly RawBlock[], below: string): boolean =>
  blocks.at(-1)?.kind === 'heading'
    ? blocks.some(({ kind }) => kind === 'paragraph')
    : isWithin(blocks, below);

export function factBox(
  raw: string,
  blocks: readonly RawBlock[],
  content: string,
  cursor: Cursor,
): RawBlock[] {
  const below = cursor.at + raw.length;
  const isAside = !isTold(blocks, content.slice(below, below + BELOW));
  return raw
    .trim()
    .split(/\\?\n/)
    .flatMap((line) => {
      const writer = new BlockWriter();
      const place = locate(content, line, cursor);
      writeInline(writer, lexInline(line), content, { at: place.at, end: cursor.end });
      cursor.at = Math.max(cursor.at, place.end);
      return writer.build('item', 1, isAside) ?? [];
    });
}

const BYLINE_CHARS = 200;
const SIGNATURE_CHARS = 30;
const SENTENCE = /[.!?…:。！？：][*_]+$/u;
/** The end of one sentence and the beginning of the next, which a by-line has only between names. */
const SEVERAL = /\p{Ll}[.!?] \p{Lu}/u;
/** Whether at most half of the words are in small letters: "The committee", but not "no objection". */
const isNamed = (line: string): boolean => {
  const words = line.match(/(?<!\p{L})\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 <= words.length;
};
/** Words of a note on the text: "From our May issue. Reprinted with permission." */
const ON_TEXT = new RegExp(
  `\\b(?:${oneOf`
  re(?:printed|published|posted) (?:originally|first)_(?:published|appeared|posted) published_(?:in|on|by)
  updated_(?:on|in) translat(?:ed|ion) permission (?:our|the)_\p{L}+_(?:issue|edition)`})\\b`,
  'iu',
);
/** Whether a line in italics is above all paragraphs (by-line, place and date), a name, or a postscript. */
export function isByline([only, second]: readonly Token[], blocks: readonly RawBlock[]): boolean {
  if (only?.type !== 'em' || second !== undefined || only.raw.length > BYLINE_CHARS) return false;
  const isProse = SEVERAL.test(only.raw) && !isNamed(only.raw) && !ON_TEXT.test(only.raw);
  const isAbove = !isProse && !DISCLOSURE.test(only.raw) && !blocks.some(({ kind }) => kind === 'paragraph');
  const isName = only.raw.length <= SIGNATURE_CHARS && !SENTENCE.test(only.raw) && isNamed(only.raw);
  return isAbove || isName || /^[*_]P\.? ?S\b/i.test(only.raw);
}
