import { PLANS, type PlanKey } from '@repurpose/contract';
import { BullModule, InjectQueue } from '@nestjs/bull';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue, QueueOptions } from 'bull';
import { Redis, type RedisOptions } from 'ioredis';
import { setTimeout as delay } from 'node:timers/promises';
import { ENV, type Env } from '../../config/env.js';
import { SETTINGS } from '../../config/settings.js';

export const TRANSFORM_QUEUE = 'transform';

/** The whole payload: the row is the truth, and no content travels through Redis. */
export interface TransformJob {
  transformationId: string;
}

/** A committed transformation that is to be written. */
export interface NewJob {
  id: string;
  deadlineAt: Date;
  plan: PlanKey;
}

/** The queue's registration: same options in the API (adds, listens) and in the worker (runs). */
export const transformQueueModule = BullModule.registerQueueAsync({
  name: TRANSFORM_QUEUE,
  inject: [ENV],
  useFactory: (env: Env) => queueOptions(env),
});

/** How this process speaks to Redis. A producer fails fast; the blocking connections wait for Redis to come back. */
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
      stalledInterval: worker.stalledIntervalMs,
      maxStalledCount: worker.maxStalledCount,
    },
    defaultJobOptions: {
      // Provider failures are outputs, not job failures: what is tried again here is a lost database or Redis.
      attempts: transform.maxAttempts,
      backoff: { type: 'exponential', delay: 1_000 },
      removeOnComplete: worker.keepCompleted,
      removeOnFail: worker.keepFailed,
    },
  };
}

/** The id of the job that writes a transformation; one per deadline, so a retry is a job of its own. */
export function jobIdOf(transformationId: string, deadlineAt: Date): string {
  return `${transformationId}.${deadlineAt.getTime()}`;
}

export function transformationIdOf(jobId: string): string {
  return jobId.split('.')[0] ?? jobId;
}

/** Puts transformations on the queue. Adding the same one twice is adding it once. */
@Injectable()
export class TransformQueue {
  private readonly logger = new Logger(TransformQueue.name);

  constructor(@InjectQueue(TRANSFORM_QUEUE) private readonly queue: Queue<TransformJob>) {}

  /** After the row's commit. @throws when Redis did not take the job within its bound; a late add does no harm. */
  async enqueue(job: NewJob): Promise<void> {
    const added = this.queue.add(
      { transformationId: job.id },
      { jobId: jobIdOf(job.id, job.deadlineAt), priority: PLANS[job.plan].queuePriority },
    );
    const isAdded = added.then(() => true);
    const bound = new AbortController();
    try {
      const inTime = await Promise.race([
        isAdded,
        delay(SETTINGS.transform.enqueueMs, false, { signal: bound.signal }),
      ]);
      if (inTime) return;
    } finally {
      bound.abort();
    }
    added.catch((error: unknown) => this.logger.warn(`late add of a job failed: ${String(error)}`));
    throw new Error(`the queue did not answer within ${SETTINGS.transform.enqueueMs} ms`);
  }
}
