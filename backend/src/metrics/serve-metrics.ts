import { createServer, type Server } from 'node:http';
import type { Logger } from 'nestjs-pino';
import { collectDefaultMetrics, register } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { Env } from '../config/env.js';
import { databaseGauges } from './database.gauges.js';

export function serveMetrics(
  env: Pick<Env, 'METRICS_PORT' | 'METRICS_HOST'>,
  db: DataSource,
  logger: Logger,
): Server | null {
  if (env.METRICS_PORT === undefined) return null;
  collectDefaultMetrics();
  const readFigures = databaseGauges(db);
  const read = async (): Promise<string> => {
    await readFigures().catch((error: unknown) => {
      // The other metrics matter most in an outage.
      logger.warn({ err: error }, 'metrics without figures of the database');
    });
    return register.metrics();
  };
  const server = createServer((req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(req.url === '/live' ? 200 : 404).end();
      return;
    }
    read().then(
      (text) => res.writeHead(200, { 'Content-Type': register.contentType }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'metrics could not be read');
        res.writeHead(500).end();
      },
    );
  });
  server.on('error', (error) => logger.warn({ err: error }, 'metrics are not served'));
  server.on('listening', () => {
    const address = server.address();
    if (typeof address === 'object') logger.log(`metrics are served on port ${address?.port}`);
  });
  server.listen(env.METRICS_PORT, env.METRICS_HOST);
  server.unref();
  return server;
}
