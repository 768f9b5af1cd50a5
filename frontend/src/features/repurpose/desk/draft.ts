import {
  DEFAULT_SETTINGS,
  FORMALITY_VALUES,
  INDUSTRY_KEYS,
  LENGTH_VALUES,
  TONE_KEYS,
  isFormatKey,
  type RepurposeSettings,
  type TransformRequest,
} from '@repurpose/contract';
import { isRecord, parseRecord } from '../../../shared/ui/stored.js';

/** What lies on the desk: everything a start sends. */
export type DeskDraft = TransformRequest;

export const EMPTY_DRAFT: DeskDraft = { content: '', formats: [], settings: { ...DEFAULT_SETTINGS } };

/** One draft per user and device, so that two people on one computer do not see each other's texts. */
export const draftKey = (userId: string) => `repurpose.draft.${userId}`;

/** A stored draft as far as it still makes sense: what an older or broken record lacks is the default. */
export function parseDraft(stored: string | null): DeskDraft {
  const fields = parseRecord(stored);
  const settings = isRecord(fields['settings']) ? fields['settings'] : {};
  return {
    content: typeof fields['content'] === 'string' ? fields['content'] : '',
    formats: Array.isArray(fields['formats']) ? [...new Set(fields['formats'].filter(isFormatKey))] : [],
    settings: {
      tone: oneOf(TONE_KEYS, settings['tone'], DEFAULT_SETTINGS.tone),
      industry: oneOf(INDUSTRY_KEYS, settings['industry'], DEFAULT_SETTINGS.industry),
      formality: oneOf(FORMALITY_VALUES, settings['formality'], DEFAULT_SETTINGS.formality),
      length: oneOf(LENGTH_VALUES, settings['length'], DEFAULT_SETTINGS.length),
    } satisfies RepurposeSettings,
  };
}

function oneOf<Value>(values: readonly Value[], value: unknown, fallback: Value): Value {
  return values.find((candidate) => candidate === value) ?? fallback;
}
