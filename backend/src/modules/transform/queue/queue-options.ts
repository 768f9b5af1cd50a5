import type { QueueOptions } from 'bull';
import { Redis, type RedisOptions } from 'ioredis';
import type { Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';

/** Producers fail fast; blocking connections wait for Redis. */
export function queueOptions(env: Pick<Env, 'REDIS_URL'>): QueueOptions {
  const { worker, redis, transform } = SETTINGS;
  const shared: RedisOptions = {
    retryStrategy: redis.retryDelayMs,
    connectTimeout: redis.connectTimeoutMs,
    enableReadyCheck: false,
  };
  return {
    createClient: (type) =>
      type === 'client'
        ? new Redis(env.REDIS_URL, {
            ...shared,
            maxRetriesPerRequest: 1,
            commandTimeout: redis.commandTimeoutMs,
          })
        : new Redis(env.REDIS_URL, { ...shared, maxRetriesPerRequest: null }),
    settings: {
      lockDuration: worker.lockDurationMs,
      lockRenewTime: worker.lockRenewMs,
      stalledInterval: worker.stalledIntervalMs,
      maxStalledCount: worker.maxStalledCount,
    },
    defaultJobOptions: {
      // A job fails only when the database or Redis is away; provider failures are recorded as outputs.
      attempts: transform.maxAttempts,
      backoff: { type: 'exponential', delay: 1_000 },
      removeOnComplete: worker.keepCompleted,
      removeOnFail: worker.keepFailed,
    },
  };
}
