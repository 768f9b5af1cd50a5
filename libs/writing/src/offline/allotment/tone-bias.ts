import type { Tone } from '@repurpose/contract';
import type { Candidate } from '../analysis/analysis.types.js';

const SPEAKS_TO_READER =
  /\b(?:you|your|we|our|us|du|dein|wir|tú|tu|nosotros|vous|nous|noi|você|nós|jij|je|wij)\b/iu;

const BIAS: Readonly<Record<Tone, (candidate: Candidate) => boolean>> = {
  professional: () => false,
  casual: ({ words }) => words <= 14,
  friendly: ({ text }) => SPEAKS_TO_READER.test(text),
  enthusiastic: ({ text }) => text.endsWith('!') || SPEAKS_TO_READER.test(text),
  authoritative: ({ figure }) => figure !== '',
  humorous: ({ isQuestion, isQuoted, words }) => isQuestion || isQuoted || words <= 10,
  inspirational: ({ isQuoted, text }) => isQuoted || SPEAKS_TO_READER.test(text),
  educational: ({ isItem }) => isItem,
};

/** A small preference of the tone among sentences of about equal worth. */
export function toneBias(tone: Tone, candidate: Candidate): number {
  return BIAS[tone](candidate) ? 0.05 : 0;
}
