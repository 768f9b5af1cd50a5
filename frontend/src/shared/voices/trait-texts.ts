import type { TraitKey } from '@repurpose/contract';

interface TraitText {
  label: string;
  /** One value, or the ends of a range. */
  show: (...values: readonly number[]) => string;
}
const shareOf =
  (whole: number, sign: string): TraitText['show'] =>
  (...values) =>
    `${values.map((value) => Math.round(value * whole)).join('–')} ${sign}`;
const percent = shareOf(100, '%');
/** In a thousand words. */
const per1000 = shareOf(1000, '‰');
const plain: TraitText['show'] = (...values) => values.map((value) => value.toFixed(1)).join('–');

export const TRAIT_TEXTS: Readonly<Record<TraitKey, TraitText>> = {
  sentenceWords: { label: 'Words per sentence', show: plain },
  sentenceLow: { label: 'Shortest tenth, words', show: plain },
  sentenceMedian: { label: 'Middle sentence, words', show: plain },
  sentenceHigh: { label: 'Longest tenth, words', show: plain },
  shortSentences: { label: 'Short sentences', show: percent },
  longSentences: { label: 'Long sentences', show: percent },
  paragraphWords: { label: 'Words per paragraph', show: plain },
  lix: { label: 'Readability (LIX)', show: plain },
  wordLetters: { label: 'Letters per word', show: plain },
  longWords: { label: 'Long words', show: percent },
  variety: { label: 'Different words', show: percent },
  contracted: { label: 'Contractions', show: percent },
  firstSingular: { label: 'I', show: per1000 },
  firstPlural: { label: 'We', show: per1000 },
  reader: { label: 'You', show: per1000 },
  linkOpeners: { label: 'Opens: And, But, So', show: percent },
  pronounOpeners: { label: 'Opens: We, It, This', show: percent },
  hedges: { label: 'Hedges (may, could)', show: per1000 },
  stockPhrases: { label: 'Stock phrases', show: per1000 },
  questions: { label: 'Questions', show: percent },
  commas: { label: 'Commas per sentence', show: plain },
  exclamationMarks: { label: 'Exclamation marks', show: per1000 },
  semicolons: { label: 'Semicolons', show: per1000 },
  colons: { label: 'Colons', show: per1000 },
  dashes: { label: 'Dashes', show: per1000 },
  brackets: { label: 'Brackets', show: per1000 },
  emoji: { label: 'Emoji', show: per1000 },
  functionWords: { label: 'Small words (of, but)', show: percent },
};
