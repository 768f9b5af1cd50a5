import { contentKeys, countWords } from '../languages/words.js';
import type { Unit } from './unit.types.js';

/** A sentence outside the text's blocks, from its description. */
export const loneUnit = (text: string, index: number, language: string): Unit => ({
  index,
  text,
  block: -1,
  section: 0,
  words: countWords(text),
  stems: [...new Set(contentKeys(text, language))],
  speaker: '',
  isItem: false,
  isQuestion: /[?？]$/u.test(text),
  opensBlock: index === -1,
  question: '',
  reach: 0,
  isDependent: index !== -1,
  announces: false,
  owesNext: false,
  isSumming: false,
  leadsHeadings: false,
  isUntellable: false,
  shown: '',
  isHedged: false,
  isIntent: false,
  isContrast: /\b(?:but|anyway|not|yet|aber|nicht|pero|mais)\b/iu.test(text),
  isCue: false,
  statesPoint: false,
  isDemand: false,
  needsName: false,
  figure: '',
  salience: 1,
});
