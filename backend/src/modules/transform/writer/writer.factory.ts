import { FORMAT_KEYS } from '@repurpose/contract';
import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { ENV, type Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';
import { REDIS } from '../../../database/redis.module.js';
import { OfflineWriter } from './offline.writer.js';
import { OpenAiClient } from './openai.client.js';
import { EntailmentCheck } from './openai.entailment.js';
import { OpenAiWriter } from './openai.writer.js';
import { ProviderGate } from './provider-gate.js';
import { TextWorkPool } from '../text-work/text-work-pool.js';
import { WRITER, type WriterPort } from './writer.port.js';

/** No fallback: if the provider is down, the caller gets an error. `redis` shares its rate limit. */
export function chooseWriter(env: Env, textWork: TextWorkPool, redis: Redis | null = null): WriterPort {
  if (env.WRITER === 'offline') return new OfflineWriter(textWork);
  const client = openAiClient(env, redis);
  const entailment = entailmentOf(env, client, textWork);
  return new OpenAiWriter(client, maxSourceTokens(env), textWork, entailment);
}

export function chooseEntailmentCheck(env: Env, textWork: TextWorkPool): EntailmentCheck | null {
  return env.WRITER === 'offline' ? null : entailmentOf(env, openAiClient(env), textWork);
}

const entailmentOf = (env: Env, client: OpenAiClient, textWork: TextWorkPool): EntailmentCheck | null =>
  env.OPENAI_ENTAILMENT === 'true'
    ? new EntailmentCheck(client, textWork, {
        maxTokens: maxSourceTokens(env),
        callMs: SETTINGS.provider.entailmentMs,
      })
    : null;

export function openAiClient(env: Env, redis: Redis | null = null): OpenAiClient {
  const account = createHash('sha256').update(`${env.OPENAI_BASE_URL} ${env.OPENAI_API_KEY ?? ''}`);
  const gate = new ProviderGate(redis, `repurpose:provider:${account.digest('base64url').slice(0, 16)}`);
  const settings = {
    // Local servers (Ollama, vLLM) accept any key.
    apiKey: env.OPENAI_API_KEY ?? 'none',
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
    callTimeoutMs: SETTINGS.transform.providerMs,
    // With fewer, started jobs wait while their deadlines run.
    maxSockets: env.WORKER_CONCURRENCY * FORMAT_KEYS.length,
    connectMs: SETTINGS.provider.connectMs,
    maxResponseBytes: SETTINGS.transform.maxResponseBytes,
    pricesPerMillion: pricesOf(env),
  };
  return new OpenAiClient(settings, gate);
}

function pricesOf(env: Env): { input: number; cachedInput: number; output: number } {
  const input = env.OPENAI_INPUT_PRICE ?? 0;
  return { input, cachedInput: env.OPENAI_CACHED_INPUT_PRICE ?? input, output: env.OPENAI_OUTPUT_PRICE ?? 0 };
}

function maxSourceTokens({ OPENAI_CONTEXT_TOKENS }: Env): number {
  const { contextShare, maxTokens } = SETTINGS.provider.source;
  return Math.min(maxTokens, Math.floor(OPENAI_CONTEXT_TOKENS * contextShare));
}

export const writerProvider = {
  provide: WRITER,
  inject: [ENV, TextWorkPool, REDIS],
  useFactory: chooseWriter,
};
