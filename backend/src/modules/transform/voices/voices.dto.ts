import {
  DEFAULT_VOICE_RULES,
  HABITS,
  PERSONS,
  SPELLINGS,
  TERM_KINDS,
  VOICE_LIMITS,
  type AddSampleRequest,
  type CreateVoiceRequest,
  type Habit,
  type Person,
  type Spelling,
  type Term,
  type TermKind,
  type UpdateVoiceRequest,
  type VoiceRules,
} from '@repurpose/contract';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  Matches,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { MaxRecord, orError } from '../../../http/contract.pipe.js';

const NAME = orError('VOICE_NAME_INVALID');
const RULES = orError('VOICE_RULES_INVALID');
const TERMS = orError('TERM_INVALID');
const SAMPLE = orError('SAMPLE_INVALID');
/** One line without control or invisible characters. */
const PLAIN = /^[^\p{Cc}\p{Cf}\p{Cs}]*$/u;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u;
const HASHTAG = /^#?[\p{L}\p{N}_]{1,60}$/u;
const RULES_MAX = { entries: 24, nameChars: 100, textChars: VOICE_LIMITS.instructionChars };
const KEEP_OR_AVOID = ['keep', 'avoid'] as const;

export class CreateVoiceDto implements CreateVoiceRequest {
  @IsString(NAME)
  @MaxLength(VOICE_LIMITS.nameChars, NAME)
  @Matches(VISIBLE, NAME)
  @Matches(PLAIN, NAME)
  name: string;
}

export class VoiceRulesDto implements VoiceRules {
  @IsIn(SPELLINGS, RULES)
  spelling: Spelling = DEFAULT_VOICE_RULES.spelling;

  @IsIn(HABITS, RULES)
  contractions: Habit = DEFAULT_VOICE_RULES.contractions;

  @IsIn(KEEP_OR_AVOID, RULES)
  exclamations: 'keep' | 'avoid' = DEFAULT_VOICE_RULES.exclamations;

  @IsIn(KEEP_OR_AVOID, RULES)
  dashes: 'keep' | 'avoid' = DEFAULT_VOICE_RULES.dashes;

  @IsIn(KEEP_OR_AVOID, RULES)
  emoji: 'keep' | 'avoid' = DEFAULT_VOICE_RULES.emoji;

  @IsIn(PERSONS, RULES)
  person: Person = DEFAULT_VOICE_RULES.person;

  @IsString(RULES)
  @MaxLength(VOICE_LIMITS.lineChars, RULES)
  @Matches(PLAIN, RULES)
  greeting: string = DEFAULT_VOICE_RULES.greeting;

  @IsString(RULES)
  @MaxLength(VOICE_LIMITS.lineChars, RULES)
  @Matches(PLAIN, RULES)
  signOff: string = DEFAULT_VOICE_RULES.signOff;

  @IsArray(RULES)
  @ArrayMaxSize(VOICE_LIMITS.hashtags, RULES)
  @Matches(HASHTAG, { ...RULES, each: true })
  hashtagsAlways: string[] = [];

  @IsArray(RULES)
  @ArrayMaxSize(VOICE_LIMITS.hashtags, RULES)
  @Matches(HASHTAG, { ...RULES, each: true })
  hashtagsNever: string[] = [];

  @IsString(RULES)
  @MaxLength(VOICE_LIMITS.instructionChars, RULES)
  instruction: string = DEFAULT_VOICE_RULES.instruction;
}

export class TermDto implements Term {
  @IsIn(TERM_KINDS, TERMS)
  kind: TermKind;

  @IsString(TERMS)
  @MaxLength(VOICE_LIMITS.termChars, TERMS)
  @Matches(VISIBLE, TERMS)
  @Matches(PLAIN, TERMS)
  text: string;

  @IsArray(TERMS)
  @ArrayMaxSize(VOICE_LIMITS.forms, TERMS)
  @IsString({ ...TERMS, each: true })
  @IsNotEmpty({ ...TERMS, each: true })
  @MaxLength(VOICE_LIMITS.termChars, { ...TERMS, each: true })
  @Matches(PLAIN, { ...TERMS, each: true })
  forms: string[];

  @ValidateIf(({ replacement }: TermDto) => replacement !== null)
  @IsString(TERMS)
  @MaxLength(VOICE_LIMITS.termChars, TERMS)
  @Matches(VISIBLE, TERMS)
  @Matches(PLAIN, TERMS)
  replacement: string | null;

  @IsBoolean(TERMS)
  isCaseSensitive: boolean;
}

export class UpdateVoiceDto extends CreateVoiceDto implements UpdateVoiceRequest {
  @IsInt(RULES)
  expectedVersion: number;

  @IsObject(RULES)
  @MaxRecord(RULES_MAX, RULES)
  @ValidateNested(RULES)
  @Type(() => VoiceRulesDto)
  rules: VoiceRulesDto;

  @IsArray(TERMS)
  @ArrayMaxSize(VOICE_LIMITS.terms, TERMS)
  @ValidateNested({ ...TERMS, each: true })
  @Type(() => TermDto)
  terms: TermDto[];

  @IsBoolean(RULES)
  isDefault: boolean;
}

export class AddSampleDto implements AddSampleRequest {
  @IsString(SAMPLE)
  @MaxLength(VOICE_LIMITS.sampleTitleChars, SAMPLE)
  @Matches(PLAIN, SAMPLE)
  title: string;

  @IsString(SAMPLE)
  @MaxLength(VOICE_LIMITS.sampleChars, SAMPLE)
  @Matches(VISIBLE, SAMPLE)
  text: string;
}
