import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { describeError } from '../../../http/errors.js';

/** Work that is done again and again while the process runs, never twice at once. */
export abstract class Repeating implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(this.constructor.name);
  private timer: NodeJS.Timeout | undefined;
  private isRunning = false;

  protected abstract readonly everyMs: number;

  /** One round; one that throws is logged, and the next one tries again. */
  protected abstract round(): Promise<void>;

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), this.everyMs);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async run(): Promise<void> {
    if (this.isRunning) return;
    this.isRunning = true;
    try {
      await this.round();
    } catch (error) {
      this.logger.warn({ err: describeError(error) }, 'a round failed; the next one tries again');
    } finally {
      this.isRunning = false;
    }
  }
}
