import { DEFAULT_VOICE_RULES, type AppliedVoice, type Term, type VoiceRules } from '@repurpose/contract';

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
