import { countWords } from '../languages/words.js';

const MAX_LABEL_WORDS = 6;
/** Pronouns and verbs of a clause: "Something else is new: …" states something and is no label. */
const STATES =
  /^(?:i|we|you|he|she|they|it|there|that|ich|wir|sie|es|yo|je|nous|il|elle|on)\s|(?<!\p{L})(?:is|are|was|were|has|have|had|ist|sind|hat|haben|son|era|est|sont)(?!\p{L})/iu;

/** "Walking sticks. These are …" */
const TITLE = /^[^:：.!?。]{2,40}(?:(?=\.\s\S)|\.["”](?=\s\S))/u;

/** The title an item begins with, or empty. Only a title if every item of the list has one. */
export function titleOfItem(text: string): string {
  const title = TITLE.exec(text)?.[0] ?? '';
  return title && countWords(title) < MAX_LABEL_WORDS && !STATES.test(title) ? title : '';
}

/** "Write for humans: step back …" has the label "Write for humans", and "Monday - Friday: 10 - 6" both days; empty without one. */
export function labelOf(text: string): string {
  const label =
    /^((?:[^:：.!?。"“„«»「]|\.(?=\p{L})){3,60}?)(?:\s?:\s+|：\s*|\s[–—-]\s(?=\p{Lu})(?!\S+: ))\S/u.exec(
      text,
    )?.[1] ?? '';
  return label && countWords(label) <= MAX_LABEL_WORDS && !STATES.test(label) ? label : '';
}
