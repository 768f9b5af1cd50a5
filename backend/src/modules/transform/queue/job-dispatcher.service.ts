import { Injectable, Logger } from '@nestjs/common';
import { refusal } from '../admission/refusals.js';
import { SettlementRepository } from '../results/settlement.repository.js';
import { TransformQueue, type NewJob } from './transform.queue.js';

/** Enqueues accepted transformations. The worker's sweeper covers a crash before this. */
@Injectable()
export class JobDispatcher {
  private readonly logger = new Logger(JobDispatcher.name);

  constructor(
    private readonly queue: TransformQueue,
    private readonly settlement: SettlementRepository,
  ) {}

  /** Call after the row's commit. @throws AppError QUEUE_UNAVAILABLE; the credit was released */
  async dispatch(job: NewJob): Promise<void> {
    try {
      await this.queue.enqueue(job);
    } catch (error) {
      // A worker may have started it already; then the job was added late, not lost.
      if (!(await this.settlement.settle(job.id, 'QUEUE_UNAVAILABLE', ['queued']))) return;
      this.logger.warn({ err: error }, 'a job could not be queued');
      throw refusal('QUEUE_UNAVAILABLE');
    }
  }
}
