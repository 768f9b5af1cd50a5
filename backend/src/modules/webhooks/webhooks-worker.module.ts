import { Module } from '@nestjs/common';
import { WebhookInboxModule } from './webhook-inbox.module.js';
import { WebhookSweeper } from './webhook-sweeper.js';

/** Owns the inbox's background work, in the worker process. May import billing. */
@Module({ imports: [WebhookInboxModule], providers: [WebhookSweeper] })
export class WebhooksWorkerModule {}
