import type { Logger } from '@nestjs/common';
import type { Queue, QueueOptions } from 'bull';
import { Redis, type RedisOptions } from 'ioredis';
import { setTimeout as delay } from 'node:timers/promises';
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
      // Only an outage of the database or Redis, or a third stall, fails a job. Provider failures are outputs.
      attempts: transform.maxAttempts,
      backoff: { type: 'exponential', delay: 1_000 },
      removeOnComplete: worker.keepCompleted,
      removeOnFail: worker.keepFailed,
    },
  };
}

/** Without a listener Node exits on connection errors. */
export function logQueueErrors(queue: Queue, logger: Logger): void {
  const loggedAt = new Map<string, number>();
  queue.on('error', (error: Error) => {
    const last = loggedAt.get(error.message);
    if (last !== undefined && Date.now() - last < SETTINGS.redis.errorLogMs) return;
    if (loggedAt.size > 100) loggedAt.clear();
    loggedAt.set(error.message, Date.now());
    logger.warn(`queue: ${error.message}`);
  });
}

/** Without Redis, Bull would wait forever to close. */
export function boundClose(queue: Queue, timeoutMs: number): void {
  const close = queue.close.bind(queue);
  queue.close = (doNotWaitJobs) =>
    Promise.race([close(doNotWaitJobs), delay(timeoutMs, undefined, { ref: false })]);
}
