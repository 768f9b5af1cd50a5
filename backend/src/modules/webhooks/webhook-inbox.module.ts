import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PaymentsModule } from '../billing/payments/payments.module.js';
import { WebhookEvent } from './webhook-event.entity.js';
import { WebhookInboxService } from './webhook-inbox.service.js';

/** Owns the inbox, for the API (takes events) and the worker (applies what was left). May import billing. */
@Module({
  imports: [TypeOrmModule.forFeature([WebhookEvent]), PaymentsModule],
  providers: [WebhookInboxService],
  exports: [WebhookInboxService],
})
export class WebhookInboxModule {}
