import { PLANS } from '@repurpose/contract';
import { BullModule, InjectQueue } from '@nestjs/bull';
import { Injectable, Logger } from '@nestjs/common';
import type { Queue } from 'bull';
import { setTimeout as delay } from 'node:timers/promises';
import { ENV, type Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';
import { queueOptions } from '../transform.queue.js';
import type { RegenerationJobRow } from './regeneration.repository.js';

export const REGENERATION_QUEUE = 'regeneration';

/** The whole payload: the row is the truth. */
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
  async enqueue({ id, plan }: RegenerationJobRow): Promise<void> {
    const added = this.queue.add({ regenerationId: id }, { jobId: id, priority: PLANS[plan].queuePriority });
    const bound = new AbortController();
    try {
      const inTime = await Promise.race([
        added.then(() => true),
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
