import type { Draft } from '../formats/draft/draft.types.js';
import { mapDraft } from '../formats/draft/map-draft.js';
import { sentenceKeysOf } from '../text/sentence-keys.js';
import { partsOfText } from '../text/units-of-text.js';

/** The paragraphs of a draft's running text in order, without titles, tags and words on screen. */
export function paragraphsOf(draft: Draft): string[] {
  const texts: string[] = [];
  mapDraft(draft, (text, role) => {
    if (role === 'prose' || role === 'needed')
      texts.push(...text.split('\n').filter((line) => line.trim() !== ''));
    return text;
  });
  return texts;
}

export function sentencesOfDraft(draft: Draft): string[] {
  return paragraphsOf(draft).flatMap((text) =>
    partsOfText(text, 'sentence')
      .map((part) => part.trim())
      .filter(Boolean),
  );
}

export function sentenceKeys(draft: Draft): string[] {
  return paragraphsOf(draft).flatMap(sentenceKeysOf);
}
