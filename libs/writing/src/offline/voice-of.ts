import type { RepurposeSettings } from '@repurpose/contract';
import { addressed } from './industries.js';
import type { Voice } from './phrases/phrases.js';
import { voiceFor } from './phrases/phrases.js';
import type { Plan } from './plan.types.js';

/** The writer's own words for a source and its settings. */
export const voiceOf = (
  { language, topics }: Plan,
  { tone, formality, industry }: Pick<RepurposeSettings, 'tone' | 'formality' | 'industry'>,
): Voice => voiceFor(language, tone, formality, addressed(industry, topics));
