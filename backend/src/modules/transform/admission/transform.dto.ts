import {
  DEFAULT_SETTINGS,
  FORMALITY_VALUES,
  FORMAT_KEYS,
  INDUSTRY_KEYS,
  isFormatKey,
  LENGTH_VALUES,
  LIMITS,
  TONE_KEYS,
  type FormatKey,
  type RepurposeSettings,
  type TransformRequest,
} from '@repurpose/contract';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsInt,
  IsNotEmpty,
  IsIn,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { UUID } from '../versions/output-path.js';
import { toStorableText } from '../../../database/storable.js';
import { IfPresent, MaxRecord, orError } from '../../../http/contract.pipe.js';

/** Anything but white space, zero-width and control characters. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u;
const UNKNOWN_SHOWN_CHARS = 60;

function unknownFormatMessage(formats: unknown): string {
  const unknown: unknown = Array.isArray(formats) ? formats.find((format) => !isFormatKey(format)) : formats;
  const text = typeof unknown === 'string' ? unknown : (JSON.stringify(unknown) ?? '');
  return `Unknown output format: ${toStorableText(text.slice(0, UNKNOWN_SHOWN_CHARS))}.`;
}

/** A missing setting gets its default. */
class SettingsDto implements Partial<RepurposeSettings> {
  @IfPresent()
  @IsIn(TONE_KEYS, orError('TONE_UNKNOWN'))
  tone: RepurposeSettings['tone'];

  @IfPresent()
  @IsIn(INDUSTRY_KEYS, orError('INDUSTRY_UNKNOWN'))
  industry: RepurposeSettings['industry'];

  @IfPresent()
  @IsIn(FORMALITY_VALUES, orError('FORMALITY_UNKNOWN'))
  formality: RepurposeSettings['formality'];

  @ValidateIf(({ voiceId }: SettingsDto) => voiceId !== undefined && voiceId !== null)
  @Matches(UUID, orError('VOICE_UNKNOWN'))
  voiceId?: string | null;

  @IfPresent()
  @IsIn(LENGTH_VALUES, orError('LENGTH_UNKNOWN'))
  length: RepurposeSettings['length'];
}

const SETTINGS_MAX = {
  entries: LIMITS.settings,
  nameChars: LIMITS.settingChars,
  textChars: LIMITS.settingChars,
};

/** Body of `POST /api/transform`; `toRequest` is the part we keep. */
export class TransformDto implements Partial<TransformRequest> {
  @IsNotEmpty(orError('CONTENT_REQUIRED'))
  @IsString(orError('CONTENT_INVALID'))
  @MaxLength(LIMITS.contentChars, orError('CONTENT_TOO_LONG'))
  @Matches(VISIBLE, orError('CONTENT_REQUIRED'))
  content: string;

  @IsArray(orError('FORMATS_REQUIRED'))
  @ArrayNotEmpty(orError('FORMATS_REQUIRED'))
  @ArrayMaxSize(LIMITS.formats, orError('FORMATS_TOO_MANY'))
  @IsIn(FORMAT_KEYS, { ...orError('FORMAT_UNKNOWN', unknownFormatMessage), each: true })
  formats: FormatKey[];

  @IfPresent()
  @IsObject(orError('SETTINGS_INVALID'))
  @MaxRecord(SETTINGS_MAX, orError('SETTINGS_INVALID'))
  @ValidateNested(orError('SETTINGS_INVALID'))
  @Type(() => SettingsDto)
  settings: SettingsDto;

  @IfPresent()
  @IsInt(orError('BAD_REQUEST'))
  @Min(0, orError('BAD_REQUEST'))
  @Max(LIMITS.variants, orError('BAD_REQUEST'))
  variant?: number;
}

export function toRequest(dto: TransformDto): TransformRequest {
  const sent = Object.entries(dto.settings ?? {}).filter(([, value]) => value !== undefined);
  const { tone, industry, formality, length } = { ...DEFAULT_SETTINGS, ...Object.fromEntries(sent) };
  return {
    content: toStorableText(dto.content),
    formats: [...new Set(dto.formats)],
    settings: { tone, industry, formality, length },
    ...(dto.variant ? { variant: dto.variant } : {}),
  };
}

export class RetryDto {
  @IsString(orError('FORMATS_REQUIRED'))
  @IsIn(FORMAT_KEYS, orError('FORMAT_UNKNOWN', unknownFormatMessage))
  format: FormatKey;
}
