import type { PlanKey } from '@repurpose/contract';
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { testServices } from '../../../../test/harness/test-services.js';
import { ProviderGate } from './provider-gate.js';
import { WriterError } from './writer.port.js';

const workers = [new Redis(testServices.redisUrl()), new Redis(testServices.redisUrl())];
const open = new AbortController().signal;
afterAll(() => Promise.all(workers.map((redis) => redis.quit())));

function limitedProvider(callsPerSecond: number) {
  let room = callsPerSecond / 4;
  let at = performance.now();
  const log = { refused: 0, served: [] as PlanKey[] };
  const call = (plan: PlanKey): Promise<PlanKey> => {
    const now = performance.now();
    room = Math.min(callsPerSecond / 4, room + ((now - at) * callsPerSecond) / 1_000);
    at = now;
    if (room < 1) {
      log.refused += 1;
      const refusal = { isRetryable: true, isRefusedForNow: true, retryAfterMs: 100 };
      return Promise.reject(new WriterError('WRITER_UNAVAILABLE', '429', refusal));
    }
    room -= 1;
    log.served.push(plan);
    return Promise.resolve(plan);
  };
  return { log, call };
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('more calls than the provider takes, from two workers', () => {
  it('all pass in the end, those of paying plans first, and few are refused', async () => {
    const key = `test:${randomUUID()}`;
    const { log, call } = limitedProvider(60);
    const gates = workers.map((redis) => new ProviderGate(redis, key));
    const plans = Array.from({ length: 80 }, (_, i): PlanKey => (i % 4 === 3 ? 'pro' : 'free'));
    const passed = await Promise.all(
      plans.map((plan, i) =>
        (gates[Math.floor(i / 4) % 2] as ProviderGate).run(plan, open, () => call(plan)),
      ),
    );
    expect(passed).toHaveLength(80);
    const positions = (wanted: PlanKey): number[] =>
      log.served.flatMap((plan, position) => (plan === wanted ? [position] : []));
    expect(mean(positions('pro'))).toBeLessThan(mean(positions('free')));
  });

  it('while there is no limit, one of them asks for it and nobody else waits', async () => {
    const redis = workers[0] as Redis;
    const asked = jest.spyOn(redis, 'pttl');
    const gate = new ProviderGate(redis, `test:${randomUUID()}`);
    await Promise.all(
      Array.from({ length: 100 }, () => gate.run('free', open, () => Promise.resolve('written'))),
    );
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it('a worker learns the limit from another one, and gives up with its job', async () => {
    const key = `test:${randomUUID()}`;
    await (workers[0] as Redis).set(key, '1', 'PX', 3_600_000);
    const gate = new ProviderGate(workers[1] as Redis, key);
    const call = (signal: AbortSignal): Promise<string> =>
      gate.run('free', signal, () => Promise.resolve('called'));
    await call(open);
    await (workers[1] as Redis).ping();
    const stop = new AbortController();
    const waiting = call(stop.signal);
    stop.abort(new Error('deadline'));
    await expect(waiting).rejects.toThrow('deadline');
  });

  it('a refusal is waited out also by a worker whose Redis is away', async () => {
    const redis = new Redis(1, { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 0 });
    const gate = new ProviderGate(redis, `test:${randomUUID()}`);
    const startedAt = performance.now();
    let refused = 0;
    const call = (): Promise<string> => {
      if (performance.now() - startedAt > 500) return Promise.resolve('written');
      refused += 1;
      const refusal = { isRetryable: true, isRefusedForNow: true, retryAfterMs: 100 };
      return Promise.reject(new WriterError('WRITER_UNAVAILABLE', '429', refusal));
    };
    try {
      expect(await gate.run('free', open, call)).toBe('written');
    } finally {
      redis.disconnect();
    }
    expect(refused).toBeLessThanOrEqual(6);
  });

  it('a refusal for longer than anybody waits is a failure', async () => {
    const gate = new ProviderGate(workers[0] as Redis, `test:${randomUUID()}`);
    const refusal = new WriterError('WRITER_UNAVAILABLE', '429', {
      isRefusedForNow: true,
      retryAfterMs: 60_000,
    });
    await expect(gate.run('free', open, () => Promise.reject(refusal))).rejects.toBe(refusal);
  });
});
