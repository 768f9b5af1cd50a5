import type { AppliedVoice, Term } from '@repurpose/contract';
import type { Source } from '../source/source.types.js';
import { onceFor } from '../text/once-for.js';
import { findTerms } from './terms.js';

/** Part of the sentences from which a word is what the text is about. */
const MAX_PART = 0.2;

const readings = onceFor((terms: readonly Term[]) => {
  const hopeless = terms.filter(({ kind, replacement }) => kind === 'banned' && replacement === null);
  const avoids = (text: string): boolean => findTerms(text, hopeless).length > 0;
  return onceFor((source: Source): Source => {
    const { length } = source.sentences.filter(({ text }) => avoids(text));
    const isRare = length > 0 && length <= source.sentences.length * MAX_PART;
    return isRare ? { ...source, avoids } : source;
  });
});

/**
 * A source in which sentences with a word that a voice bans, and has no other word for, are not chosen. Where a text keeps
 * using the word it is the matter: it stays, and the checks name it.
 */
export const avoiding = (source: Source, voice: AppliedVoice | null | undefined): Source =>
  voice ? readings(voice.terms)(source) : source;
