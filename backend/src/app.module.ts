import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule, MetadataScanner } from '@nestjs/core';
import { ConfigModule } from './config/config.module.js';
import type { Env } from './config/env.js';
import { DatabaseModule } from './database/database.module.js';
import { RedisModule } from './database/redis.module.js';
import { LoggingModule } from './http/logging.module.js';
import { RateLimitsModule } from './http/rate-limits.module.js';
import { RouteActionsCheck } from './http/route-actions.check.js';
import { AuthModule } from './modules/auth/auth.module.js';
import { BillingModule } from './modules/billing/billing.module.js';
import { ContentModule } from './modules/content/content.module.js';
import { HealthModule } from './modules/health/health.module.js';
import { KeysModule } from './modules/keys/keys.module.js';
import { MailModule } from './modules/mail/mail.module.js';
import { SharingModule } from './modules/sharing/sharing.module.js';
import { TransformModule } from './modules/transform/transform.module.js';
import { UsersModule } from './modules/users/users.module.js';
import { V1Module } from './modules/v1/v1.module.js';
import { WorkspacesModule } from './modules/workspaces/workspaces.module.js';
import { WebhooksModule } from './modules/webhooks/webhooks.module.js';

@Module({})
export class AppModule {
  static of(env: Env, pagesDir: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        DiscoveryModule,
        ConfigModule.of(env),
        LoggingModule.of(env),
        DatabaseModule.of(env, 'request'),
        RedisModule.of(env),
        RateLimitsModule,
        UsersModule,
        AuthModule,
        BillingModule,
        ContentModule,
        TransformModule,
        MailModule,
        SharingModule.of(pagesDir),
        WebhooksModule,
        WorkspacesModule,
        KeysModule,
        V1Module,
        HealthModule,
      ],
      providers: [MetadataScanner, RouteActionsCheck],
    };
  }
}
