import 'reflect-metadata';
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { Logger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { SETTINGS } from './config/settings.js';
import { startEnv } from './config/start-env.js';
import { closeConnectionsAfterResponses } from './http/connections.js';
import { createHttpApp } from './http-app.js';
import { serveMetrics } from './metrics/serve-metrics.js';
import { startTracing } from './tracing/start-tracing.js';
import { HealthController } from './modules/health/health.controller.js';
import { onStopSignal, stopOnFatalError } from './process.js';

const PAGES = join(import.meta.dirname, '../../frontend/dist/client');

const env = startEnv();
const app = await createHttpApp(env, PAGES);
const logger = app.get(Logger);
stopOnFatalError(logger);
const endTracing = await startTracing(env, 'repurpose-api', (message) => logger.warn(message));
serveMetrics(env, app.get(DataSource), logger);
const endConnections = closeConnectionsAfterResponses(app.getHttpServer());
onStopSignal(logger, async () => {
  // Readiness returns 503 first, then running requests finish, then the pools close.
  app.get(HealthController).drain();
  endConnections();
  await new Promise((resolve) => setTimeout(resolve, SETTINGS.http.drainNoticeMs));
  // A connection that becomes idle now would keep the process until its timeout.
  const idle = setInterval(() => app.getHttpServer().closeIdleConnections(), 100);
  await app.close().finally(() => clearInterval(idle));
  await endTracing();
});
await app.init();
await once(app.getHttpServer().listen({ port: env.PORT, backlog: SETTINGS.http.backlog }), 'listening');
logger.log(`api listens on port ${env.PORT}`);
// With NODE_COMPILE_CACHE the next start is faster. Node would save the cache at its exit, and never if it is killed.
flushCompileCache();
