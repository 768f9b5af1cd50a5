import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startRedis } from '../../scripts/services/redis.ts';
import { ProviderGate } from '@repurpose/backend/modules/transform/writer/provider-gate.js';
import { WriterError } from '@repurpose/backend/modules/transform/writer/writer.port.js';
import { openLoop, percentile, printTable } from './measure.ts';
import type { BenchOptions } from './programs.ts';

const open = new AbortController().signal;

/** Answers 429 beyond `perSecond` calls a second. */
function limited(perSecond: number): () => Promise<void> {
  let tokens = perSecond / 4;
  let at = performance.now();
  return async () => {
    const now = performance.now();
    tokens = Math.min(perSecond / 4, tokens + ((now - at) * perSecond) / 1_000);
    at = now;
    if (tokens < 1)
      throw new WriterError('WRITER_UNAVAILABLE', '429', {
        isRetryable: true,
        isRefusedForNow: true,
        retryAfterMs: 200,
      });
    tokens -= 1;
    await delay(50);
  };
}

export async function bench({ isQuick }: BenchOptions): Promise<void> {
  const redis = await startRedis();
  const workers = [new Redis(redis.url), new Redis(redis.url)];
  const gates = workers.map((worker) => new ProviderGate(worker, 'bench'));
  const call = limited(40);
  const waits: Record<'free' | 'pro', number[]> = { free: [], pro: [] };
  let refused = 0;
  const { failed } = await openLoop({
    perSecond: 80,
    seconds: isQuick ? 2 : 10,
    call: async (i) => {
      const plan = i % 4 === 3 ? 'pro' : 'free';
      const from = performance.now();
      await gates[i % 2]?.run(plan, open, () =>
        call().catch((error: unknown) => {
          refused += 1;
          throw error;
        }),
      );
      waits[plan].push(performance.now() - from);
    },
  });
  await Promise.all(workers.map((worker) => worker.quit()));
  await redis.stop();
  const rows = Object.entries(waits).map(([plan, ms]) => {
    ms.sort((a, b) => a - b);
    return { plan, calls: ms.length, p50: percentile(ms, 0.5), p95: percentile(ms, 0.95) };
  });
  printTable(
    `80 calls a second from two workers, of which the provider takes 40 (${refused} refusals, ${failed} failed)`,
    rows,
  );
}
