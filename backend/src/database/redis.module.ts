import { type DynamicModule, Inject, Logger, Module, type OnApplicationShutdown } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import type { Env } from '../config/env.js';
import { SETTINGS } from '../config/settings.js';

/** For rate limits and health. Fails fast, never queues commands. */
export const REDIS = Symbol('REDIS');

const FAIL_FAST: RedisOptions = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 1,
  commandTimeout: SETTINGS.redis.limitTimeoutMs,
  connectTimeout: SETTINGS.redis.connectTimeoutMs,
  retryStrategy: SETTINGS.redis.retryDelayMs,
};

@Module({})
export class RedisModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  static of(env: Env): DynamicModule {
    return {
      module: RedisModule,
      global: true,
      providers: [{ provide: REDIS, useFactory: () => connect(env.REDIS_URL) }],
      exports: [REDIS],
    };
  }

  onApplicationShutdown(): void {
    this.redis.disconnect();
  }
}

function connect(url: string): Redis {
  const logger = new Logger('Redis');
  const redis = new Redis(url, FAIL_FAST);
  let isDown = false;
  redis.on('error', (error: Error) => {
    if (!isDown) logger.warn(`connection lost: ${error.message || error.name}`);
    isDown = true;
  });
  redis.on('ready', () => {
    if (isDown) logger.log('connection is back');
    isDown = false;
  });
  return redis;
}
