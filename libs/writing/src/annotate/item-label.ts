import { countWords } from '../languages/words.js';
import type { Unit } from './unit.types.js';

const MAX_LABEL_WORDS = 6;
/** Pronouns and verbs of a clause, which is not a label: "Something else is new: …", "I'm sorry: …". */
const STATES =
  /^(?:i|we|you|he|she|they|it|there|that|ich|wir|sie|es|yo|je|nous|il|elle|on)(?:['’]\p{L}{1,2})?\s|(?<!\p{L})(?:is|are|was|were|has|have|had|ist|sind|hat|haben|son|era|est|sont)(?!\p{L})/iu;

/** "Walking sticks. These are …". */
const TITLE = /^[^:：.!?。]{2,40}(?:(?=\.\s\S)|\.["”](?=\s\S))/u;

/** The title at the beginning of an item; empty for none. It counts only if every item of the list has one. */
export function titleOfItem(text: string): string {
  const title = TITLE.exec(text)?.[0] ?? '';
  return title && countWords(title) < MAX_LABEL_WORDS && !STATES.test(title) ? title : '';
}

/** The label at the beginning of a text ("Write for humans: step back …", "Monday - Friday: 10 - 6", "28. Oktober: der Bau"); empty for none. */
export function labelOf(text: string): string {
  const label =
    /^((?:[^:：.!?。"“„«»「]|\.(?=\p{L})|(?<=^\d{1,2})\.(?= \p{L})){3,60}?)(?:\s?:\s+|：\s*|\s[–—-]\s(?=\p{Lu})(?!\S+: ))\S/u.exec(
      text,
    )?.[1] ?? '';
  return label && countWords(label) <= MAX_LABEL_WORDS && !STATES.test(label) ? label : '';
}

/** Whether a sentence concludes its section and says so by a label: "Lesson learned: …". */
export const isLabelledEnd = ({ isSumming, text }: Pick<Unit, 'isSumming' | 'text'>): boolean =>
  isSumming && labelOf(text) !== '';
