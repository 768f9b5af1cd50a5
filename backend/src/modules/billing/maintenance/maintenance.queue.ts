import { BullModule, type BullModuleOptions } from '@nestjs/bull';
import { ENV, type Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';

export const MAINTENANCE_QUEUE = 'billing';
/** Job name → how often it runs. Every name has one processor (`maintenance.processor.ts`). */
export const MAINTENANCE_JOBS = {
  rollOver: SETTINGS.billing.rolloverEveryMs,
  reconcile: SETTINGS.billing.reconcileEveryMs,
} as const;

/**
 * Commands fail fast while Redis is away; blocking connections wait. By url, because Bull closes only connections it
 * made.
 */
function queueOptions(env: Pick<Env, 'REDIS_URL'>): BullModuleOptions {
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
    defaultJobOptions: { removeOnComplete: 100, removeOnFail: 100 },
  };
}

export const maintenanceQueueModule = BullModule.registerQueueAsync({
  name: MAINTENANCE_QUEUE,
  inject: [ENV],
  useFactory: (env: Env) => queueOptions(env),
});
