import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SETTINGS } from '../../config/settings.js';
import { describeError } from '../../http/errors.js';
import { SettlementService } from './settlement.service.js';
import { TransformQueue } from './transform.queue.js';
import { WorkRepository } from './work.repository.js';

/** Finds what a crash or a lost queue left behind: puts it on the queue again, or settles it. */
@Injectable()
export class TransformSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(TransformSweeper.name);
  private timer: NodeJS.Timeout | undefined;
  private isSweeping = false;

  constructor(
    private readonly repository: WorkRepository,
    private readonly settlement: SettlementService,
    private readonly queue: TransformQueue,
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

  /** One round, safe to run in several workers at once: adding a job twice is adding it once, settling too. */
  async sweep(): Promise<void> {
    for (const id of await this.repository.overdue(SETTINGS.transform.reapGraceMs)) {
      await this.settlement.settle(id, 'TRANSFORM_TIMEOUT');
    }
    const { jobMs, requeueAfterMs } = SETTINGS.transform;
    for (const job of await this.repository.neverStarted(jobMs - requeueAfterMs)) {
      await this.queue.enqueue(job);
    }
  }
}
