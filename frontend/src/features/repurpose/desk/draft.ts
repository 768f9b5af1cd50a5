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
import { parseRecord, isRecord } from '../../../shared/browser/stored.js';

export type DeskDraft = TransformRequest;
export type ChangeDraft = (change: (current: DeskDraft) => DeskDraft) => void;

/** Fills in defaults for what an older or broken record lacks. */
export function parseDraft(stored: string | null): DeskDraft {
  const fields = parseRecord(stored);
  const settings = isRecord(fields['settings']) ? fields['settings'] : {};
  return {
    content: typeof fields['content'] === 'string' ? fields['content'] : '',
    ...(typeof fields['instruction'] === 'string' ? { instruction: fields['instruction'] } : {}),
    formats: Array.isArray(fields['formats']) ? [...new Set(fields['formats'].filter(isFormatKey))] : [],
    settings: {
      tone: oneOf(TONE_KEYS, settings['tone'], DEFAULT_SETTINGS.tone),
      industry: oneOf(INDUSTRY_KEYS, settings['industry'], DEFAULT_SETTINGS.industry),
      formality: oneOf(FORMALITY_VALUES, settings['formality'], DEFAULT_SETTINGS.formality),
      length: oneOf(LENGTH_VALUES, settings['length'], DEFAULT_SETTINGS.length),
      ...(isVoice(settings['voiceId']) ? { voiceId: settings['voiceId'] } : {}),
    } satisfies RepurposeSettings,
  };
}

const isVoice = (value: unknown): value is string | null => value === null || typeof value === 'string';

function oneOf<Value>(values: readonly Value[], value: unknown, fallback: Value): Value {
  return values.find((candidate) => candidate === value) ?? fallback;
}
