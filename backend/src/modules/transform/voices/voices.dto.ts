import {
  ADDRESSES,
  DASHES,
  DEFAULT_VOICE_RULES,
  HABITS,
  NUMERALS,
  PERSONS,
  QUOTE_MARKS,
  SPELLINGS,
  TERM_KINDS,
  VOICE_LIMITS,
  type AddSampleRequest,
  type Address,
  type CreateVoiceRequest,
  type Dashes,
  type Habit,
  type ImportTermsRequest,
  type Numerals,
  type Person,
  type PreviewVoiceRequest,
  type QuoteMarks,
  type Spelling,
  type Term,
  type TermKind,
  type UpdateVoiceRequest,
  type VoiceRules,
} from '@repurpose/contract';
import { applyDecorators } from '@nestjs/common';
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
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { IsText, IfPresent, MaxRecord, orError } from '../../../http/contract.pipe.js';

const NAME = orError('VOICE_NAME_INVALID');
const SAMPLE = orError('SAMPLE_INVALID');
const RULES = orError('VOICE_RULES_INVALID');
const TERMS = orError('TERM_INVALID');
const PLAIN = /^[^\p{Cc}\p{Cf}\p{Cs}]*$/u;
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u;
const LANGUAGE = /^[a-z]{2}$/u;
const HASHTAG = /^#?[\p{L}\p{N}_]{1,60}$/u;
const RULES_MAX = { entries: 24, nameChars: 100, textChars: VOICE_LIMITS.instructionChars };
const KEEP_OR_AVOID = ['keep', 'avoid'] as const;
const EMOJI = /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)[^\s\p{L}\p{N}\p{Cc}]*$/u;
const EMOJI_CHARS = 16;

const IsCountOrNull = ({ least, most }: { least: number; most: number }): PropertyDecorator =>
  applyDecorators(
    ValidateIf((_, value) => value !== null),
    IsInt(RULES),
    Min(least, RULES),
    Max(most, RULES),
  );

const IsSelfLines = (): PropertyDecorator =>
  applyDecorators(
    IsArray(RULES),
    ArrayMaxSize(VOICE_LIMITS.selfLines, RULES),
    IsText(VOICE_LIMITS.lineChars, { ...RULES, each: true }, PLAIN),
  );

export class CreateVoiceDto implements CreateVoiceRequest {
  @IsText(VOICE_LIMITS.nameChars, NAME, VISIBLE, PLAIN)
  name: string;
}

export class VoiceRulesDto implements VoiceRules {
  @IsIn(SPELLINGS, RULES)
  spelling: Spelling = DEFAULT_VOICE_RULES.spelling;

  @IsIn(HABITS, RULES)
  contractions: Habit = DEFAULT_VOICE_RULES.contractions;

  @IsIn(HABITS, RULES)
  oxfordComma: Habit = DEFAULT_VOICE_RULES.oxfordComma;

  @IsIn(NUMERALS, RULES)
  numerals: Numerals = DEFAULT_VOICE_RULES.numerals;

  @IsIn(QUOTE_MARKS, RULES)
  quoteMarks: QuoteMarks = DEFAULT_VOICE_RULES.quoteMarks;

  @IsIn(KEEP_OR_AVOID, RULES)
  exclamations: 'keep' | 'avoid' = DEFAULT_VOICE_RULES.exclamations;

  @IsIn(DASHES, RULES)
  dashes: Dashes = DEFAULT_VOICE_RULES.dashes;

  @IsIn(KEEP_OR_AVOID, RULES)
  emoji: 'keep' | 'avoid' = DEFAULT_VOICE_RULES.emoji;

  @IsArray(RULES)
  @ArrayMaxSize(VOICE_LIMITS.emojiAllowed, RULES)
  @MaxLength(EMOJI_CHARS, { ...RULES, each: true })
  @Matches(EMOJI, { ...RULES, each: true })
  emojiAllowed: string[] = [];

