import { Module } from '@nestjs/common';
import { WebhookInboxModule } from './webhook-inbox.module.js';
import { WebhookSweeper } from './webhook-sweeper.js';

/** Owns the inbox' background work, in the worker process only. May import billing. */
@Module({ imports: [WebhookInboxModule], providers: [WebhookSweeper] })
export class WebhooksWorkerModule {}
