import type { AppliedVoice, Term } from '@repurpose/contract';
import type { Source } from '../source/source.types.js';
import { onceFor } from '../text/once-for.js';
import { termsFor } from './merged-terms.js';
import { findTerms } from './terms.js';
import { Reading } from '../text/words-in.js';
import { lixPreferenceFor } from './style/readability.js';
import { preferenceFor } from './style/preference.js';

/** Banned words in more than this fraction of the sentences are the topic of the text. */
const MAX_PART = 0.2;

/** Tests for sentences with a banned word that has no replacement; null if there are none or too many to avoid. */
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

/** Prefers sentences that resemble the samples or bring the text nearer to the target LIX; null if neither applies. */
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
 * A source adapted to a voice for the writer without a model: it avoids sentences with banned words that have
 * no replacement, unless they are frequent, and prefers sentences like the voice's samples.
 */
export const voicedSource = (source: Source, voice: AppliedVoice | null | undefined): Source =>
  voice ? readings(voice)(source) : source;
