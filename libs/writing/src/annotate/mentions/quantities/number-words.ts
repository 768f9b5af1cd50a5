import { languageOf } from '../../../languages/registry.js';
import type { Numerals } from '../../../languages/numerals.types.js';
import { memoize } from '../../../text/memo.js';

/** Words that multiply the number before them. `m` is missing, because it often means metres. */
export const MAGNITUDES: Record<string, number> = {
  hundred: 1e2,
  thousand: 1e3,
  million: 1e6,
  millions: 1e6,
  billion: 1e9,
  billions: 1e9,
  trillion: 1e12,
  k: 1e3,
  crore: 1e7,
  crores: 1e7,
  lakh: 1e5,
  lakhs: 1e5,
  M: 1e6,
  mn: 1e6,
  bn: 1e9,
  B: 1e9,
  hundert: 1e2,
  tausend: 1e3,
  tsd: 1e3,
  'tsd.': 1e3,
  millionen: 1e6,
  'mio.': 1e6,
  mio: 1e6,
  milliarde: 1e9,
  milliarden: 1e9,
  'mrd.': 1e9,
  mrd: 1e9,
  mld: 1e9,
  'mld.': 1e9,
  cien: 1e2,
  cientos: 1e2,
  mil: 1e3,
  millón: 1e6,
  millones: 1e6,
  'mil millones': 1e9,
  mille: 1e3,
  honderd: 1e2,
  milliard: 1e9,
  milliards: 1e9,
  milhão: 1e6,
  milhões: 1e6,
  bilhão: 1e9,
  bilhões: 1e9,
  mila: 1e3,
  milione: 1e6,
  milioni: 1e6,
  miliardo: 1e9,
  miliardi: 1e9,
  bin: 1e3,
  milyon: 1e6,
  тысяча: 1e3,
  тысячи: 1e3,
  тысяч: 1e3,
  млн: 1e6,
  миллион: 1e6,
  миллиона: 1e6,
  миллионов: 1e6,
  tysiąc: 1e3,
  tysiące: 1e3,
  tysięcy: 1e3,
  mln: 1e6,
  duizend: 1e3,
  miljoen: 1e6,
  miljard: 1e9,
  万: 1e4,
  萬: 1e4,
  億: 1e8,
  亿: 1e8,
  兆: 1e12,
  千: 1e3,
  만: 1e4,
  억: 1e8,
};

function joinedWords({ counts = '', tens = '', join, scores }: Numerals): (readonly [string, number])[] {
  if (join === undefined) return [];
  const ones = counts.split(' ').slice(1, 10);
  const joined = tens
    .split(' ')
    .flatMap((ten, at) =>
      ones.flatMap((one, index) =>
        join(ten, one).map((word): [string, number] => [word, (at + 2) * 10 + index + 1]),
      ),
    );
  return [...joined, ...(scores?.(counts.split(' ')) ?? [])];
}

function wordsOf(language: string): Map<string, number> {
  const { numerals } = languageOf(language);
  const words = new Map<string, number>(joinedWords(numerals));
  (numerals.counts ?? '').split(' ').forEach((word, value) => words.set(word, value));
  (numerals.tens ?? '').split(' ').forEach((word, index) => words.set(word, (index + 2) * 10));
  for (const pair of (numerals.further ?? '').split(' ')) {
    const [word = '', value] = pair.split(':');
    words.set(word, Number(value));
  }
  words.delete('');
  if (numerals.dozen !== undefined) words.set(numerals.dozen, 12);
  return words;
}

/** Number word → value; empty if the language has no list. */
export const numberWords = memoize(wordsOf);
