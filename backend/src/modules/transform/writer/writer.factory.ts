import { ENV, type Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';
import { OfflineWriter } from './offline.writer.js';
import { OpenAiWriter } from './openai.writer.js';
import { WRITER, type WriterPort } from './writer.port.js';

/** The one writer of this process. With `openai` there is no falling back: a provider that is down is told as such. */
export function chooseWriter(env: Env): WriterPort {
  if (env.WRITER === 'offline') return new OfflineWriter();
  return new OpenAiWriter({
    // Local servers (Ollama, vLLM) take any key, but the SDK asks for one.
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
    callTimeoutMs: SETTINGS.transform.providerMs,
    maxSockets: SETTINGS.worker.upstreamSockets,
    maxResponseBytes: SETTINGS.transform.maxResponseBytes,
  });
}

export const writerProvider = { provide: WRITER, inject: [ENV], useFactory: chooseWriter };
