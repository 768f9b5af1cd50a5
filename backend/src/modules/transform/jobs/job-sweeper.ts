import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { SETTINGS } from '../../../config/settings.js';
import { describeError } from '../../../http/errors.js';

/** Finds the rows a crash or a lost queue left behind: puts them on their queue again, or settles them. */
export abstract class JobSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private isSweeping = false;

  /** One round, safe to run in several workers at once: adding a job twice is adding it once, settling too. */
  abstract sweep(): Promise<void>;

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
}
