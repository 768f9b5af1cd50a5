import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentsModule } from '../billing/payments/payments.module.js';
import { WebhookEvent } from './webhook-event.entity.js';
import { WebhookEventRepository } from './webhook-event.repository.js';
import { WebhookInboxService } from './webhook-inbox.service.js';
import { WebhookSweeper } from './webhook-sweeper.js';
import { WebhooksController } from './webhooks.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([WebhookEvent]), PaymentsModule],
  providers: [WebhookEventRepository, WebhookInboxService],
  exports: [WebhookInboxService],
})
export class WebhookInboxModule {}

@Module({ imports: [WebhookInboxModule], controllers: [WebhooksController] })
export class WebhooksModule {}

@Module({ imports: [WebhookInboxModule], providers: [WebhookSweeper] })
export class WebhooksWorkerModule {}
