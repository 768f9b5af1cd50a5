import { memoize } from '../../../text/memo.js';
import { TextPattern } from '../../../text/text-pattern.js';
import type { Mention } from '../mention.js';

/** Counts that name no number, by language: the words, and how many they are at least; larger ones first. */
const WORDS: Readonly<Record<string, readonly (readonly [words: string, least: number])[]>> = {
  en: [
    ['hundreds of millions', 1e8],
    ['tens of millions', 1e7],
    ['millions', 1e6],
    ['hundreds of thousands', 1e5],
    ['tens of thousands', 1e4],
    ['thousands', 1e3],
    ['hundreds', 100],
    ['scores of', 20],
    ['dozens', 12],
  ],
  de: [
    ['Hunderttausende[rn]?', 1e5],
    ['Zehntausende[rn]?', 1e4],
    ['Tausende[rn]?', 1e3],
    ['Hunderte[rn]?', 100],
    ['Dutzende[rn]?', 12],
  ],
  es: [
    ['cientos de miles', 1e5],
    ['decenas de miles', 1e4],
    ['miles de', 1e3],
    ['cientos|centenares', 100],
    ['decenas|docenas', 10],
  ],
  fr: [
    ['centaines de milliers', 1e5],
    ['dizaines de milliers', 1e4],
    ['milliers', 1e3],
    ['centaines', 100],
    ['dizaines|douzaines', 10],
  ],
  it: [
    ['centinaia di migliaia', 1e5],
    ['decine di migliaia', 1e4],
    ['migliaia', 1e3],
    ['centinaia', 100],
    ['decine|dozzine', 10],
  ],
  pt: [
    ['centenas de milhares', 1e5],
    ['dezenas de milhares', 1e4],
    ['milhares', 1e3],
    ['centenas', 100],
    ['dezenas|dúzias', 10],
  ],
  nl: [
    ['honderdduizenden', 1e5],
    ['tienduizenden', 1e4],
    ['duizenden', 1e3],
    ['honderden', 100],
    ['tientallen', 10],
  ],
  ja: [
    ['数百万', 1e6],
    ['数十万', 1e5],
    ['数万|何万', 1e4],
    ['数千|何千', 1e3],
    ['数百|何百', 100],
    ['数十|何十', 10],
  ],
};

interface VagueQuantifiers {
  any: TextPattern;
  each: readonly (readonly [RegExp, number])[];
}

const countsOf = memoize((language: string): VagueQuantifiers => {
  const words = WORDS[language] ?? [];
  const [before, behind] = language === 'ja' ? ['', ''] : ['(?<!\\p{L})', '(?!\\p{L})'];
  const all = words.map(([each]) => each).join('|') || '(?!)';
  return {
    any: new TextPattern(new RegExp(`${before}(?:${all})${behind}`, 'giu')),
    each: words.map(([each, least]) => [new RegExp(`^(?:${each})$`, 'iu'), least] as const),
  };
});

/** What is counted stands within so many signs behind its count, past small words. */
const COUNTED_CHARS = 40;
const COUNTED = new TextPattern(/^(?:[^\S\n]\p{L}{1,3}(?!\p{L})){0,2}(?:[^\S\n]|['’])(\p{L}{4,})/u);

/** `dozens of`, `Tausende`, `数百` as numbers of their own: `open 100`, at least a hundred. */
export function findVagueQuantifiers(text: string, language: string): Mention[] {
  const { any, each } = countsOf(language);
  return [...text.matchAll(any.for(text))].map(({ 0: said, index: start }) => {
    const least = each.find(([words]) => words.test(said))?.[1] ?? 0;
    const end = start + said.length;
    const behind = text.slice(end, end + COUNTED_CHARS);
    const counted = COUNTED.for(behind).exec(behind)?.[1];
    const count: Mention = { kind: 'number', text: said, value: `open ${least}`, start, end };
    return counted === undefined ? count : { ...count, counted };
  });
}
