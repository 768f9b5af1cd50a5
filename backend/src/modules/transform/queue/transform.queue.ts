import type { PlanKey } from '@repurpose/contract';
import { BullModule, InjectQueue } from '@nestjs/bull';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { ENV, type Env } from '../../../config/env.js';
import { addJob } from './add-job.js';
import { queueOptions } from './queue-options.js';

export const TRANSFORM_QUEUE = 'transform';

/**
 * The whole payload; no content travels through Redis. Workers of the version before read it, today's go by the job's
 * name (`rowIdOf`).
 */
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

/** The id of the job that writes a transformation; one per deadline, so a retry is a job of its own. */
export function jobIdOf(transformationId: string, deadlineAt: Date): string {
  return `${transformationId}.${deadlineAt.getTime()}`;
}

/** Puts transformations on the queue. Adding the same one twice is adding it once. */
@Injectable()
export class TransformQueue {
  private readonly logger = new Logger(TransformQueue.name);

  constructor(@InjectQueue(TRANSFORM_QUEUE) private readonly queue: Queue<TransformJob>) {}

  /** After the row's commit. @throws when Redis did not take the job within its bound; a late add does no harm */
  enqueue({ id, deadlineAt, plan }: NewJob): Promise<void> {
    const data = { transformationId: id };
    return addJob(this.queue, { jobId: jobIdOf(id, deadlineAt), data, plan }, this.logger);
  }
}
