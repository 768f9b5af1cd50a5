import type { AppliedVoice, Trait, VoiceChange, VoiceHit } from '@repurpose/contract';
import { applyVoice, likenessOf, readSource, type Draft } from '@repurpose/writing';

export interface PreviewRequest {
  text: string;
  voice: AppliedVoice;
}
export interface Preview {
  paragraphs: string[];
  changes: VoiceChange[];
  kept: VoiceHit[];
  likeness: number | null;
  traits: Trait[];
}

/** Applies a voice to a text as the writers do. */
function preview({ text, voice }: PreviewRequest): Preview {
  const source = readSource(text);
  const paragraphs = text.split(/\n+/u).filter((line) => line.trim() !== '');
  const draft: Draft = { format: 'facebook', hook: '', body: paragraphs, callToAction: '', hashtags: [] };
  const { draft: voiced, changes, kept } = applyVoice(draft, voice, source);
  const said = 'body' in voiced ? [...voiced.body, voiced.callToAction].filter(Boolean) : [];
  return {
    paragraphs: said,
    changes,
    kept,
    ...likenessOf(said.join('\n'), source.language, voice.fingerprint),
  };
}

self.onmessage = ({ data }: MessageEvent<PreviewRequest>) => self.postMessage(preview(data));
