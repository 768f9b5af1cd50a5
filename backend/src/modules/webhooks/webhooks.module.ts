import { Module } from '@nestjs/common';
import { WebhookInboxModule } from './webhook-inbox.module.js';
import { WebhooksController } from './webhooks.controller.js';

/** Owns Stripe's webhook endpoint. May import billing. */
@Module({ imports: [WebhookInboxModule], controllers: [WebhooksController] })
export class WebhooksModule {}
