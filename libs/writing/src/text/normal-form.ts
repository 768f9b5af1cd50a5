import { firstFrom } from './collections.js';
import { TextPattern } from './text-pattern.js';

/** A text as normalised words, with their offsets in the original. */
export interface NormalText {
  /** Lower-case words with single spaces between and around them. */
  text: string;
  /** Each word with its first offset in `text`. */
  words: ReadonlyMap<string, number>;
  toWritten(offset: number): number;
  /** The first offset in `text` at or after an offset in the original. */
  fromWritten(offset: number): number;
}

/** A word's start in the normalised text (`from`) and in the original (`start`). */
interface WordPlace {
  from: number;
  start: number;
  length: number;
}

const WORD = new TextPattern(/[\p{L}\p{N}]+/gu);
const OWNER = new TextPattern(/\p{L}[’']$/u);

/** Lower case with compatibility forms folded (full-width digits, ligatures); the length may change. */
function fold(word: string): string {
  return (BEYOND_ASCII.test(word) ? word.normalize('NFKC') : word).toLowerCase();
}

const BEYOND_ASCII = /[^\0-\x7F]/;

/** Whether a word is the s of `Anna's`, which does not count. */
function isPossessive(word: string, at: number, text: string): boolean {
  if (word !== 's' && word !== 'S') return false;
  const before = text.slice(Math.max(0, at - 2), at);
  return OWNER.for(before).test(before);
}

/** Reduces a text to its words for comparison, without case, punctuation, white space and possessive 's. */
export function normalText(text: string): NormalText {
  const words: string[] = [];
  const firsts = new Map<string, number>();
  const places: WordPlace[] = [];
  let from = 1;
  for (const { 0: said, index: start } of WORD.matchesIn(text)) {
    if (isPossessive(said, start, text)) continue;
    const word = fold(said);
    words.push(word);
    if (!firsts.has(word)) firsts.set(word, from);
    places.push({ from, start, length: said.length });
    from += word.length + 1;
  }
  const normal = words.length === 0 ? ' ' : ` ${words.join(' ')} `;
  const toWritten = (offset: number): number => {
    const at = firstFrom(places, (place) => place.from > offset) - 1;
    const { from: first, start, length } = places[at] ?? { from: 0, start: 0, length: 1 };
    // the space after a word maps to the end of that word
    const isBehind = offset === (places[at + 1]?.from ?? normal.length) - 1;
    return at < 0 ? 0 : start + (isBehind ? length : Math.min(offset - first, length - 1));
  };
  const fromWritten = (offset: number): number => {
    const at = firstFrom(places, ({ start, length }) => start + length >= offset);
    const { from: first, start } = places[at] ?? { from: normal.length, start: offset };
    return first + Math.max(0, offset - start);
  };
  return { text: normal, words: firsts, toWritten, fromWritten };
}

/** The words of a short text, comparable with `normalText` but without outer spaces. */
export function normalPhrase(text: string): string {
  const bare = /['’]s/i.test(text) ? text.replace(POSSESSIVE.for(text), ' ') : text;
  return fold(bare.match(WORD.for(bare))?.join(' ') ?? '');
}
const POSSESSIVE = new TextPattern(/(?<=\p{L})['’][sS](?![\p{L}\p{N}])/gu);

const CJK = /[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/;

/** The place of a normalised phrase in the original text, or null; only whole words match, except in scripts without spaces. */
export function findPhrase(within: NormalText, phrase: string): { start: number; end: number } | null {
  if (phrase === '') return null;
  const isUnspaced = CJK.test(phrase);
  const needle = isUnspaced ? phrase : ` ${phrase} `;
  const at = within.text.indexOf(needle, isUnspaced ? 0 : earliestOf(phrase, within));
  if (at === -1) return null;
  const first = isUnspaced ? at : at + 1;
  return { start: within.toWritten(first), end: within.toWritten(first + phrase.length - 1) + 1 };
}

/** Where a text first has a phrase at the earliest, as it has each word; most phrases contain one that it lacks (`Infinity`). */
function earliestOf(phrase: string, { words }: NormalText): number {
  let [earliest, before] = [0, 1];
  for (const word of phrase.split(' ')) {
    earliest = Math.max(earliest, (words.get(word) ?? Infinity) - before);
    before += word.length + 1;
  }
  return earliest;
}
