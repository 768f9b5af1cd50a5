import { BullModule } from '@nestjs/bull';
import type { QueueOptions } from 'bull';
import { Redis, type RedisOptions } from 'ioredis';
import { ENV, type Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';

export const UPKEEP_QUEUE = 'billing';
/** Job name → how often it runs. Every name has one processor (`upkeep.processor.ts`). */
export const UPKEEP_JOBS = {
  rollOver: SETTINGS.billing.rolloverEveryMs,
  reconcile: SETTINGS.billing.reconcileEveryMs,
} as const;

/** Commands fail fast while Redis is away; the connections that wait for jobs wait for Redis too. */
function queueOptions(env: Pick<Env, 'REDIS_URL'>): QueueOptions {
  const { redis, worker } = SETTINGS;
  const shared: RedisOptions = {
    retryStrategy: redis.retryDelayMs,
    connectTimeout: redis.connectTimeoutMs,
    enableReadyCheck: false,
  };
  const fast: RedisOptions = { maxRetriesPerRequest: 1, commandTimeout: redis.commandTimeoutMs };
  return {
    createClient: (type) =>
      new Redis(env.REDIS_URL, { ...shared, ...(type === 'client' ? fast : { maxRetriesPerRequest: null }) }),
    settings: { lockDuration: worker.lockDurationMs, stalledInterval: worker.stalledIntervalMs },
    defaultJobOptions: { removeOnComplete: 100, removeOnFail: 100 },
  };
}

export const upkeepQueueModule = BullModule.registerQueueAsync({
  name: UPKEEP_QUEUE,
  inject: [ENV],
  useFactory: (env: Env) => queueOptions(env),
});
