import { Injectable, Logger } from '@nestjs/common';
import { describeError } from '../../../errors/errors.js';
import { refusal } from '../admission/refusals.js';
import { SettlementService } from '../results/settlement.service.js';
import { TransformQueue, type NewJob } from './transform.queue.js';
import { WorkerPresence } from '../admission/worker-presence.js';

/** Hands accepted transformations to the queue, or gives the credit back. A crash before it is the sweeper's. */
@Injectable()
export class JobDispatcher {
  private readonly logger = new Logger(JobDispatcher.name);

  constructor(
    private readonly queue: TransformQueue,
    private readonly settlement: SettlementService,
    private readonly workers: WorkerPresence,
  ) {}

  /** Without a worker nothing is accepted: it would only wait for its deadline. */
  isWithoutWorker(): Promise<boolean> {
    return this.workers.isGone();
  }

  /** After the row's commit. @throws AppError QUEUE_UNAVAILABLE when no worker has it; nothing is charged then */
  async start(job: NewJob): Promise<void> {
    try {
      await this.queue.enqueue(job);
    } catch (error) {
      // Begun all the same: the add was late, not lost.
      if (!(await this.settlement.settle(job.id, 'QUEUE_UNAVAILABLE', ['queued']))) return;
      this.logger.warn({ err: describeError(error) }, 'a job could not be queued');
      throw refusal('QUEUE_UNAVAILABLE');
    }
  }
}
