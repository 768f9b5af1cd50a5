import {
  DEFAULT_SETTINGS,
  FORMALITY_VALUES,
  INDUSTRY_KEYS,
  isFormatKey,
  LENGTH_VALUES,
  LIMITS,
  TONE_KEYS,
  type FormatKey,
  type RepurposeSettings,
  type TransformRequest,
} from '@repurpose/contract';
import { Rule } from '../../../http/contract.pipe.js';
import { toStorableText } from '../../../database/storable.js';

/** What a reader could see: no white space, no zero-width and no control character. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u;
const UNKNOWN_SHOWN_CHARS = 60;

const isString = (value: unknown): value is string => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBlank = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (isString(value) && value.length <= LIMITS.contentChars && !VISIBLE.test(value));
const isFormatList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;

const isShortList = (value: unknown): boolean => !Array.isArray(value) || value.length <= LIMITS.formats;
const isShortText = (value: unknown): boolean => !isString(value) || value.length <= LIMITS.settingChars;
const isShortRecord = (value: unknown): boolean => {
  const entries = isRecord(value) ? Object.entries(value) : [];
  return entries.length <= LIMITS.settings && entries.flat().every(isShortText);
};

/** A setting that was not sent is its default; one that was sent must be in the list. */
const isSetting =
  (name: keyof RepurposeSettings, allowed: readonly unknown[]) =>
  (settings: unknown): boolean =>
    !isRecord(settings) || settings[name] === undefined || allowed.includes(settings[name]);

function unknownFormatMessage(formats: unknown): string {
  const unknown: unknown = isFormatList(formats) ? formats.find((format) => !isFormatKey(format)) : formats;
  const shown = (isString(unknown) ? unknown : (JSON.stringify(unknown) ?? '')).slice(0, UNKNOWN_SHOWN_CHARS);
  return `Unknown output format: ${toStorableText(shown)}.`;
}

/** Body of `POST /api/transform`, as sent; `toRequest` is what we keep of it. */
export class TransformDto implements Partial<TransformRequest> {
  @Rule('CONTENT_REQUIRED', (value) => !isBlank(value))
  @Rule('CONTENT_INVALID', (value) => value === undefined || value === null || isString(value))
  @Rule('CONTENT_TOO_LONG', (value) => !isString(value) || value.length <= LIMITS.contentChars)
  content: string;

  @Rule('FORMATS_REQUIRED', isFormatList)
  @Rule('FORMATS_TOO_MANY', isShortList)
  @Rule('FORMAT_UNKNOWN', (value) => !isFormatList(value) || value.every(isFormatKey), unknownFormatMessage)
  formats: FormatKey[];

  @Rule('SETTINGS_INVALID', (value) => value === undefined || (isRecord(value) && isShortRecord(value)))
  @Rule('TONE_UNKNOWN', isSetting('tone', TONE_KEYS))
  @Rule('INDUSTRY_UNKNOWN', isSetting('industry', INDUSTRY_KEYS))
  @Rule('FORMALITY_UNKNOWN', isSetting('formality', FORMALITY_VALUES))
  @Rule('LENGTH_UNKNOWN', isSetting('length', LENGTH_VALUES))
  settings: RepurposeSettings;
}

/** The request as it is stored and written: readable text, each format once, every setting, nothing else. */
export function toRequest(dto: TransformDto): TransformRequest {
  const { tone, industry, formality, length } = { ...DEFAULT_SETTINGS, ...defined(dto.settings) };
  return {
    content: toStorableText(dto.content),
    formats: [...new Set(dto.formats)],
    settings: { tone, industry, formality, length },
  };
}

function defined(settings: Partial<RepurposeSettings> | undefined): Partial<RepurposeSettings> {
  return Object.fromEntries(Object.entries(settings ?? {}).filter(([, value]) => value !== undefined));
}

/** Body of `POST /api/transformations/:id/retry`. */
export class RetryDto {
  @Rule('FORMATS_REQUIRED', isString)
  @Rule('FORMAT_UNKNOWN', (value) => !isString(value) || isFormatKey(value), unknownFormatMessage)
  format: FormatKey;
}
