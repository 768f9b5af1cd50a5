import { Injectable } from '@nestjs/common';
import { SETTINGS } from '../../../config/settings.js';
import { describeError, isDatabaseBusy } from '../../../errors/errors.js';
import { Sweeper } from '../../../sweeper.js';
import { RegenerationQueue } from './regeneration.queue.js';
import { RegenerationRepository } from './regeneration.repository.js';

@Injectable()
export class RegenerationSweeper extends Sweeper {
  protected readonly everyMs = SETTINGS.transform.reapEveryMs;

  constructor(
    private readonly regenerations: RegenerationRepository,
    private readonly queue: RegenerationQueue,
  ) {
    super();
  }

  protected async sweep(): Promise<void> {
    const { reapGraceMs, requeueAfterMs } = SETTINGS.transform;
    for (const id of await this.regenerations.findOverdue(reapGraceMs)) {
      await this.fail(id);
    }
    for (const job of await this.regenerations.findUndispatched(requeueAfterMs))
      await this.queue.enqueue(job);
  }

  /** An account whose rows are locked must not keep those after it from being settled. */
  private async fail(id: string): Promise<void> {
    try {
      await this.regenerations.fail(id, 'TRANSFORM_TIMEOUT');
    } catch (error) {
      if (!isDatabaseBusy(error)) throw error;
      this.logger.warn({ id, err: describeError(error) }, 'not settled yet');
    }
  }
}
