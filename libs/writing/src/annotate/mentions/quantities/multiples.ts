import { oneOf } from '../../../text/one-of.js';
import { languageOf } from '../../../languages/registry.js';
import { TextPattern } from '../../../text/text-pattern.js';
import type { Mention } from '../mention.js';
import { numberWords } from './number-words.js';
import { memoize } from '../../../text/memo.js';

const TIMES = oneOf`
  [_-]?fold(?!\p{L}) [x×](?![\p{L}\d])(?!_?\d) _times_(?:as_|more|higher|larger|faster|the_) -mal_so_
  _mal_so_ fache[nrs]?(?!\p{L}) _veces_(?:más|mayor) _fois_plus _volte_(?:più|tanto) 倍`;
const IN_FIGURES = new TextPattern(new RegExp(String.raw`(?<![\d.,])(\d+(?:[.,]\d+)?)(?:${TIMES})`, 'giu'));

function inNumberWords(text: string, language: string): Mention[] {
  const pattern = patternsOf(language).times;
  if (pattern === null) return [];
  const table = numberWords(language);
  const amountOf = (word = ''): number => table.get(word.toLowerCase()) ?? 0;
  return pattern
    .matchesIn(text)
    .map((match) => multipleOf(match, String(amountOf(match[1]) + amountOf(match[2]))));
}

interface Patterns {
  any: TextPattern;
  words: readonly (readonly [TextPattern, string])[];
  /** A number word used as a multiple; null if the language has none. */
  times: TextPattern | null;
}

const patternsOf = memoize((language: string): Patterns => {
  const { isUnspaced, numerals } = languageOf(language);
  const edge = isUnspaced ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})'];
  const { multiples = [], timesAs: times } = numerals;
  const numbers = [...numberWords(language).keys()].join('|');
  // `thirty-five times as many`
  const tens = numerals.tens === undefined ? '()' : `(?:(${numerals.tens.replaceAll(' ', '|')})[ -])?`;
  return {
    any: new TextPattern(new RegExp(multiples.map(([words]) => words).join('|') || '(?!)', 'iu')),
    words: multiples.map(
      ([words, value]) =>
        [new TextPattern(new RegExp(`${edge[0]}(?:${words})${edge[1]}`, 'giu')), value] as const,
    ),
    times:
      times === undefined
        ? null
        : new TextPattern(new RegExp(`(?<!\\p{L})${tens}(${numbers})${times}`, 'giu')),
  };
});

/** Multiples (`twice`, `verdreifacht`, `1.5倍`) as numbers with the value `x 2`. */
export function findMultiples(text: string, language: string): Mention[] {
  const { any, words } = patternsOf(language);
  const inWords = (any.for(text).test(text) ? words : []).flatMap(([pattern, times]) =>
    pattern.matchesIn(text).map((match) => multipleOf(match, times)),
  );
  const inFigures = IN_FIGURES.matchesIn(text).map((match) =>
    multipleOf(match, (match[1] ?? '').replace(',', '.')),
  );
  return [...inWords, ...inNumberWords(text, language), ...inFigures];
}

function multipleOf({ 0: said, index: start }: RegExpExecArray, times: string): Mention {
  return { kind: 'number', text: said, value: `x ${times}`, start, end: start + said.length };
}
