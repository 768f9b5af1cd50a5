import {
  DEFAULT_VOICE_RULES,
  VOICE_LIMITS,
  type AppliedVoice,
  type VoiceHit,
  type VoiceRule,
} from '@repurpose/contract';
import type { Source } from '../../source/source.types.js';
import { countsKnownFor } from './fingerprint.js';
import { noCounts, sentenceCountsOf, type SentenceCounts } from './text-counts.js';
import { lixOf, ratesOf } from './traits.js';

/** A text within this distance of its target LIX meets it. */
const NEAR_LIX = 5;
/** The tolerance of the sentence length, as a fraction of the target. */
const NEAR_WORDS = 0.3;
/** A sentence this far from the source's LIX has full weight. */
const FAR_LIX = 20;

const bounded = (value: number): number => Math.max(-1, Math.min(1, value));

const missed = (rule: VoiceRule, text: string): VoiceHit => ({ segment: '', text, rule, kept: 'source' });

/** The readability targets that a text misses; none if it is too short to judge. */
export function missedTargets(
  text: string,
  { rules, fingerprint }: AppliedVoice,
  language: string,
): VoiceHit[] {
  const { lix, sentenceWords } = { ...DEFAULT_VOICE_RULES, ...rules };
  if (lix === null && sentenceWords === null) return [];
  const known = fingerprint?.language === language ? countsKnownFor(fingerprint) : noCounts();
  const sentences = sentenceCountsOf(text, language, known);
  if (sentences.reduce((sum, { size }) => sum + size, 0) < VOICE_LIMITS.judgedWords) return [];
  const rates = ratesOf(sentences);
  const [words, found] = [Math.round(rates.sentenceWords), Math.round(lixOf(rates))];
  const hits: VoiceHit[] = [];
  if (sentenceWords !== null && Math.abs(words - sentenceWords) > sentenceWords * NEAR_WORDS)
    hits.push(missed('sentence-length', `${words} words a sentence, target ${sentenceWords}`));
  if (lix !== null && Math.abs(found - lix) > NEAR_LIX)
    hits.push(missed('readability', `LIX ${found}, target ${lix}`));
  return hits;
}

/** Scores how far a sentence brings a text of this source nearer to a LIX, −1 to 1. */
export function lixPreferenceFor(lix: number, { sentences, language }: Source): (text: string) => number {
  const known = noCounts();
  const countsOf = (text: string): SentenceCounts[] => sentenceCountsOf(text, language, known);
  const usual = lixOf(ratesOf(sentences.flatMap(({ text }) => countsOf(text))));
  const towards = bounded((lix - usual) / FAR_LIX);
  return (text) => towards * bounded((lixOf(ratesOf(countsOf(text))) - usual) / FAR_LIX);
}
