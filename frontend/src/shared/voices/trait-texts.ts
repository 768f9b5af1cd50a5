import type { TraitKey } from '@repurpose/contract';

interface TraitText {
  label: string;
  /** One value, or the ends of a range. */
  show: (...values: readonly number[]) => string;
}
const percent: TraitText['show'] = (...values) =>
  `${values.map((value) => Math.round(value * 100)).join('–')} %`;
const plain: TraitText['show'] = (...values) => values.map((value) => value.toFixed(1)).join('–');

export const TRAIT_TEXTS: Readonly<Record<TraitKey, TraitText>> = {
  sentenceWords: { label: 'Words per sentence', show: plain },
  shortSentences: { label: 'Short sentences', show: percent },
  longSentences: { label: 'Long sentences', show: percent },
  wordLetters: { label: 'Letters per word', show: plain },
  longWords: { label: 'Long words', show: percent },
  variety: { label: 'Different words', show: percent },
  contractions: { label: 'Contractions', show: percent },
  firstPerson: { label: 'I and we', show: percent },
  reader: { label: 'You', show: percent },
  questions: { label: 'Questions', show: percent },
  exclamations: { label: 'Exclamations', show: percent },
  commas: { label: 'Commas per sentence', show: plain },
  dashes: { label: 'Dashes', show: percent },
  brackets: { label: 'Brackets', show: percent },
  functionWords: { label: 'Small words (of, but)', show: percent },
};
