import type { BullModuleOptions } from '@nestjs/bull';
import type { JobOptions } from 'bull';
import type { Env } from '../config/env.js';
import { SETTINGS } from '../config/settings.js';

/** Commands fail fast without Redis; blocking connections wait. By url: Bull closes only connections it made. */
export function backgroundQueueOptions(
  env: Pick<Env, 'REDIS_URL'>,
  defaultJobOptions: JobOptions,
): BullModuleOptions {
  const { redis, worker } = SETTINGS;
  return {
    url: env.REDIS_URL,
    redis: {
      retryStrategy: redis.retryDelayMs,
      connectTimeout: redis.connectTimeoutMs,
      maxRetriesPerRequest: 1,
      ...(env.REDIS_URL.startsWith('rediss:') ? { tls: {} } : {}),
    },
    settings: { lockDuration: worker.lockDurationMs, stalledInterval: worker.stalledIntervalMs },
    defaultJobOptions,
  };
}
