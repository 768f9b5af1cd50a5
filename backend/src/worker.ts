import 'reflect-metadata';
import { flushCompileCache } from 'node:module';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { startEnv } from './config/start-env.js';
import { serveMetrics } from './metrics/serve-metrics.js';
import { startTracing } from './tracing/start-tracing.js';
import { onStopSignal, stopOnFatalError } from './process.js';
import { WorkerModule } from './worker.module.js';

const env = startEnv();
const app = await NestFactory.createApplicationContext(WorkerModule.of(env), {
  bufferLogs: true,
  abortOnError: false,
});
const logger = app.get(Logger);
app.useLogger(logger);
stopOnFatalError(logger);
const endTracing = await startTracing(env, 'repurpose-worker', (message) => logger.warn(message));
serveMetrics(env, app.get(DataSource), logger);
onStopSignal(logger, async () => {
  await app.close();
  await endTracing();
});
logger.log('worker is ready');
flushCompileCache();
