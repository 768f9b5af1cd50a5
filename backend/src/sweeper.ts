import { Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';

/** Never twice at once. Shutdown waits for the current run. */
export abstract class Sweeper implements OnModuleInit, OnModuleDestroy {
  protected readonly logger = new Logger(this.constructor.name);
  private rounds: Promise<void> | undefined;
  private readonly stop = new AbortController();

  constructor(private readonly everyMs: number) {}

  protected abstract sweep(stop: AbortSignal): Promise<void>;

  onModuleInit(): void {
    this.rounds = this.repeat(this.stop.signal);
  }

  async onModuleDestroy(): Promise<void> {
    this.stop.abort();
    await this.rounds;
  }

  private async repeat(signal: AbortSignal): Promise<void> {
    // the pause is rejected only by the stop
    while (await sleep(this.everyMs, true, { signal }).catch(() => false))
      await this.sweep(signal).catch((err: unknown) =>
        this.logger.warn({ err }, 'a sweep failed; the next one retries'),
      );
  }
}
