import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;
const LOOK_PATIENCE_MS = 1_000;
/** Hop-by-hop headers (RFC 9110 §7.6.1). */
const OF_ONE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

const passedOn = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.has(name)));

/** Like nginx: keeps connections, takes turns, and repeats a call only if it cannot have had an effect. */
export class Balancer {
  readonly journal: string[] = [];
  private readonly server: Server = createServer((req, res) => this.send(req, res));
  private readonly kept = new Agent({ keepAlive: true });
  private readonly ready = new Set<string>();
  private readonly startedAt = performance.now();
  private turn = 0;
  private isOver = false;
  private looking: Promise<unknown> = Promise.resolve();

  constructor(private readonly targets: readonly string[]) {}

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async start(): Promise<this> {
    this.server.listen(0);
    await once(this.server, 'listening');
    this.looking = Promise.all(this.targets.map((target) => this.watch(target)));
    return this;
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.looking;
    this.server.close();
    this.server.closeAllConnections();
    this.kept.destroy();
  }

  has(count: number): boolean {
    return this.ready.size === count;
  }

  note(what: string): void {
    this.journal.push(`${Math.round(performance.now() - this.startedAt)} ms: ${what}`);
  }

  /** One loop per process: a slow one must not hide that another stops. */
  private async watch(target: string): Promise<void> {
    while (!this.isOver) {
      const isReady = await isWell(target);
      if (isReady !== this.ready.has(target)) this.note(`${target} is ${isReady ? 'ready' : 'not ready'}`);
      if (isReady) this.ready.add(target);
      else this.ready.delete(target);
      await delay(LOOK_EVERY_MS);
    }
  }

  private send(req: IncomingMessage, res: ServerResponse, tried: readonly string[] = []): void {
    const targets = [...this.ready].filter((target) => !tried.includes(target));
    const target = targets[this.turn++ % targets.length];
    const { method, url = '' } = req;
    if (target === undefined) return this.giveUp(res, `${method} ${url}: nobody is ready`);
    const call = `${method} ${url} at ${target}`;
    const headers = passedOn(req.headers);
    const out = request(`${target}${url}`, { method, headers, agent: this.kept }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
      pipeline(answer, res, (error) => error && this.note(`${call}: the answer was cut, ${error.message}`));
    });
    let isSent = false;
    out.once('error', (error) => {
      if (res.headersSent) return;
      this.note(`${call}: ${error.message}`);
      if (!isSent || method === 'GET') this.send(req, res, [...tried, target]);
      else this.giveUp(res, `${call}: ${error.message} when it was sent`);
    });
    const pass = (): void => {
      isSent = true;
      req.pipe(out);
    };
    out.once('socket', (socket) => (socket.connecting ? socket.once('connect', pass) : pass()));
  }

  private giveUp(res: ServerResponse, why: string): void {
    this.note(why);
    res.writeHead(502).end(why);
  }
}

function isWell(target: string): Promise<boolean> {
  const signal = AbortSignal.timeout(LOOK_PATIENCE_MS);
  return fetch(`${target}/api/health/ready`, { signal }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.status === 200;
    },
    () => false,
  );
}
