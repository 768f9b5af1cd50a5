import { Injectable } from '@nestjs/common';
import { SETTINGS } from '../../../config/settings.js';
import { isDatabaseBusy } from '../../../errors/errors.js';
import { Sweeper } from '../../../sweeper.js';
import { TransformationRepository } from '../results/transformation.repository.js';
import { TransformQueue } from '../queue/transform.queue.js';
import { JobRepository } from './job.repository.js';

@Injectable()
export class TransformSweeper extends Sweeper {
  constructor(
    private readonly jobRepository: JobRepository,
    private readonly transformations: TransformationRepository,
    private readonly queue: TransformQueue,
  ) {
    super(SETTINGS.transform.sweepEveryMs);
  }

  protected async sweep(): Promise<void> {
    for (const id of await this.jobRepository.findOverdue(SETTINGS.transform.sweepGraceMs))
      await this.settle(id);
    const { jobMs, enqueueAgainAfterMs } = SETTINGS.transform;
    for (const job of await this.jobRepository.findStaleQueued(jobMs - enqueueAgainAfterMs)) {
      await this.queue.enqueue(job);
    }
  }

  /** An account with locked rows must not delay the others. */
  private async settle(id: string): Promise<void> {
    try {
      await this.transformations.settle(id, 'TRANSFORM_TIMEOUT');
    } catch (error) {
      if (!isDatabaseBusy(error)) throw error;
      this.logger.warn({ id, err: error }, 'not settled yet');
    }
  }
}
