import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentsModule } from '../billing/payments/payments.module.js';
import { WebhookEvent } from './webhook-event.entity.js';
import { WebhookEventRepository } from './webhook-event.repository.js';
import { WebhookInboxService } from './webhook-inbox.service.js';
import { WebhookSweeper } from './webhook-sweeper.js';
import { WebhooksController } from './webhooks.controller.js';

/** Owns the inbox of Stripe's events, for the API and the worker. May import billing. */
@Module({
  imports: [TypeOrmModule.forFeature([WebhookEvent]), PaymentsModule],
  providers: [WebhookEventRepository, WebhookInboxService],
  exports: [WebhookInboxService],
})
export class WebhookInboxModule {}

/** Stripe's webhook endpoint, in the API process. */
@Module({ imports: [WebhookInboxModule], controllers: [WebhooksController] })
export class WebhooksModule {}

/** The inbox's background work, in the worker process. */
@Module({ imports: [WebhookInboxModule], providers: [WebhookSweeper] })
export class WebhooksWorkerModule {}
