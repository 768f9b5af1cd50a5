import { Controller, Headers, Inject, Logger, Req } from '@nestjs/common';
import type { RawBodyRequest } from '@nestjs/common';
import { API } from '@repurpose/contract';
import type { Request } from 'express';
import { ENV, type Env } from '../../config/env.js';
import { AppError } from '../../errors/app-error.js';
import { verifyEvent } from './stripe-events.js';
import { WebhookInboxService } from './webhook-inbox.service.js';
import { Route } from '../../http/route.decorators.js';

@Controller()
export class WebhooksController {
  private readonly logger = new Logger(WebhooksController.name);

  constructor(
    private readonly inbox: WebhookInboxService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** 2xx: applied, parked or ignored (see the inbox). Otherwise Stripe sends it again. */
  @Route(API.stripeWebhook, 'public', 200)
  async receive(
    @Req() request: RawBodyRequest<Request>,
    @Headers('stripe-signature') signature: unknown,
  ): Promise<{ received: true }> {
    const event = verifyEvent(request.rawBody, signature, this.env.STRIPE_WEBHOOK_SECRET);
    const isLive = this.env.STRIPE_SECRET_KEY.includes('_live_');
    if (event.livemode !== isLive) {
      this.logger.error(`event ${event.id} belongs to the other mode (live: ${String(event.livemode)})`);
      throw new AppError('WEBHOOK_MODE');
    }
    await this.inbox.receive(event);
    return { received: true };
  }
}
