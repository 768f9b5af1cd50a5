import { isFalseEnd } from './abbreviations.js';
import { oneOf } from './one-of.js';
import { westernSentenceEnds } from './sentence-ends.js';
import { TextPattern } from './text-pattern.js';

export type Granularity = 'sentence' | 'clause' | 'word';

const sentenceSegmenter = new Intl.Segmenter('und', { granularity: 'sentence' });
const wordSegmenter = new Intl.Segmenter('und', { granularity: 'word' });

const MAGNITUDES = oneOf`
  thousand million billion trillion percent per_cent Tausend Millionen Million Milliarden Milliarde Mio
  Mrd Prozent mil millones millón millions milliards milliard pour_cent por_ciento milhões milhão bilhões
  milioni milione miliardi miljoen miljard procent`;
/** Text that is never split: URLs, email addresses, handles, and numbers with their units ("$1.2 million", "12,400 km"). */
const unbreakable = (...kinds: readonly string[]): TextPattern =>
  new TextPattern(new RegExp(kinds.join('|'), 'gu'));
const ADDRESS = String.raw`(?:https?://|www\.)[^\s<>]+`;
const FIGURE = String.raw`(?:\p{Sc}\s?)?\p{N}[\p{N}.,:/\u00a0\u202f'’-]*(?:\s?(?:%|‰|\p{Sc})|\s(?:${MAGNITUDES})\b)?`;
const UNBREAKABLE = unbreakable(
  ADDRESS,
  String.raw`(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+`,
  String.raw`[#@][\p{L}\p{N}_]+`,
  FIGURE,
);
/** The same for texts without `@`, because the search for email addresses is slow. */
const WITHOUT_MAIL = unbreakable(ADDRESS, String.raw`#[\p{L}\p{N}_]+`, FIGURE);
const CLAUSE_END = /[,;:–—、，；：)）]["'”’»]?\s+|[、，；：]/gu;

interface Range {
  start: number;
  end: number;
}

function unbreakableRanges(text: string): Range[] {
  const pattern = text.includes('@') ? UNBREAKABLE : WITHOUT_MAIL;
  return pattern.matchesIn(text).map((match) => ({
    start: match.index,
    end: match.index + match[0].trimEnd().length,
  }));
}

function cutAt(text: string, offsets: Iterable<number>, ranges: Range[]): string[] {
  const pieces: string[] = [];
  let from = 0;
  let next = 0;
  for (const offset of offsets) {
    while (next < ranges.length && (ranges[next]?.end ?? 0) <= offset) next += 1;
    const range = ranges[next];
    const isInside = range !== undefined && range.start < offset && offset < range.end;
    if (isInside || offset <= from || offset >= text.length) continue;
    pieces.push(text.slice(from, offset));
    from = offset;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}

const segmentedEnds = (text: string): number[] =>
  Array.from(sentenceSegmenter.segment(text), ({ index, segment }) => index + segment.length);

/** The range around a sentence end that shows whether it is one. */
const LOOK_CHARS = 60;

/** The number of an item, which begins its sentence. */
const MARK = /^\s*\d{1,3}\.\s+$/u;

/** Marks that end a call or question inside a sentence, which goes on in small letters. */
const CALLS_WITHIN = /[!?]["'”’]?\s+$/u;
const countOf = (text: string, sign: string): number => text.split(sign).length - 1;

function* sentenceEnds(text: string): Iterable<number> {
  let [start, open] = [0, 0];
  for (const end of westernSentenceEnds(text) ?? segmentedEnds(text)) {
    const before = text.slice(Math.max(start, end - LOOK_CHARS), end);
    const isMark = (start === 0 || text.charAt(start - 1) === '\n') && MARK.test(before);
    const own = text.slice(start, end);
    open = Math.max(0, open + countOf(own, '(') - countOf(own, ')'));
    const isWithin = open > 0 && CALLS_WITHIN.test(before) && /^\p{Ll}/u.test(text.slice(end, end + 2));
    if (!isMark && !isWithin && !isFalseEnd(before, text.slice(end, end + LOOK_CHARS))) {
      yield end;
      open = 0;
    }
    start = end;
  }
}

function* clauseEnds(text: string): Iterable<number> {
  for (const match of text.matchAll(CLAUSE_END)) yield match.index + match[0].length;
}

const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Word ends after white space other than no-break spaces; in scripts without spaces, before words. */
function* wordEnds(text: string): Iterable<number> {
  for (const { index, segment, isWordLike } of wordSegmenter.segment(text)) {
    if (/^[^\S\u00a0\u202f]+$/u.test(segment)) yield index + segment.length;
    else if (isWordLike && SPACELESS.test(segment) && !/[\p{Ps}\p{Pi}\p{Pd}"']/u.test(text[index - 1] ?? ''))
      yield index;
  }
}

/** Splits a text into sentences, clauses or words; joined they give the text again. URLs and numbers stay whole. */
export function partsOfText(text: string, granularity: Granularity): string[] {
  const ends = [...{ sentence: sentenceEnds, clause: clauseEnds, word: wordEnds }[granularity](text)];
  return ends.length === 0 || ends[0] === text.length
    ? [text].filter(Boolean)
    : cutAt(text, ends, unbreakableRanges(text));
}
