import { TextPattern } from '../../../text/text-pattern.js';

/** A word of a statement, with offsets in the whole text. */
export interface Word {
  text: string;
  /** The letters that its forms share; empty if it has no meaning. */
  key: string;
  /** Whether it is a content word and does not only relate others. */
  isTopic: boolean;
  start: number;
  end: number;
}

export interface Mark {
  start: number;
  end: number;
}

/** Whether one of the marks contains a word or mark. */
export const isIn = ({ start, end }: Mark, marks: readonly Mark[]): boolean =>
  marks.some((mark) => mark.start <= start && end <= mark.end);

const KEY_CHARS = 5;

/** The first letters of a word, which its forms share. */
export function keyOf(word: string): string {
  const small = withPlainHead(word.toLowerCase());
  const singular = small.length > MIN_PLURAL && /[^s]s$/u.test(small) ? small.slice(0, -1) : small;
  // `warmen` → `warm`
  const stem = singular.startsWith('ge') ? singular.replace(PARTICIPLE, '') : singular;
  const bare = stem.length <= SHORT && stem.length > MIN_PLURAL ? stem.replace(ENDING.for(stem), '') : stem;
  return bare.slice(0, small.length > MIN_COMPOUND ? COMPOUND_CHARS : KEY_CHARS);
}
/** `Etat` for État: accents of capitals are often left out; umlauts are letters of their own. */
const withPlainHead = (small: string): string =>
  ACCENTED.test(small) ? small.charAt(0).normalize('NFD').charAt(0) + small.slice(1) : small;
const ACCENTED = /^[àáâçèéêìíîòóôùúû]/u;
/** `geliefert` → `liefert`. */
const PARTICIPLE = /^ge(?=\p{L}{4,}(?:t|en)$)/u;
const ENDING = new TextPattern(/(?<=^\p{L}{4,})e[mnrs]?$/u);
const MIN_PLURAL = 4;
/** Longer words are cut before their ending. */
const SHORT = 7;
/** Longer words are compounds, which need a longer key. */
const MIN_COMPOUND = 14;
const COMPOUND_CHARS = 10;

/** Whether two words are forms of one verb: `hire`, `hired`. */
export function isForm(one: string, other: string): boolean {
  if (keyOf(one) === keyOf(other)) return true;
  const [stem = '', longer = ''] = [one, other]
    .map((word) => word.toLowerCase().replace(/e$/u, ''))
    .sort((a, b) => a.length - b.length);
  return stem.length >= MIN_STEM && longer.startsWith(stem) && longer.length - stem.length <= MAX_ENDING;
}
const MIN_STEM = 3;
const MAX_ENDING = 3;
