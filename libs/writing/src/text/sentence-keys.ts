import { TextPattern } from './text-pattern.js';
import { lettersOf } from './western-signs.js';
import { partsOfText } from './units-of-text.js';

/** Shorter sentences ("Hello,", "Reply.") may be repeated; Japanese sentences have half as many characters. */
const MIN_CHARS = 16;
const MIN_UNSPACED_CHARS = 8;
const UNSPACED = new TextPattern(
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u,
);

export function keyOf(sentence: string): string {
  const lower = sentence.toLowerCase();
  return lettersOf(lower) ?? lower.replace(NO_WORD, '');
}

const NO_WORD = /[^\p{L}\p{N}]+/gu;

const isTelling = (key: string): boolean =>
  key.length >= MIN_CHARS || (key.length >= MIN_UNSPACED_CHARS && UNSPACED.for(key).test(key));

/** The keys of the sentences that are long enough to be distinct, in order. */
export function sentenceKeysOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => partsOfText(line, 'sentence'))
    .map(keyOf)
    .filter(isTelling);
}
