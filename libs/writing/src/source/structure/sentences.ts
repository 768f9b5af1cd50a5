import { CLOSES } from '../../text/marks.js';
import { isUndetermined } from '../../languages/neutral.js';
import { isFalseEnd } from '../../text/abbreviations.js';
import { languageOf } from '../../languages/registry.js';
import { isStopword } from '../../languages/stop-words.js';
import { hasDependentOpening } from '../../languages/dependent-openings.js';
import type { Block, Sentence } from '../source.types.js';
import type { Page } from './lay-out.js';
import { withLetters } from '../../text/without-code.js';
import { memoize } from '../../text/memo.js';
import { westernSentenceEnds } from '../../text/sentence-ends.js';

const segmenterOf = memoize(
  (language: string) =>
    new Intl.Segmenter(isUndetermined(language) ? 'en' : language, { granularity: 'sentence' }),
);

interface Cut {
  start: number;
  end: number;
}

/** Sentences as offsets into `text`. Joins cuts of `Intl.Segmenter` after abbreviations and inside quotations or parentheses. */
export function splitSentences(text: string, language: string): Cut[] {
  const cuts: Cut[] = [];
  for (const { start: index, end } of segmentsOf(text, language)) {
    const last = cuts.at(-1);
    if (last !== undefined && isJoined(text, last, index, language)) last.end = end;
    else cuts.push({ start: index, end });
  }
  return cuts.map((cut) => trimmed(text, cut)).filter(({ start, end }) => end > start);
}

/** Ends that `Intl.Segmenter` misses: before an opening bracket (`。「`) and before a number ("helpers. 24 of"). */
const UNSEEN_END = /[。！？](?=[「『（])|(?<=\p{Ll}{3})\.(?= \d[\d.,]*%? \p{Ll})/gu;
/** A quick test: few texts have such an end. */
const UNSEEN_SIGN = /[。！？][「『（]|\. \d/;

const segmentedEnds = (text: string, language: string): number[] =>
  Array.from(segmenterOf(language).segment(text), ({ index, segment }) => index + segment.length);

function segmentsOf(text: string, language: string): Cut[] {
  let start = 0;
  return (westernSentenceEnds(text) ?? segmentedEnds(text, language)).flatMap((found) => {
    // « so. » in French
    const end = found + (/^»\s+/u.exec(text.slice(found, found + LOOK_CHARS))?.[0].length ?? 0);
    const [from, segment] = [start, text.slice(start, end)];
    start = end;
    if (!UNSEEN_SIGN.test(segment)) return [{ start: from, end }];
    const ends = Array.from(segment.matchAll(UNSEEN_END), ({ index }) => from + index + 1);
    return [...ends, end].map((stop, at) => ({ start: ends[at - 1] ?? from, end: stop }));
  });
}

