import {
  LIMITS,
  TONE_KEYS,
  type ApplyVoiceRequest,
  type RegenerateRequest,
  type RestoreRequest,
  type SaveOutputRequest,
  type Tone,
} from '@repurpose/contract';
import { applyDecorators } from '@nestjs/common';
import {
  ArrayMaxSize,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsPositive,
  IsUUID,
  maxLength,
} from 'class-validator';
import { IsText, IfPresent, MaxRecord, orError, Satisfies } from '../../../http/contract.pipe.js';

const UNKNOWN = orError('SEGMENT_UNKNOWN');
const EACH = { ...UNKNOWN, each: true };
const TEXTS_MAX = { entries: LIMITS.parts, nameChars: LIMITS.partIdChars, textChars: LIMITS.contentChars };

const ExpectedVersion = (): PropertyDecorator =>
  applyDecorators(
    IsInt(orError('EXPECTED_VERSION_REQUIRED')),
    IsPositive(orError('EXPECTED_VERSION_REQUIRED')),
  );
const PartIds = (): PropertyDecorator =>
  applyDecorators(
    IfPresent(),
    IsArray(UNKNOWN),
    ArrayMaxSize(LIMITS.parts, UNKNOWN),
    IsText(LIMITS.partIdChars, EACH),
  );

const areTexts = (value: unknown): boolean =>
  Object.values(value ?? {}).every((text) => typeof text === 'string');

const isPlacement = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'text' in value
    ? maxLength(value.text, LIMITS.contentChars)
    : maxLength(value, LIMITS.partIdChars);

export class SaveOutputDto implements SaveOutputRequest {
  @ExpectedVersion()
  expectedVersion: number;

  @IsObject(orError('TEXTS_INVALID'))
  @Satisfies('areTexts', areTexts, orError('TEXTS_INVALID'))
  @MaxRecord(TEXTS_MAX, orError('TEXTS_INVALID'))
  texts: Record<string, string>;

  @IfPresent()
  @IsArray(UNKNOWN)
  @ArrayMaxSize(LIMITS.parts, UNKNOWN)
  @Satisfies('isPlacement', isPlacement, EACH)
  order?: (string | { text: string })[];

  @PartIds()
  locked?: string[];

  @PartIds()
  released?: string[];
}

export class RegenerateDto implements RegenerateRequest {
  @IfPresent()
  @IsText(LIMITS.partIdChars, UNKNOWN)
  part?: string;

  @IfPresent()
  @IsText(LIMITS.instructionChars, orError('INSTRUCTION_INVALID'))
  instruction?: string;

  @IfPresent()
  @IsIn(TONE_KEYS, orError('TONE_UNKNOWN'))
  tone?: Tone;

  @IsOptional()
  @IsUUID('loose', orError('VOICE_UNKNOWN'))
  voiceId?: string | null;
}

export class ApplyVoiceDto implements ApplyVoiceRequest {
  @ExpectedVersion()
  expectedVersion: number;

  @IsUUID('loose', orError('VOICE_UNKNOWN'))
  voiceId: string;
}

export class RestoreDto implements RestoreRequest {
  @ExpectedVersion()
  expectedVersion: number;
}
