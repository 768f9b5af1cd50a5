import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { SETTINGS } from '../../config/settings.js';
import { WebhookInboxService } from './webhook-inbox.service.js';

/** Applies parked and failed events from time to time, one round after the other. */
@Injectable()
export class WebhookSweeper implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(WebhookSweeper.name);
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();
  private readonly stop = new AbortController();

  constructor(private readonly inbox: WebhookInboxService) {}

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
      this.round = this.sweep().finally(() => {
        if (!this.stop.signal.aborted) this.next();
      });
    }, SETTINGS.billing.webhookSweepMs);
  }

  private async sweep(): Promise<void> {
    try {
      const applied = await this.inbox.sweep(this.stop.signal);
      if (applied > 0) this.logger.log(`${applied} events applied late`);
    } catch (error) {
      this.logger.warn(`the inbox could not be swept: ${String(error)}`);
    }
  }
}
