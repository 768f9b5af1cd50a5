import { blank, type Piece } from './blanked.js';

const BLANK = String.raw`(?:\s|&nbsp;)`;
/** A number in superscript; after a word it marks a note or a power. */
const RAISED = new RegExp(String.raw`<sup\b[^<>]{0,80}>${BLANK}*(\d{1,3})${BLANK}*</sup>`, 'giu');
const BEHIND_WORD = /(?:[^\s>;]|(?<!&nbsp);|<\/\w{1,12}>)$/u;
/** The number of a chapter, in place of that of its first verse. */
const CHAPTER = new RegExp(
  String.raw`(?<=<p\b[^<>]{0,80}>\s{0,20})<(b|strong)>\s*\d{1,3}${BLANK}*</\1>`,
  'giu',
);
const MIN_VERSES = 3;
/** A placeholder, so that a number alone on its line does not separate paragraphs. */
const gone = ({ 0: all, index }: RegExpExecArray): Piece => [index, index + all.length, blank(all, false)];

/** The numbers of verses, set small before each verse: "<sup>2</sup>He led me". */
export function verseNumbers(text: string): Piece[] {
  const numbers = [...text.matchAll(RAISED)].map((match) => ({
    number: Number(match[1]),
    piece: gone(match),
    isMark: BEHIND_WORD.test(text.slice(Math.max(0, match.index - 14), match.index)),
  }));
  // the mark of a note is repeated at the note
  const counts = Map.groupBy(numbers, ({ number }) => number);
  const own = numbers.filter(({ isMark, number }) => !isMark && counts.get(number)?.length === 1);
  const verses = own.filter(
    ({ number }, at) => own[at - 1]?.number === number - 1 || own[at + 1]?.number === number + 1,
  );
  if (verses.length < MIN_VERSES) return [];
  const chapters = [...text.matchAll(CHAPTER)].map(gone);
  return [...chapters, ...verses.map(({ piece }) => piece)].toSorted(([a], [b]) => a - b);
}
