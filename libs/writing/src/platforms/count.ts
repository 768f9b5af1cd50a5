import type { FormatKey } from '@repurpose/contract';
import twitter from 'twitter-text';
import type { CountUnit } from './rules.js';
import { SPOKEN_WORDS_PER_MINUTE, partRule, ruleOf } from './rules.js';

export type Counter = (text: string) => number;

const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' });
const encoder = new TextEncoder();
const ASCII = /^[\0-\x7f]*$/;

/** A longer grapheme is malicious: Unicode's stream-safe format allows 30 marks on a letter. */
const MAX_GRAPHEME_UNITS = 32;

/** User-perceived characters, such as an emoji family or an accented letter. Endless combinations are split at code points. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemeSegmenter.segment(text)).flatMap(({ segment }) =>
    segment.length > MAX_GRAPHEME_UNITS ? Array.from(segment) : segment,
  );
}

const LETTER = 'A-Za-zÀ-ÖØ-öø-ž';
/** Characters that `plainWords` does not handle; a colon is only allowed at the end of a word. */
const ODD = new RegExp(`[^${LETTER}0-9 \\n:.,;!?'’"“”()%$€–—…/&#*+=|•→-]|:(?![ \\n]|$)`, 'g');
/** Characters that X counts as one. */
const WEIGHS_ONE = /^[\n -~\u00a0-\u024f\u2010-\u201f]*$/;
/** A fast test: without it a text has no address. */
const INNER_DOT = /\.[^\s.]/;
const A_LETTER = new RegExp(`[${LETTER}]`);
/** Character code → 1 for a letter, 2 for a digit, else 0. */
const KINDS = Uint8Array.from({ length: 0x17f }, (_, code) => {
  const sign = String.fromCharCode(code);
  return A_LETTER.test(sign) ? 1 : Number(/[0-9]/.test(sign)) * 2;
});
const kindAt = (text: string, at: number): number => KINDS[text.charCodeAt(at)] ?? 0;
const JOINS = "'’.";
const JOINS_DIGITS = ',;';

/** The number of words in a plain text, equal to that of the segmenter (Unicode Annex 29) but much faster. */
function plainWords(text: string): number {
  let words = 0;
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const kind = kindAt(text, at);
    if (kind !== 0 && before === 0) words += 1;
    const isJoint =
      kind === 0 && before !== 0 && before === kindAt(text, at + 1) && joins(text.charAt(at), before);
    if (!isJoint) before = kind;
  }
  return words;
}

const joins = (sign: string, kind: number): boolean =>
  JOINS.includes(sign) || (kind === 2 && JOINS_DIGITS.includes(sign));

const isSpace = (text: string, at: number): boolean => text[at] === ' ' || text[at] === '\n';

/** The number of words, also in scripts without spaces. Uses the slow segmenter only for runs with odd characters. */
export function countWords(text: string): number {
  let [words, from] = [0, 0];
  ODD.lastIndex = 0;
  for (let odd = ODD.exec(text); odd !== null; odd = ODD.exec(text)) {
    let [start, end] = [odd.index, odd.index + 1];
    while (start > from && !isSpace(text, start - 1)) start -= 1;
    while (end < text.length && !isSpace(text, end)) end += 1;
    words += plainWords(text.slice(from, start)) + segmentedWords(text.slice(start, end));
    from = ODD.lastIndex = end;
  }
  return words + plainWords(from === 0 ? text : text.slice(from));
}

function segmentedWords(text: string): number {
  let words = 0;
  for (const part of wordSegmenter.segment(text)) if (part.isWordLike) words += 1;
  return words;
}

/**
 * The length of a text in a unit. `characters` are UTF-16 code units, the strictest reading, so that no
 * platform refuses a text that fits. `items` are non-empty lines; `seconds` is the time to speak it.
 */
export function countAs(unit: CountUnit, text: string): number {
  switch (unit) {
    case 'weighted characters':
      return WEIGHS_ONE.test(text) && !INNER_DOT.test(text)
        ? text.length
        : twitter.parseTweet(text).weightedLength;
    case 'characters':
      return text.length;
    case 'bytes':
      return ASCII.test(text) ? text.length : encoder.encode(text).length;
    case 'words':
      return countWords(text);
    case 'seconds':
      return Math.ceil((countWords(text) * 60) / SPOKEN_WORDS_PER_MINUTE);
    case 'items':
      return text.split('\n').filter((line) => line.trim() !== '').length;
  }
}

export function counterOf(format: FormatKey, part: string): Counter {
  const { unit } = partRule(format, part);
  return (text) => countAs(unit, text);
}

export function postsOf(text: string): string[] {
  return text.split(/\n{2,}/).filter((post) => post.trim() !== '');
}

/** The length of the part that the platform counts (post, caption, subject, bullet); in a thread, of the longest post. */
export function countText(format: FormatKey, text: string): number {
  const count = counterOf(format, ruleOf(format).main);
  return format === 'twitter' ? Math.max(0, ...postsOf(text).map(count)) : count(text);
}
