import type { AppliedVoice } from '@repurpose/contract';
import { previewVoice } from '@repurpose/writing';

export interface PreviewRequest {
  text: string;
  voice: AppliedVoice;
}

self.onmessage = ({ data: { text, voice } }: MessageEvent<PreviewRequest>) =>
  self.postMessage(previewVoice(text, voice));