const LOOK_CHARS = 60;
/** An omission at the beginning of a quotation or sentence: "... And then we left." */
const OMISSION = /^\s*["“„«]?\s?(?:\.{3}|…)\s*$/u;
const JOIN_CHARS = 400;
/** A parenthesis with a full stop inside, which is a separate sentence: "… in the U.S. (They have a new law there.)". */
const IN_PARENTHESES = /^\(\s?\p{Lu}\S* [^()]{20,}[.!?]\)(?=\s+\P{Ll}|\s*$)/u;

/** Whether a number belongs to the sentence after it: "1. Lay the table.", or in minutes "4.2.9. Ann asked" and "4. 2.9b) Ann asked". */
const isNumber = (before: string, after: string, isFirst: boolean): boolean =>
  /^\d+(?:\.\d+)+\.\s*$/u.test(before) ||
  (/^\s*\d+\.\s*$/u.test(before) &&
    (isFirst ? /^(?:["“„«]?\p{L}|\d+\.\d\S*\))/u : /^\d+\.\d\S*\)/u).test(after));

const CALLED = /\p{L},? \(\p{Ll}[^()]{0,30}[!?]\)\s*$/u;
/** Whether a German noun goes on with a sentence behind an exclamation in it: "im Notfall (grusel!) Briefe schreiben". */
function goesOnWithNoun(before: string, after: string, language: string): boolean {
  if (languageOf(language).capitalisesNouns !== true || !CALLED.test(before)) return false;
  const [word = ''] = /^\s*\p{L}+/u.exec(after) ?? [];
  return word !== '' && !isStopword(word.trim().toLowerCase(), language);
}

function isJoined(text: string, last: Cut, index: number, language: string): boolean {
  const before = text.slice(Math.max(last.start, index - LOOK_CHARS), index);
  const after = text.slice(index, index + LOOK_CHARS);
  if (IN_PARENTHESES.test(text.slice(index, index + JOIN_CHARS))) return false;
  if (goesOnWithNoun(before, after, language)) return true;
  // "... I don't care about form."
  if (OMISSION.test(text.slice(last.start, index)) || isFalseEnd(before, after)) return true;
  // "https://groups.example/#!forum/boats"
  if (/(?:https?:\/\/|www\.)[^\s。！？]+$/u.test(before)) return true;
  if (isNumber(before, after, last.start === 0)) return true;
  // "Java, .Net and PHP"
  if (/\s\.$/.test(before) && /^\p{L}/u.test(after)) return true;
  // "Append ?job=cook to it"
  if (/(?:^|\s)\?$/.test(before) && /^[\w[\]-]{1,40}=/.test(after)) return true;
  // a mark that begins a word opens a quotation: »so« in German, ”so” in Swedish
  if (/^\s*(?:[)\]”’»」』](?![\p{L}\p{N}])|["'](?:\s|$))/u.test(after)) return true;
  return (
    index - last.start <= JOIN_CHARS &&
    isOpen(text.slice(last.start, index), text.slice(index, index + JOIN_CHARS))
  );
}

const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['（', '）'],
  ['「', '」'],
];

function isOpen(before: string, after: string): boolean {
  return PAIRS.some(
    ([open, close]) => before.lastIndexOf(open) > before.lastIndexOf(close) && after.includes(close),
  );
}

function trimmed(text: string, { start, end }: Cut): Cut {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text.charAt(from))) from += 1;
  while (to > from && /\s/.test(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

const MARKUP = /<\/?[a-z][^<>]{0,200}>|\{\{|\}\}|\{%|%\}|\]\(|\*\*|```/i;

const hasMarkup = (text: string, code: readonly string[]): boolean =>
  MARKUP.test(text) && MARKUP.test(withLetters(text, code));

const ASKS = new RegExp(`[?？]${CLOSES}$`);

/** A text of this length with only one or two different letters (`漢漢漢…`, `a@a@…`) says nothing. */
const MIN_RUN_CHARS = 60;
const MAX_RUN_LETTERS = 2;

function fewLetters(text: string): ReadonlySet<string> | null {
  const letters = new Set<string>();
  for (const sign of text) {
    if (!/[\p{L}\p{N}]/u.test(sign)) continue;
    letters.add(sign.toLowerCase());
    if (letters.size > MAX_RUN_LETTERS) return null;
  }
  return letters;
}

const isRun = (text: string): boolean => text.length >= MIN_RUN_CHARS && fewLetters(text) !== null;

/** Removes the indexes of runs: adjacent blocks with the same one or two letters. */
function withoutRuns(blocks: readonly Block[], indexes: readonly number[]): number[] {
  const runs = new Set<number>();
  let stretch: number[] = [];
  let letters: ReadonlySet<string> = new Set();
  let chars = 0;
  const end = (): void => {
    if (chars >= MIN_RUN_CHARS) for (const index of stretch) runs.add(index);
    [stretch, letters, chars] = [[], new Set(), 0];
  };
  for (const index of indexes) {
    const { text = '' } = blocks[index] ?? {};
    const own = fewLetters(text);
    if (own === null || new Set([...letters, ...own]).size > MAX_RUN_LETTERS) end();
    if (own === null) continue;
    stretch.push(index);
    letters = new Set([...letters, ...own]);
    if (own.size > 0) chars += text.length;
  }
  end();
  return indexes.filter((index) => !runs.has(index));
}

/** "We made it! 🙂": a picture behind the mark of a sentence is part of it. */
const PICTURES = /^(?:[\p{Emoji_Presentation}\p{Emoji_Modifier}\u200D\s]|\p{Extended_Pictographic}\uFE0F)+$/u;

/** Sentences of the blocks, in order, without those with markup or only one or two letters. */
export function sentencesOf(
  { blocks, code }: Pick<Page, 'blocks' | 'code'>,
  indexes: readonly number[],
  language: string,
): Sentence[] {
  const sentences: Sentence[] = [];
  for (const index of withoutRuns(blocks, indexes)) {
    const block = blocks[index];
    if (block === undefined) continue;
    for (const { start, end } of splitSentences(withLetters(block.text, code), language)) {
      const text = block.text.slice(start, end);
      const last = sentences.at(-1);
      if (last?.block === index && block.start + start - last.end <= 1 && PICTURES.test(text)) {
        last.end = block.start + end;
        last.text = block.text.slice(last.start - block.start, end);
        continue;
      }
      if (!/[\p{L}\p{N}]/u.test(text) || hasMarkup(text, code) || isRun(text)) continue;
      sentences.push({
        text,
        start: block.start + start,
        end: block.start + end,
        block: index,
        hasDependentOpening: hasDependentOpening(text, language),
        isQuestion: ASKS.test(text),
      });
    }
  }
  return sentences;
}
