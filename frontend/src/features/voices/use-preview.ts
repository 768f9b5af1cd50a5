import { useEffect, useState } from 'react';
import type { AppliedVoice, VoicePreview } from '@repurpose/contract';
import type { PreviewRequest } from './preview.worker.js';

const TYPING_PAUSE_MS = 300;

/** A text in a voice, worked out in a Web Worker while the user types; null until the first answer. */
export function usePreview(text: string, voice: AppliedVoice): VoicePreview | null {
  const [preview, setPreview] = useState<VoicePreview | null>(null);
  useEffect(() => {
    if (text.trim() === '') return undefined;
    let worker: Worker | null = null;
    const timer = setTimeout(() => {
      worker = new Worker(new URL('./preview.worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<VoicePreview>) => setPreview(data);
      const request: PreviewRequest = { text, voice };
      worker.postMessage(request);
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      worker?.terminate();
    };
  }, [text, voice]);
  return text.trim() === '' ? null : preview;
}
