import {
  DEFAULT_SETTINGS,
  FORMALITY_VALUES,
  FORMAT_KEYS,
  INDUSTRY_KEYS,
  isFormatKey,
  LENGTH_VALUES,
  LIMITS,
  TONE_KEYS,
  type AppliedVoice,
  type FormatKey,
  type RepurposeSettings,
  type TransformRequest,
} from '@repurpose/contract';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  IsArray,
  IsInt,
  IsNotEmpty,
  IsIn,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { toStorableText } from '../../../database/storable.js';
import { AppError } from '../../../errors/app-error.js';
import { IsText, IfPresent, MaxRecord, orError } from '../../../http/contract.pipe.js';

const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u;
const UNKNOWN_SHOWN_CHARS = 60;

export const IsContent = (): PropertyDecorator =>
  applyDecorators(
    MaxLength(LIMITS.contentChars, orError('CONTENT_TOO_LONG')),
    IsString(orError('CONTENT_INVALID')),
    IsNotEmpty(orError('CONTENT_REQUIRED')),
  );

function unknownFormatMessage(formats: unknown): string {
  const unknown: unknown = Array.isArray(formats) ? formats.find((format) => !isFormatKey(format)) : formats;
  const text = typeof unknown === 'string' ? unknown : (JSON.stringify(unknown) ?? '');
  return `Unknown output format: ${toStorableText(text.slice(0, UNKNOWN_SHOWN_CHARS))}.`;
}

@ApiSchema({ name: 'Settings' })
class SettingsDto implements Partial<RepurposeSettings> {
  @ApiProperty({ enum: TONE_KEYS, default: DEFAULT_SETTINGS.tone, required: false })
  @IfPresent()
  @IsIn(TONE_KEYS, orError('TONE_UNKNOWN'))
  tone: RepurposeSettings['tone'];

  @ApiProperty({ enum: INDUSTRY_KEYS, default: DEFAULT_SETTINGS.industry, required: false })
  @IfPresent()
  @IsIn(INDUSTRY_KEYS, orError('INDUSTRY_UNKNOWN'))
  industry: RepurposeSettings['industry'];

  @ApiProperty({
    enum: FORMALITY_VALUES,
    default: DEFAULT_SETTINGS.formality,
    required: false,
    type: 'integer',
  })
  @IfPresent()
  @IsIn(FORMALITY_VALUES, orError('FORMALITY_UNKNOWN'))
  formality: RepurposeSettings['formality'];

  @ApiProperty({
    description: 'A brand voice of the workspace; null: none. Default: the workspace’s own default voice.',
    type: String,
    format: 'uuid',
    nullable: true,
    required: false,
  })
  @IsOptional()
  @IsUUID('loose', orError('VOICE_UNKNOWN'))
  voiceId?: string | null;

  @ApiProperty({ enum: LENGTH_VALUES, default: DEFAULT_SETTINGS.length, required: false, type: 'integer' })
  @IfPresent()
  @IsIn(LENGTH_VALUES, orError('LENGTH_UNKNOWN'))
  length: RepurposeSettings['length'];
}

const REQUEST_SETTINGS_MAX = {
  entries: LIMITS.settings,
  nameChars: LIMITS.settingChars,
  textChars: LIMITS.settingChars,
};

@ApiSchema({ name: 'TransformRequest' })
export class TransformDto implements Partial<TransformRequest> {
  @ApiProperty({ minLength: 1, maxLength: LIMITS.contentChars, description: 'The text, plain or Markdown.' })
  @IsContent()
  @Matches(VISIBLE, orError('CONTENT_REQUIRED'))
  content: string;

  @ApiProperty({ enum: [...FORMAT_KEYS], isArray: true, minItems: 1, maxItems: LIMITS.formats })
  @IsArray(orError('FORMATS_REQUIRED'))
  @ArrayNotEmpty(orError('FORMATS_REQUIRED'))
  @ArrayMaxSize(LIMITS.formats, orError('FORMATS_TOO_MANY'))
  @IsIn(FORMAT_KEYS, { ...orError('FORMAT_UNKNOWN', unknownFormatMessage), each: true })
  formats: FormatKey[];

  @ApiProperty({ type: SettingsDto, required: false, description: 'One choice for all formats.' })
  @IfPresent()
  @IsObject(orError('SETTINGS_INVALID'))
  @MaxRecord(REQUEST_SETTINGS_MAX, orError('SETTINGS_INVALID'))
  @ValidateNested(orError('SETTINGS_INVALID'))
  @Type(() => SettingsDto)
  settings: SettingsDto;

  @IfPresent()
  @IsInt(orError('BAD_REQUEST'))
  @Min(0, orError('BAD_REQUEST'))
  @Max(LIMITS.variants, orError('BAD_REQUEST'))
  variant?: number;

  @ApiProperty({
    description: 'A wish for the whole run. Needs a model.',
    maxLength: LIMITS.instructionChars,
    required: false,
  })
  @IfPresent()
  @IsText(LIMITS.instructionChars, orError('INSTRUCTION_INVALID'))
  instruction?: string;
}

export interface VoicedRequest extends TransformRequest {
  voice?: AppliedVoice;
}

export function toRequest(dto: TransformDto): TransformRequest {
  const sent = Object.entries(dto.settings ?? {}).filter(([, value]) => value !== undefined);
  const { tone, industry, formality, length } = { ...DEFAULT_SETTINGS, ...Object.fromEntries(sent) };
  const instruction = toStorableText(dto.instruction?.trim() ?? '');
  return {
    content: toStorableText(dto.content),
    formats: [...new Set(dto.formats)],
    settings: { tone, industry, formality, length },
    ...(dto.variant ? { variant: dto.variant } : {}),
    ...(instruction === '' ? {} : { instruction }),
  };
}

export class RetryDto {
  @IsString(orError('FORMATS_REQUIRED'))
  @IsIn(FORMAT_KEYS, orError('FORMAT_UNKNOWN', unknownFormatMessage))
  format: FormatKey;
}

export function toIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  const isShort = header.length <= LIMITS.idempotencyKeyMaxChars;
  if (!isShort || !/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(header))
    throw new AppError('IDEMPOTENCY_KEY_INVALID');
  return header;
}
