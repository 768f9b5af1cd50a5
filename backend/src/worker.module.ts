import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ConfigModule } from './config/config.module.js';
import type { Env } from './config/env.js';
import { DatabaseModule } from './database/database.module.js';
import { RedisModule } from './database/redis.module.js';
import { LoggingModule } from './http/logging.module.js';
import { AuthWorkerModule } from './modules/auth/auth-worker.module.js';
import { BillingWorkerModule } from './modules/billing/billing-worker.module.js';
import { KeysWorkerModule } from './modules/keys/keys-worker.module.js';
import { MailWorkerModule } from './modules/mail/mail-worker.module.js';
import { NoticesWorkerModule } from './modules/notices/notices-worker.module.js';
import { TransformWorkerModule } from './modules/transform/transform-worker.module.js';
import { WebhooksWorkerModule } from './modules/webhooks/webhooks.module.js';
import { WorkspacesWorkerModule } from './modules/workspaces/workspaces-worker.module.js';
import { QueueProcessorsCheck } from './queue-processors.check.js';

@Module({})
export class WorkerModule {
  static of(env: Env): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.of(env),
        LoggingModule.of(env),
        DatabaseModule.of(env, 'worker'),
        RedisModule.of(env),
        TransformWorkerModule,
        BillingWorkerModule,
        WebhooksWorkerModule,
        AuthWorkerModule,
        MailWorkerModule,
        KeysWorkerModule,
        NoticesWorkerModule,
        WorkspacesWorkerModule,
        DiscoveryModule,
      ],
      providers: [QueueProcessorsCheck],
    };
  }
}
