import { TextPattern } from '../../../text/text-pattern.js';
import type { Mention } from '../mention.js';
import { numberWords } from './number-words.js';
import { memoize } from '../../../text/memo.js';

/** Three to ten. */
const GERMAN = ['drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** How many times as much, in words, by language; the figure forms (`2.5 times`, `1.5倍`) stand below. */
const WORDS: Readonly<Record<string, readonly (readonly [words: string, times: string])[]>> = {
  en: [
    ['twice|doubl(?:e|es|ed|ing)(?! (?:room|check|bed|down|bass|act|standard))|two-?fold', '2'],
    ['thrice|tripl(?:e|es|ed|ing)|treble[sd]?|three-?fold', '3'],
    ['quadrupl(?:e|es|ed|ing)|four-?fold', '4'],
    ['quintupl(?:e|es|ed|ing)|five-?fold', '5'],
    ['sextupl(?:e|es|ed|ing)|six-?fold', '6'],
    ['ten-?fold', '10'],
    ['halv(?:e|es|ed|ing)', '0.5'],
  ],
  de: [
    ['doppelt(?:e[nrs]?)?|verdoppel(?:t|te|ten|n)', '2'],
    ...GERMAN.map((word, at): readonly [string, string] => [
      `(?:ver)?${word}fach(?:e[nrs]?|t|te|ten|en)?|${word}mal`,
      String(at + 3),
    ]),
    ['halbier(?:t|te|ten|en)', '0.5'],
  ],
  es: [
    ['el doble|dobl(?:ó|aron|ado|ada|ar)|duplic(?:a|an|ó|aron|ado|ada|ar)', '2'],
    ['el triple|triplic(?:a|an|ó|aron|ado|ada|ar)', '3'],
    ['el cuádruple|cuadruplic(?:a|an|ó|aron|ado|ada|ar)', '4'],
    ['el quíntuple|quintuplic(?:a|an|ó|aron|ado|ada|ar)', '5'],
  ],
  fr: [
    ['le double|doubl(?:é|ée|és|ées|ent|er)', '2'],
    ['le triple|tripl(?:é|ée|és|ées|ent|er)', '3'],
  ],
  it: [
    ['il doppio|raddoppi(?:a|ano|ato|ata|ati|ate|are)', '2'],
    ['il triplo|triplic(?:a|ano|ato|ata|ati|ate|are)', '3'],
  ],
  pt: [
    ['o dobro|dobr(?:a|am|ou|aram|ado|ada|ar)|duplic(?:a|am|ou|aram|ado|ada|ar)', '2'],
    ['o triplo|triplic(?:a|am|ou|aram|ado|ada|ar)', '3'],
  ],
  nl: [
    ['verdubbel(?:t|d|de|den|en)', '2'],
    ['verdrievoudig(?:t|d|de|den|en)', '3'],
  ],
  ja: [
    ['倍増|二倍', '2'],
    ['三倍', '3'],
  ],
};
const IN_FIGURES = new TextPattern(
  /(?<![\d.,])(\d+(?:[.,]\d+)?)(?:[ -]?fold(?!\p{L})| times (?:as |more|higher|larger|faster|the )|-mal so | mal so |fache[nrs]?(?!\p{L})| veces (?:más|mayor)| fois plus| volte (?:più|tanto)|倍)/giu,
);

/** What makes a number in words a multiple. */
const TIMES: Readonly<Record<string, string>> = {
  en: ' times (?=as |more |higher |larger |faster |the |what |its |their )',
  de: 'mal (?=so |mehr )',
  es: ' veces (?=más |mayor|l[oa]s? )',
  fr: ' fois (?=plus |l[ae]s? |c[eé])',
  it: ' volte (?=più |tant[oi]|quell|quant[oi]|il |l[ae] )',
  pt: ' vezes (?=mais |maior|[oa]s? )',
  nl: ' keer (?=zo |meer |de |het )',
};

function inNumberWords(text: string, language: string): Mention[] {
  const pattern = patternsOf(language).times;
  if (pattern === null) return [];
  const table = numberWords(language);
  return [...text.matchAll(pattern.for(text))].map((match) =>
    multipleOf(match, String(table.get((match[1] ?? '').toLowerCase()) ?? '')),
  );
}

interface Patterns {
  /** The words of any multiple: a text without is not searched for each. */
  any: TextPattern;
  words: readonly (readonly [TextPattern, string])[];
  /** A number in words that is a multiple; null where a language has none. */
  times: TextPattern | null;
}

const patternsOf = memoize((language: string): Patterns => {
  const edge = language === 'ja' ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})'];
  const times = TIMES[language];
  const numbers = [...numberWords(language).keys()].join('|');
  return {
    any: new TextPattern(
      new RegExp((WORDS[language] ?? []).map(([words]) => words).join('|') || '(?!)', 'iu'),
    ),
    words: (WORDS[language] ?? []).map(
      ([words, value]) =>
        [new TextPattern(new RegExp(`${edge[0]}(?:${words})${edge[1]}`, 'giu')), value] as const,
    ),
    times: times === undefined ? null : new TextPattern(new RegExp(`(?<!\\p{L})(${numbers})${times}`, 'giu')),
  };
});

/** How many times as much something is, became or was (`twice`, `verdreifacht`, `1.5倍`), as numbers of their own: `x 2`. */
export function findMultiples(text: string, language: string): Mention[] {
  const { any, words } = patternsOf(language);
  const inWords = (any.for(text).test(text) ? words : []).flatMap(([pattern, times]) =>
    [...text.matchAll(pattern.for(text))].map((match) => multipleOf(match, times)),
  );
  const inFigures = [...text.matchAll(IN_FIGURES.for(text))].map((match) =>
    multipleOf(match, (match[1] ?? '').replace(',', '.')),
  );
  return [...inWords, ...inNumberWords(text, language), ...inFigures];
}

function multipleOf({ 0: said, index: start }: RegExpExecArray, times: string): Mention {
  return { kind: 'number', text: said, value: `x ${times}`, start, end: start + said.length };
}
