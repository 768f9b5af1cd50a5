/* The provider gate with a slow and with a rate-limited provider: hedged stragglers, paying users first. */
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startRedis } from '../../scripts/services/redis.ts';
import { SETTINGS } from '@repurpose/backend/config/settings.js';
import { Hedge } from '@repurpose/backend/modules/transform/writer/hedge.js';
import { ProviderGate } from '@repurpose/backend/modules/transform/writer/provider-gate.js';
import { WriterError } from '@repurpose/backend/modules/transform/writer/writer.port.js';
import { closedLoop, figures, openLoop, percentile, printTable, type Row } from './measure.ts';

const USUAL_MS = 300;
const SLOW_MS = 10 * USUAL_MS;
const FORMATS = 12;
const open = new AbortController().signal;

/** A provider where one call in twenty, pseudo-random but the same in each run, takes ten times as long. */
function stragglers() {
  let calls = 0;
  let state = 7;
  const isSlow = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 < 1 / 20;
  };
  const call = async (signal: AbortSignal): Promise<void> => {
    calls += 1;
    await delay(isSlow() ? SLOW_MS : USUAL_MS, undefined, { signal }).catch(() => undefined);
  };
  return { call, count: () => calls };
}

async function benchStragglers(isQuick: boolean): Promise<void> {
  const load = { callers: 50, requests: isQuick ? 20 : 200 };
  const rows: Row[] = [];
  for (const isHedged of [false, true]) {
    const provider = stragglers();
    const hedge = new Hedge(SETTINGS.provider.hedge);
    const one = (format: string) => (isHedged ? hedge.run(format, provider.call, open) : provider.call(open));
    const transform = () => Promise.all(Array.from({ length: FORMATS }, (_, format) => one(String(format))));
    await closedLoop({ ...load, call: transform });
    const before = provider.count();
    const durations: number[] = [];
    const timed = async (): Promise<void> => {
      const from = performance.now();
      await transform();
      durations.push(performance.now() - from);
    };
    await closedLoop({ ...load, call: timed });
    durations.sort((a, b) => a - b);
    const { p50, p99 } = figures(durations, 0, 1);
    const p95 = percentile(durations, 0.95);
    const extra = 100 * ((provider.count() - before) / (load.requests * FORMATS) - 1);
    rows.push({
      case: isHedged ? 'hedged' : 'each call once',
      p50,
      p95,
      p99,
      'calls more, %': extra,
    });
  }
  printTable(`Twelve formats at once, one call in twenty takes ${SLOW_MS} ms and not ${USUAL_MS}`, rows);
}

/** A provider that takes `perSecond` calls a second and answers 429 to the others. */
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

async function benchLimit(isQuick: boolean): Promise<void> {
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
      await gates[i % 2]?.pass({ kind: 'summary', plan, signal: open }, () =>
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

export async function benchGate({ isQuick }: { isQuick: boolean }): Promise<void> {
  await benchStragglers(isQuick);
  await benchLimit(isQuick);
}
