import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { startEnv } from './config/start-env.js';
import { serveMetrics } from './metrics/serve-metrics.js';
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
serveMetrics(env, app.get(DataSource), logger);
onStopSignal(logger, () => app.close());
logger.log('worker is ready');
