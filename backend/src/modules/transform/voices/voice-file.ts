import { DEFAULT_VOICE_RULES, VOICE_LIMITS, type AppliedVoice } from '@repurpose/contract';
import { fingerprintOf } from '@repurpose/writing';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsObject, ValidateNested } from 'class-validator';
import { ContractPipe, IfPresent, orError } from '../../../http/contract.pipe.js';
import { CreateVoiceDto, TermDto, VoiceRulesDto } from './voices.dto.js';

/** As in the data export; every field is optional. */
class VoiceFileDto extends CreateVoiceDto {
  override name: string = 'Voice';

  @IfPresent()
  @IsObject(orError('VOICE_RULES_INVALID'))
  @ValidateNested(orError('VOICE_RULES_INVALID'))
  @Type(() => VoiceRulesDto)
  rules?: VoiceRulesDto;

  @IsArray(orError('TERM_INVALID'))
  @ArrayMaxSize(VOICE_LIMITS.terms, orError('TERM_INVALID'))
  @ValidateNested({ ...orError('TERM_INVALID'), each: true })
  @Type(() => TermDto)
  terms: TermDto[] = [];

  @IsArray(orError('SAMPLE_INVALID'))
  @ArrayMaxSize(VOICE_LIMITS.samples, orError('SAMPLE_INVALID'))
  samples: { text?: unknown }[] = [];
}

export async function voiceOfFile(id: string, value: unknown): Promise<AppliedVoice> {
  const checked = await new ContractPipe().transform(value, { type: 'body', metatype: VoiceFileDto });
  const { name, rules, terms, samples } = checked as VoiceFileDto;
  const texts = samples.flatMap((sample) => (typeof sample?.text === 'string' ? [sample.text] : []));
  return {
    ...{ id, version: 1, name, terms },
    rules: { ...DEFAULT_VOICE_RULES, ...rules },
    fingerprint: fingerprintOf(texts),
  };
}
