import { VOICE_LIMITS, type AddSampleRequest, type PreviewVoiceRequest } from '@repurpose/contract';
import { IsString, Matches, MaxLength } from 'class-validator';
import { orError } from '../../../http/contract.pipe.js';
import { PLAIN, VISIBLE } from './voices.dto.js';

const SAMPLE = orError('SAMPLE_INVALID');

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

export class PreviewVoiceDto implements PreviewVoiceRequest {
  @IsString(orError('VOICE_TEXT_INVALID'))
  @MaxLength(VOICE_LIMITS.previewChars, orError('VOICE_TEXT_INVALID'))
  @Matches(VISIBLE, orError('VOICE_TEXT_INVALID'))
  text: string;
}
