import type { AppliedVoice, Term } from '@repurpose/contract';
import type { Source } from '../source/source.types.js';
import { onceFor } from '../text/once-for.js';
import { termsFor } from './merged-terms.js';
import { Reading } from './reading.js';
import { lixPreferenceFor } from './style/readability.js';
import { preferenceFor } from './style/preference.js';
import { findTerms } from './terms.js';

/** Part of the sentences from which a word is what the text is about. */
const MAX_PART = 0.2;

/** Sentences with a word that a voice bans and has no other word for; null where they are none, or too many to do without. */
function avoidanceFor(
  terms: readonly Term[],
  { sentences, language }: Source,
): ((text: string) => boolean) | null {
  const hopeless = termsFor(terms, language).filter(
    ({ kind, replacement }) => kind === 'banned' && replacement === null,
  );
  if (hopeless.length === 0) return null;
  const known = new Map<string, boolean>();
  const avoids = (text: string): boolean => {
    const found = known.get(text) ?? findTerms(new Reading(text), hopeless).length > 0;
    known.set(text, found);
    return found;
  };
  const { length } = sentences.filter(({ text }) => avoids(text));
  return length > 0 && length <= sentences.length * MAX_PART ? avoids : null;
}

/** Of sentences that matter about as much: those like the samples, or nearer to the LIX that is asked for. */
function preferenceOf(
  { fingerprint, rules: { lix = null } }: AppliedVoice,
  source: Source,
): ((text: string) => number) | null {
  const like = preferenceFor(fingerprint, source);
  const readable = lix === null ? null : lixPreferenceFor(lix, source);
  return like && readable ? (text) => (like(text) + readable(text)) / 2 : (like ?? readable);
}

const readings = onceFor((voice: AppliedVoice) =>
  onceFor((source: Source): Source => {
    const [avoids, prefers] = [avoidanceFor(voice.terms, source), preferenceOf(voice, source)];
    return avoids || prefers ? { ...source, ...(avoids && { avoids }), ...(prefers && { prefers }) } : source;
  }),
);

/**
 * A source as a writer without a model reads it for a voice: sentences with a banned word that has no replacement are not
 * chosen, and of sentences that matter about as much those like the voice's samples are. Where a text keeps using a banned
 * word it is the matter: it stays, and the checks name it.
 */
export const voicedSource = (source: Source, voice: AppliedVoice | null | undefined): Source =>
  voice ? readings(voice)(source) : source;
