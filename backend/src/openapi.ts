import { NestFactory } from '@nestjs/core';
import type { OpenAPIObject } from '@nestjs/swagger';
import { AppModule } from './app.module.js';
import { loadEnv } from './config/env.js';
import { openApiDocument } from './modules/v1/open-api.js';

export async function documentOfSources(): Promise<OpenAPIObject> {
  const env = loadEnv({
    DATABASE_URL: 'postgres://unused.invalid/none',
    REDIS_URL: 'redis://unused.invalid',
  });
  const options = { preview: true, logger: false, abortOnError: false } as const;
  const app = await NestFactory.create(AppModule.of(env, ''), options);
  return openApiDocument(app, env.APP_URL);
}
