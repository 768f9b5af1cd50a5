import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;

/**
 * What stands before several api processes, as an ingress or nginx does: it sends to those whose readiness says 200,
 * in turn, and to the next one when a connection is refused. What was sent once is never sent again.
 */
export class Balancer {
  private readonly server: Server = createServer((req, res) => this.send(req, res));
  private readonly ready = new Set<string>();
  private turn = 0;
  private isOver = false;
  private looking = Promise.resolve();

  constructor(private readonly targets: readonly string[]) {}

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async start(): Promise<this> {
    this.server.listen(0);
    await once(this.server, 'listening');
    this.looking = this.look();
    return this;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.looking;
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Whether so many processes are sent to. */
  has(count: number): boolean {
    return this.ready.size === count;
  }

  private async look(): Promise<void> {
    while (!this.isOver) {
      await Promise.all(
        this.targets.map(async (target) => {
          const isReady = await fetch(`${target}/api/health/ready`).then(
            ({ status }) => status === 200,
            () => false,
          );
          if (isReady) this.ready.add(target);
          else this.ready.delete(target);
        }),
      );
      await delay(LOOK_EVERY_MS);
    }
  }

  private send(req: IncomingMessage, res: ServerResponse, tried: readonly string[] = []): void {
    const targets = [...this.ready].filter((target) => !tried.includes(target));
    const target = targets[this.turn++ % targets.length];
    if (target === undefined) return void res.writeHead(502).end('nobody is ready');
    const { method, headers } = req;
    const out = request(`${target}${req.url ?? ''}`, { method, headers, agent: false }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    out.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') this.send(req, res, [...tried, target]);
      else res.destroy();
    });
    out.once('socket', (socket) => socket.once('connect', () => req.pipe(out)));
  }
}
