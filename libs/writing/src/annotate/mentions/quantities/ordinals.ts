import { languageOf } from '../../../languages/registry.js';
import { TextPattern } from '../../../text/text-pattern.js';
import type { Mention } from '../mention.js';
import { memoize } from '../../../text/memo.js';

const IN_DIGITS = new TextPattern(
  /(?<![\d.,])(\d{1,2})(?:st|nd|rd|th)[ -](?:\p{L}+est|most|least|floor|place|edition|generation|anniversary|century|term)(?!\p{L})|(?:第)?([2-9])(?:番目|位)(?=に)/gu,
);

interface Ranks {
  pattern: TextPattern;
  /** The beginning of each rank word, from second on. */
  stems: readonly RegExp[];
}

const ranksOf = memoize((language: string): Ranks | null => {
  const { ranks = [], rankVerbs = '(?!)' } = languageOf(language).numerals;
  const [stems, behind] = ranks;
  return stems === undefined || behind === undefined
    ? null
    : {
        pattern: new TextPattern(
          new RegExp(
            `(?<!\\p{L})(?:${stems})(?:${behind})|(?<=(?<!\\p{L})${rankVerbs})(?:${stems})(?:e[nrs]?)?(?!\\p{L}| \\p{L}*(?:time|mal|vez|fois))`,
            'giu',
          ),
        ),
        stems: stems.split('|').map((stem) => new RegExp(`^(?:${stem})`, 'iu')),
      };
});

/** Ranks (`third-largest`, `drittgrößte`, `3rd place`) as numbers with the value `rank 3`. */
export function findRanks(text: string, language: string): Mention[] {
  const found = IN_DIGITS.matchesIn(text).map((match) => rankOf(match, Number(match[1] ?? match[2])));
  const ranks = ranksOf(language);
  if (ranks === null) return found;
  for (const match of ranks.pattern.matchesIn(text))
    found.push(rankOf(match, ranks.stems.findIndex((stem) => stem.test(match[0])) + 2));
  return found;
}

function rankOf({ 0: said, index: start }: RegExpExecArray, rank: number): Mention {
  return { kind: 'number', text: said, value: `rank ${rank}`, start, end: start + said.length };
}
