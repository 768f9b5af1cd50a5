import { createServer } from 'node:http';
import type { Logger } from 'nestjs-pino';
import { collectDefaultMetrics, Registry } from 'prom-client';

/**
 * Prometheus text about this process (event loop delay, memory, garbage collection) at `/metrics`. Only on the
 * loopback address: it is for whoever runs the machine, not for the internet.
 */
export function serveMetrics(port: number | undefined, logger: Logger): void {
  if (port === undefined) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const server = createServer((req, res) => {
    if (req.url !== '/metrics') {
      res.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => res.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        logger.error({ err: error }, 'metrics could not be read');
        res.writeHead(500).end();
      },
    );
  });
  // Metrics are never worth the process: a taken port is said and lived with.
  server.on('error', (error) => logger.warn({ err: error }, 'metrics are not served'));
  server.listen(port, '127.0.0.1');
  server.unref();
}
