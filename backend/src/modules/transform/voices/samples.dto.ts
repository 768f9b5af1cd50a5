import { VOICE_LIMITS, type AddSampleRequest, type PreviewVoiceRequest } from '@repurpose/contract';
import { IsText, orError } from '../../../http/contract.pipe.js';
import { PLAIN, VISIBLE } from './voices.dto.js';

const SAMPLE = orError('SAMPLE_INVALID');

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
