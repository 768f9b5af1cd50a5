import { setTimeout as delay } from 'node:timers/promises';
import { PLANS, type PlanKey } from '@repurpose/contract';
import { BullModule, InjectQueue } from '@nestjs/bull';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { ENV, type Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';
import { TransformationRepository } from '../results/transformation.repository.js';
import { transformError } from '../transform-error.js';
import { queueOptions } from './queue-connection.js';

export const TRANSFORM_QUEUE = 'transform';

export const transformQueueModule = BullModule.registerQueueAsync({
  name: TRANSFORM_QUEUE,
  inject: [ENV],
  useFactory: (env: Env) => queueOptions(env),
});

export interface NewJob {
  id: string;
  deadlineAt: Date;
  plan: PlanKey;
}

/** A retry has a new deadline, so it is a new job. Adding the same id again has no effect. */
export function jobIdOf(transformationId: string, deadlineAt: Date): string {
  return `${transformationId}.${deadlineAt.getTime()}`;
}

/** Jobs carry no data, because a worker may have to settle a job whose data Redis has lost. */
export function rowIdOf(jobId: string | number): string {
  return String(jobId).split('.', 1)[0] ?? '';
}

@Injectable()
export class TransformQueue {
  private readonly logger = new Logger(TransformQueue.name);

  constructor(
    @InjectQueue(TRANSFORM_QUEUE) private readonly queue: Queue,
    private readonly transformations: TransformationRepository,
  ) {}

  /** Call after the commit. @throws AppError QUEUE_UNAVAILABLE; the row was settled */
  async dispatch(job: NewJob): Promise<void> {
    try {
      await this.enqueue(job);
    } catch (error) {
      // Already settled or started: the job was added late, not lost.
      if (!(await this.transformations.settle(job.id, 'QUEUE_UNAVAILABLE', ['queued']))) return;
      this.logger.warn({ err: error }, 'a job could not be queued');
      throw transformError('QUEUE_UNAVAILABLE');
    }
  }

  /** @throws when Redis does not answer in time. A late job does no harm. */
  async enqueue({ id, deadlineAt, plan }: NewJob): Promise<void> {
    const options = { jobId: jobIdOf(id, deadlineAt), priority: PLANS[plan].queuePriority };
    const added = this.queue.add({}, options);
    const late = delay(SETTINGS.transform.enqueueMs, false, { ref: false });
    if (await Promise.race([added.then(() => true), late])) return;
    added.catch((error: unknown) => this.logger.warn(`late add of a job failed: ${String(error)}`));
    throw new Error(`the queue did not answer within ${SETTINGS.transform.enqueueMs} ms`);
  }
}
