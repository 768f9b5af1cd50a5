import { BullModule, InjectQueue } from '@nestjs/bull';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { ENV, type Env } from '../../../config/env.js';
import { addJob } from '../queue/add-job.js';
import { queueOptions } from '../queue/queue-options.js';
import type { RegenerationJobRow } from './regeneration.repository.js';

export const REGENERATION_QUEUE = 'regeneration';

/**
 * The whole payload; no content travels through Redis. Workers of the version before read it, today's go by the job's
 * name (`rowIdOf`).
 */
export interface RegenerationJob {
  regenerationId: string;
}

/** A queue of its own, with the options of the transforms' one. */
export const regenerationQueueModule = BullModule.registerQueueAsync({
  name: REGENERATION_QUEUE,
  inject: [ENV],
  useFactory: (env: Env) => queueOptions(env),
});

/** Puts regenerations on the queue; the job's id is the regeneration's, so adding one twice is adding it once. */
@Injectable()
export class RegenerationQueue {
  private readonly logger = new Logger(RegenerationQueue.name);

  constructor(@InjectQueue(REGENERATION_QUEUE) private readonly queue: Queue<RegenerationJob>) {}

  /** After the row's commit. @throws when Redis did not take the job within its bound; a late add does no harm */
  enqueue({ id, plan }: RegenerationJobRow): Promise<void> {
    return addJob(this.queue, { jobId: id, data: { regenerationId: id }, plan }, this.logger);
  }
}
