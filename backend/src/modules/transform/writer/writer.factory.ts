import { FORMAT_KEYS } from '@repurpose/contract';
import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { ENV, type Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';
import { REDIS } from '../../../database/redis.module.js';
import { OfflineWriter } from './offline.writer.js';
import { OpenAiClient } from './openai.client.js';
import { OpenAiWriter } from './openai.writer.js';
import { ProviderGate } from './provider-gate.js';
import { TextWorkPool } from '../text-work/text-work-pool.js';
import { WRITER, type WriterPort } from './writer.port.js';

/** Without fallback: if the provider is down, the caller gets an error. `redis` shares its rate limit. */
export function chooseWriter(env: Env, textWork: TextWorkPool, redis: Redis | null = null): WriterPort {
  if (env.WRITER === 'offline') return new OfflineWriter(textWork);
  const account = createHash('sha256').update(`${env.OPENAI_BASE_URL} ${env.OPENAI_API_KEY ?? ''}`);
  const gate = new ProviderGate(redis, `repurpose:provider:${account.digest('base64url').slice(0, 16)}`);
  const settings = {
    // Local servers (Ollama, vLLM) accept any key.
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
    callTimeoutMs: SETTINGS.transform.providerMs,
    // With fewer sockets, started jobs would wait while their deadlines run.
    maxSockets: env.WORKER_CONCURRENCY * FORMAT_KEYS.length,
    connectMs: SETTINGS.provider.connectMs,
    maxResponseBytes: SETTINGS.transform.maxResponseBytes,
    pricesPerMillion: pricesOf(env),
  };
  const client = new OpenAiClient(settings, gate);
  return new OpenAiWriter(client, maxSourceTokens(env.OPENAI_CONTEXT_TOKENS), textWork);
}

function pricesOf(env: Env): { input: number; cachedInput: number; output: number } {
  const input = env.OPENAI_INPUT_PRICE ?? 0;
  return { input, cachedInput: env.OPENAI_CACHED_INPUT_PRICE ?? input, output: env.OPENAI_OUTPUT_PRICE ?? 0 };
}

/** Leaves room in the context for the rules and the response. */
function maxSourceTokens(contextTokens: number): number {
  const { contextShare, maxTokens } = SETTINGS.provider.source;
  return Math.min(maxTokens, Math.floor(contextTokens * contextShare));
}

export const writerProvider = {
  provide: WRITER,
  inject: [ENV, TextWorkPool, REDIS],
  useFactory: chooseWriter,
};
