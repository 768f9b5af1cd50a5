import { Injectable } from '@nestjs/common';
import { SETTINGS } from '../../../config/settings.js';
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
      await this.regenerations.fail(id, 'TRANSFORM_TIMEOUT');
    }
    for (const job of await this.regenerations.findUndispatched(requeueAfterMs))
      await this.queue.enqueue(job);
  }
}
