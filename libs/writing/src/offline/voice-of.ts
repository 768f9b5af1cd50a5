import type { Formality, RepurposeSettings } from '@repurpose/contract';
import { addressed } from './industries.js';
import type { Voice } from './voice.js';
import { voiceFor } from './voice.js';
import type { Plan } from './analysis/analysis.types.js';

/** How a language says "you" to who is not a friend, and to who is. */
const ADDRESS: Readonly<Record<string, { formal: RegExp; familiar: RegExp }>> = {
  de: {
    formal: /(?<=[\p{Ll},] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
    familiar: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|euch|eure?[mnrs]?)(?!\p{L})/u,
  },
  es: {
    formal: /(?<!\p{L})usted(?:es)?(?!\p{L})/iu,
    familiar: /(?<!\p{L})(?:tú|tus?|te|ti|contigo)(?!\p{L})/iu,
  },
};

/** Who says "Sie" to the readers is not made to say "du" to them in the next line. */
function formalityOf({ language, candidates }: Pick<Plan, 'language' | 'candidates'>): Formality {
  const { formal, familiar } = ADDRESS[language] ?? {};
  const isFormal = candidates.some(({ text }) => formal?.test(text));
  return isFormal && !candidates.some(({ text }) => familiar?.test(text)) ? 75 : 50;
}

/** The writer's own words for a source and its settings; where these leave it open, it addresses readers as the source does. */
export const voiceOf = (
  plan: Pick<Plan, 'language' | 'topics' | 'candidates'>,
  { tone, formality, industry }: Pick<RepurposeSettings, 'tone' | 'formality' | 'industry'>,
): Voice =>
  voiceFor(
    plan.language,
    tone,
    formality === 50 ? formalityOf(plan) : formality,
    addressed(industry, plan.topics),
  );
