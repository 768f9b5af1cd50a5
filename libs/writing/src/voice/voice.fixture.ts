import { DEFAULT_VOICE_RULES, type AppliedVoice, type Term, type VoiceRules } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { readSource } from '../source/read-source.js';
import { applyVoice } from './apply-voice.js';

export const voiceOf = (rules: Partial<VoiceRules> = {}, terms: readonly Term[] = []): AppliedVoice => ({
  id: 'voice',
  version: 1,
  name: 'House',
  rules: { ...DEFAULT_VOICE_RULES, ...rules },
  terms: [...terms],
  fingerprint: null,
});

export const banned = (text: string, replacement: string | null, forms: string[] = []): Term => ({
  kind: 'banned',
  text,
  forms,
  replacement,
  isCaseSensitive: false,
});
export const preferred = (text: string, forms: string[]): Term => ({
  kind: 'preferred',
  text,
  forms,
  replacement: null,
  isCaseSensitive: false,
});
export const protectedTerm = (text: string): Term => ({
  kind: 'protected',
  text,
  forms: [],
  replacement: null,
  isCaseSensitive: false,
});

export const BERTHS = 'The harbour has 40 berths. Anna Keel runs it.';

/** A sentence as a voice writes it. */
export const said = (bullet: string, voice: AppliedVoice, language = 'en'): string => {
  const draft: Draft = { format: 'summary', title: '', bullets: [bullet] };
  const voiced = applyVoice(draft, voice, { ...readSource(BERTHS), language }).draft;
  return voiced.format === 'summary' ? (voiced.bullets[0] ?? '') : '';
};
