import type { FormatKey, RepurposeSettings } from '@repurpose/contract';
import {
  DEFAULT_SETTINGS,
  FORMALITY_VALUES,
  FORMAT_KEYS,
  INDUSTRY_KEYS,
  LENGTH_VALUES,
  TONE_KEYS,
  isFormatKey,
} from '@repurpose/contract';

export interface Task {
  formats: FormatKey[];
  settings: RepurposeSettings;
}

/** Exit code 2, with the usage line. */
export class UsageError extends Error {}

function oneOf<T extends string | number>(
  name: string,
  value: string | undefined,
  allowed: readonly T[],
  otherwise: T,
): T {
  if (value === undefined) return otherwise;
  const found = allowed.find((each) => String(each) === value);
  if (found === undefined) throw new UsageError(`--${name} must be one of ${allowed.join(', ')}`);
  return found;
}

export function parseFormats(value: string | undefined): FormatKey[] {
  if (value === undefined) return [...FORMAT_KEYS];
  const names = value
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const unknown = names.find((name) => !isFormatKey(name));
  if (unknown !== undefined || names.length === 0) {
    throw new UsageError(`--formats must be of ${FORMAT_KEYS.join(', ')}`);
  }
  return [...new Set(names.filter(isFormatKey))];
}

export function parseSettings(
  values: Partial<Record<keyof RepurposeSettings, string | undefined>>,
): RepurposeSettings {
  return {
    tone: oneOf('tone', values.tone, TONE_KEYS, DEFAULT_SETTINGS.tone),
    industry: oneOf('industry', values.industry, INDUSTRY_KEYS, DEFAULT_SETTINGS.industry),
    formality: oneOf('formality', values.formality, FORMALITY_VALUES, DEFAULT_SETTINGS.formality),
    length: oneOf('length', values.length, LENGTH_VALUES, DEFAULT_SETTINGS.length),
  };
}

export const WRITING_OPTIONS = {
  formats: { type: 'string' },
  tone: { type: 'string' },
  industry: { type: 'string' },
  formality: { type: 'string' },
  length: { type: 'string' },
  json: { type: 'boolean' },
} as const;