  @IsCountOrNull({ least: 1, most: VOICE_LIMITS.emojiPer100Words })
  emojiPer100Words: number | null = DEFAULT_VOICE_RULES.emojiPer100Words;

  @IsCountOrNull(VOICE_LIMITS.sentenceWords)
  sentenceWords: number | null = DEFAULT_VOICE_RULES.sentenceWords;

  @IsCountOrNull(VOICE_LIMITS.lix)
  lix: number | null = DEFAULT_VOICE_RULES.lix;

  @IsCountOrNull(VOICE_LIMITS.paragraphSentences)
  paragraphSentences: number | null = DEFAULT_VOICE_RULES.paragraphSentences;

  @IsIn(PERSONS, RULES)
  person: Person = DEFAULT_VOICE_RULES.person;

  @IsIn(ADDRESSES, RULES)
  address: Address = DEFAULT_VOICE_RULES.address;

  @IsIn(KEEP_OR_AVOID, RULES)
  pleasantries: 'keep' | 'avoid' = DEFAULT_VOICE_RULES.pleasantries;

  @IsText(VOICE_LIMITS.lineChars, RULES, PLAIN)
  greeting: string = DEFAULT_VOICE_RULES.greeting;

  @IsText(VOICE_LIMITS.lineChars, RULES, PLAIN)
  signOff: string = DEFAULT_VOICE_RULES.signOff;

  @IsArray(RULES)
  @ArrayMaxSize(VOICE_LIMITS.hashtags, RULES)
  @Matches(HASHTAG, { ...RULES, each: true })
  hashtagsAlways: string[] = [];

  @IsArray(RULES)
  @ArrayMaxSize(VOICE_LIMITS.hashtags, RULES)
  @Matches(HASHTAG, { ...RULES, each: true })
  hashtagsNever: string[] = [];

  @IsSelfLines()
  weAre: string[] = [];

  @IsSelfLines()
  weAreNot: string[] = [];

  @IsText(VOICE_LIMITS.instructionChars, RULES)
  instruction: string = DEFAULT_VOICE_RULES.instruction;
}

export class TermDto implements Term {
  @IsIn(TERM_KINDS, TERMS)
  kind: TermKind;

  @IsText(VOICE_LIMITS.termChars, TERMS, VISIBLE, PLAIN)
  text: string;

  @IsArray(TERMS)
  @ArrayMaxSize(VOICE_LIMITS.forms, TERMS)
  @IsString({ ...TERMS, each: true })
  @IsNotEmpty({ ...TERMS, each: true })
  @MaxLength(VOICE_LIMITS.termChars, { ...TERMS, each: true })
  @Matches(PLAIN, { ...TERMS, each: true })
  forms: string[];

  @ValidateIf(({ replacement }: TermDto) => replacement !== null)
  @IsText(VOICE_LIMITS.termChars, TERMS, VISIBLE, PLAIN)
  replacement: string | null;

  @IsBoolean(TERMS)
  isCaseSensitive: boolean;

  @IfPresent()
  @IsString(TERMS)
  @Matches(LANGUAGE, TERMS)
  language?: string;

  @IfPresent()
  @IsText(VOICE_LIMITS.noteChars, TERMS, PLAIN)
  note?: string;
}

export class ImportTermsDto implements ImportTermsRequest {
  @IsText(VOICE_LIMITS.termsCsvChars, orError('TERMS_FILE_INVALID'))
  csv: string;
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
  @IsText(VOICE_LIMITS.sampleTitleChars, SAMPLE, PLAIN)
  title: string;

  @IsText(VOICE_LIMITS.sampleChars, SAMPLE, VISIBLE)
  text: string;
}

export class PreviewVoiceDto implements PreviewVoiceRequest {
  @IsText(VOICE_LIMITS.previewChars, orError('VOICE_TEXT_INVALID'), VISIBLE)
  text: string;
}
