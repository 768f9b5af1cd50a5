import type { FormatKey } from '@repurpose/contract';
import twitter from 'twitter-text';
import type { CountUnit } from './rules.js';
import { SPOKEN_WORDS_PER_MINUTE, partRule, ruleOf } from './rules.js';

/** Measures a text: what `fitText` and `splitThread` take. */
export type Counter = (text: string) => number;

const graphemeSegmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' });
const encoder = new TextEncoder();
const ASCII = /^[\0-\x7f]*$/;

/** No sign that a reader perceives as one is written with more; Unicode's stream-safe format allows 30 marks on a letter. */
const MAX_GRAPHEME_UNITS = 32;

/** User-perceived characters: an emoji family or a letter with its accents is one. What joins endlessly is parted at its code points. */
export function graphemesOf(text: string): string[] {
  return Array.from(graphemeSegmenter.segment(text)).flatMap(({ segment }) =>
    segment.length > MAX_GRAPHEME_UNITS ? Array.from(segment) : segment,
  );
}

const LETTER = 'A-Za-zÀ-ÖØ-öø-ž';
/** What is none of the signs of a plain text; a colon may end a word. */
const ODD = new RegExp(`[^${LETTER}0-9 \\n:.,;!?'’"“”()%$€–—…/&#*+=|•→-]|:(?![ \\n]|$)`, 'g');
/** Signs that X counts once each. */
const WEIGHS_ONE = /^[\n -~\u00a0-\u024f\u2010-\u201f]*$/;
/** Without one, a text has no address. */
const INNER_DOT = /\.[^\s.]/;
const A_LETTER = new RegExp(`[${LETTER}]`);
/** What a sign of a plain text is to a word, by its code: 1 a letter, 2 a digit, 0 neither. */
const KINDS = Uint8Array.from({ length: 0x17f }, (_, code) => {
  const sign = String.fromCharCode(code);
  return A_LETTER.test(sign) ? 1 : Number(/[0-9]/.test(sign)) * 2;
});
const kindAt = (text: string, at: number): number => KINDS[text.charCodeAt(at)] ?? 0;
/** What joins two letters or two digits to one word, and what only digits. */
const JOINS = "'’.";
const JOINS_DIGITS = ',;';

/** How many words of a plain text the segmenter finds (Unicode Annex 29), much faster. */
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

/** Words as a reader counts them; also for scripts that write no spaces. No word goes on after a space: what is plain need not go through the segmenter. */
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
 * Length of a text in a unit. `characters` counts UTF-16 code units: where a platform does not say what a character is,
 * this is its strictest reading, so a text we call short enough is never refused. `items` counts non-empty lines; `seconds` the time to speak it.
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

/** Of the part that the platform counts (post, caption, subject, bullet); in a thread, of the longest post. */
export function countText(format: FormatKey, text: string): number {
  const count = counterOf(format, ruleOf(format).main);
  return format === 'twitter' ? Math.max(0, ...postsOf(text).map(count)) : count(text);
}
