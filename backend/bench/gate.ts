/* What stands between a worker and a slow or limited provider: stragglers asked twice, paying users first. */
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { startRedis } from '../../scripts/services.mjs';
import { SETTINGS } from '../dist/config/settings.js';
import { Hedge } from '../dist/modules/transform/writer/hedge.js';
import { ProviderGate } from '../dist/modules/transform/writer/provider-gate.js';
import { WriterError } from '../dist/modules/transform/writer/writer.port.js';
import { closedLoop, figures, openLoop, printTable } from './measure.mjs';

const USUAL_MS = 300;
const SLOW_MS = 10 * USUAL_MS;
const FORMATS = 12;
const open = new AbortController().signal;

/**
 * A provider of which one call in twenty takes ten times as long, the same ones in each run, whatever they are made for:
 * counting to twenty would hit the same three of twelve formats for ever.
 */
function stragglers() {
  let calls = 0;
  let state = 7;
  const isSlow = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 < 1 / 20;
  };
  const call = async (signal) => {
    calls += 1;
    // A call that is cut ends there; nobody waits for it any more.
    await delay(isSlow() ? SLOW_MS : USUAL_MS, undefined, { signal }).catch(() => undefined);
  };
  return { call, count: () => calls };
}

async function benchStragglers(isQuick) {
  const load = { callers: 50, requests: isQuick ? 20 : 200 };
  const rows = [];
  for (const isHedged of [false, true]) {
    const provider = stragglers();
    const hedge = new Hedge(SETTINGS.provider.hedge);
    const one = (format) => (isHedged ? hedge.run(format, provider.call, open) : provider.call(open));
    const transform = () => Promise.all(Array.from({ length: FORMATS }, (_, format) => one(String(format))));
    await closedLoop({ ...load, call: transform });
    const before = provider.count();
    const durations = [];
    const timed = async () => {
      const from = performance.now();
      await transform();
      durations.push(performance.now() - from);
    };
    await closedLoop({ ...load, call: timed });
    durations.sort((a, b) => a - b);
    const { p50, p99 } = figures(durations, 0, 1);
    const p95 = durations[Math.floor(0.95 * durations.length)];
    const extra = 100 * ((provider.count() - before) / (load.requests * FORMATS) - 1);
    rows.push({
      case: isHedged ? 'a second call for stragglers' : 'each call once',
      p50,
      p95,
      p99,
      'calls more, %': extra,
    });
  }
  printTable(`Twelve formats at once, one call in twenty takes ${SLOW_MS} ms and not ${USUAL_MS}`, rows);
}

/** A provider that takes so many calls a second and refuses the others for a moment. */
function limited(perSecond) {
  let room = perSecond / 4;
  let at = performance.now();
  return async () => {
    const now = performance.now();
    room = Math.min(perSecond / 4, room + ((now - at) * perSecond) / 1_000);
    at = now;
    if (room < 1)
      throw new WriterError('WRITER_UNAVAILABLE', '429', {
        isRetryable: true,
        isRefusedForNow: true,
        retryAfterMs: 200,
      });
    room -= 1;
    await delay(50);
  };
}

async function benchLimit(isQuick) {
  const redis = await startRedis();
  const workers = [new Redis(redis.url), new Redis(redis.url)];
  const gates = workers.map((worker) => new ProviderGate(worker, 'bench'));
  const call = limited(40);
  const waits = { free: [], pro: [] };
  let refused = 0;
  const { failed } = await openLoop({
    perSecond: 80,
    seconds: isQuick ? 2 : 10,
    call: async (i) => {
      const plan = i % 4 === 3 ? 'pro' : 'free';
      const from = performance.now();
      await gates[i % 2].pass({ format: 'summary', plan, signal: open }, () =>
        call().catch((error) => {
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
    return { plan, calls: ms.length, p50: figures(ms, 0, 1).p50, p95: ms[Math.floor(0.95 * ms.length)] };
  });
  printTable(
    `80 calls a second from two workers, of which the provider takes 40 (${refused} refusals, ${failed} failed)`,
    rows,
  );
}

export async function benchGate({ isQuick }) {
  await benchStragglers(isQuick);
  await benchLimit(isQuick);
}
