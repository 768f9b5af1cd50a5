import type { AppliedVoice, VoicePreview } from '@repurpose/contract';
import type { Draft } from '../formats/draft/draft.types.js';
import { readSource } from '../source/read-source.js';
import { applyVoice } from './apply-voice.js';
import { likenessOf } from './style/fingerprint.js';

/** Applies a voice to a text as if it were a post whose source is the text itself. */
export function previewVoice(text: string, voice: AppliedVoice): VoicePreview {
  const source = readSource(text);
  const body = text.split(/\n+/u).filter((line) => line.trim() !== '');
  const draft: Draft = { format: 'facebook', hook: '', body, callToAction: '', hashtags: [] };
  const { draft: voiced, changes, kept } = applyVoice(draft, voice, source);
  const said = 'body' in voiced ? [...voiced.body, voiced.callToAction].filter(Boolean) : [];
  const measured = likenessOf(said.join('\n'), source.language, voice.fingerprint);
  return { paragraphs: said, changes, kept, ...measured };
}
