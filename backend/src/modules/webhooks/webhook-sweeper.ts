import { Injectable } from '@nestjs/common';
import { SETTINGS } from '../../config/settings.js';
import { Sweeper } from '../../sweeper.js';
import { WebhookInboxService } from './webhook-inbox.service.js';

@Injectable()
export class WebhookSweeper extends Sweeper {
  constructor(private readonly inbox: WebhookInboxService) {
    super(SETTINGS.billing.webhookSweepMs);
  }

  protected async sweep(stop: AbortSignal): Promise<void> {
    const applied = await this.inbox.sweep(stop);
    if (applied > 0) this.logger.log(`${applied} events applied late`);
  }
}
