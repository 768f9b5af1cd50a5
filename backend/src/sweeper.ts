import { Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';

/** Never twice at once. Shutdown waits for the current run. */
export abstract class Sweeper implements OnModuleInit, OnModuleDestroy {
  protected readonly logger = new Logger(this.constructor.name);
  protected abstract readonly everyMs: number;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private readonly stop = new AbortController();

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
      this.logger.warn({ err: error }, 'a sweep failed; the next one retries');
    }
  }
}
