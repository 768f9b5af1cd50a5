import { Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { describeError } from './errors/errors.js';

/** Does something from time to time, one round after the other; a stop ends the round at hand and waits for it. */
export abstract class Sweeper implements OnModuleInit, OnModuleDestroy {
  protected readonly logger = new Logger(this.constructor.name);
  protected abstract readonly everyMs: number;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private readonly stop = new AbortController();

  /** One round, safe to run in several workers at once. One that throws is logged; the next one tries again. */
  protected abstract sweep(stop: AbortSignal): Promise<void>;

  onModuleInit(): void {
    this.next();
  }

  async onModuleDestroy(): Promise<void> {
    this.stop.abort();
    clearTimeout(this.timer);
    await this.round;
  }

  private next(): void {
    this.timer = setTimeout(() => {
      this.round = this.sweepOnce().finally(() => {
        if (!this.stop.signal.aborted) this.next();
      });
    }, this.everyMs);
  }

  private async sweepOnce(): Promise<void> {
    try {
      await this.sweep(this.stop.signal);
    } catch (error) {
      this.logger.warn({ err: describeError(error) }, 'a round failed; the next one tries again');
    }
  }
}
