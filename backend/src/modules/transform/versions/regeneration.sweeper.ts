import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SETTINGS } from '../../../config/settings.js';
import { describeError } from '../../../http/errors.js';
import { RegenerationQueue } from './regeneration.queue.js';
import { RegenerationRepository } from './regeneration.repository.js';

/** Finds the regenerations a crash or a lost queue left behind: queues them again, or settles them. */
@Injectable()
export class RegenerationSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RegenerationSweeper.name);
  private timer: NodeJS.Timeout | undefined;
  private isSweeping = false;

  constructor(
    private readonly regenerations: RegenerationRepository,
    private readonly queue: RegenerationQueue,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweepOnce(), SETTINGS.transform.reapEveryMs);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async sweepOnce(): Promise<void> {
    if (this.isSweeping) return;
    this.isSweeping = true;
    try {
      await this.sweep();
    } catch (error) {
      this.logger.warn({ err: describeError(error) }, 'sweep failed; the next one tries again');
    } finally {
      this.isSweeping = false;
    }
  }

  /** One round, safe to run in several workers at once. */
  async sweep(): Promise<void> {
    const { reapGraceMs, requeueAfterMs } = SETTINGS.transform;
    for (const id of await this.regenerations.overdue(reapGraceMs))
      await this.regenerations.fail(id, 'TRANSFORM_TIMEOUT');
    for (const job of await this.regenerations.neverStarted(requeueAfterMs)) await this.queue.enqueue(job);
  }
}
