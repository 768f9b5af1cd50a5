import type { Draft } from '../drafts/drafts.types.js';
import { mapDraft } from '../drafts/map-draft.js';
import { isUnspaced } from '../offline/language/words.js';
import { partsOfText } from '../platforms/units-of-text.js';

/** Comparable form of a sentence: letters and digits only. */
export const keyOf = (sentence: string): string => sentence.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Shorter ones ("Hello,", "Reply.") may come back without being noticed; a sentence of Japanese is half as long. */
const MIN_KEY_CHARS = 16;
const MIN_UNSPACED_CHARS = 8;

/** The paragraphs of running text of a draft in reading order; titles, tags and words on screen left out. */
export function paragraphsOf(draft: Draft): string[] {
  const texts: string[] = [];
  mapDraft(draft, (text, role) => {
    if (role === 'prose' || role === 'needed')
      texts.push(...text.split('\n').filter((line) => line.trim() !== ''));
    return text;
  });
  return texts;
}

/** The sentences of a draft's running text in reading order. */
export function sentencesOfDraft(draft: Draft): string[] {
  return paragraphsOf(draft).flatMap((text) =>
    partsOfText(text, 'sentence')
      .map((part) => part.trim())
      .filter(Boolean),
  );
}

/** Keys of the sentences that are long enough to be told apart. */
export function sentenceKeys(draft: Draft): string[] {
  return sentencesOfDraft(draft)
    .map(keyOf)
    .filter((key) => key.length >= (isUnspaced(key) ? MIN_UNSPACED_CHARS : MIN_KEY_CHARS));
}
