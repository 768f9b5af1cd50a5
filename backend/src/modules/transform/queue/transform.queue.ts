import type { PlanKey } from '@repurpose/contract';
import { BullModule, InjectQueue } from '@nestjs/bull';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { ENV, type Env } from '../../../config/env.js';
import { addJob } from './add-job.js';
import { queueOptions } from './queue-options.js';

export const TRANSFORM_QUEUE = 'transform';

/** Data for workers of the previous release. Current ones use the job id (`rowIdOf`). */
export interface TransformJob {
  transformationId: string;
}

export interface NewJob {
  id: string;
  deadlineAt: Date;
  plan: PlanKey;
}

/** The same options in the API and the worker. */
export const transformQueueModule = BullModule.registerQueueAsync({
  name: TRANSFORM_QUEUE,
  inject: [ENV],
  useFactory: (env: Env) => queueOptions(env),
});

/** One id per deadline, so that a retry is a new job. */
export function jobIdOf(transformationId: string, deadlineAt: Date): string {
  return `${transformationId}.${deadlineAt.getTime()}`;
}

@Injectable()
export class TransformQueue {
  private readonly logger = new Logger(TransformQueue.name);

  constructor(@InjectQueue(TRANSFORM_QUEUE) private readonly queue: Queue<TransformJob>) {}

  /** Call after the row's commit. @throws when Redis does not answer in time; a late job does no harm */
  enqueue({ id, deadlineAt, plan }: NewJob): Promise<void> {
    const data = { transformationId: id };
    return addJob(this.queue, { jobId: jobIdOf(id, deadlineAt), data, plan }, this.logger);
  }
}
