import { setTimeout as delay } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from '../lib/packages.ts';
import { answersOk, endChild, freePort, spawnGuarded, untilUp } from './processes.ts';

export type Env = NodeJS.ProcessEnv;

const BACKEND = join(ROOT, 'backend/dist');
export const apiEntry = join(BACKEND, 'main.js');
export const workerEntry = join(BACKEND, 'worker.js');
const SANDBOX = join(ROOT, 'libs/stripe-sandbox/dist/main.js');
const MAIL_SANDBOX = join(ROOT, 'libs/mail-sandbox/dist/main.js');
const KEPT_LINES = 2_000;

/** Production refuses these. */
export const SANDBOX_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  STRIPE_PRICE_PRO: 'price_sandbox_pro',
  STRIPE_PRICE_AGENCY: 'price_sandbox_agency',
} as const;

async function connected(connectionString: string): Promise<pg.Client> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await delay(50);
    }
  }
}

export async function makeDatabase(
  adminUrl: string,
  name: string,
  { fresh = false, template }: { fresh?: boolean; template?: string } = {},
): Promise<void> {
  const client = await connected(adminUrl);
  try {
    if (fresh) await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0)
      await client.query(`CREATE DATABASE "${name}"${template ? ` TEMPLATE "${template}"` : ''}`);
  } finally {
    await client.end();
  }
}

export class ServerProcess {
  readonly name: string;
  readonly env: Env;
  readonly lines: string[] = [];
  child: ChildProcess | null = null;
  private readonly entry: string;
  private readonly onLine: ((line: string) => void) | undefined;

  constructor(name: string, entry: string, env: Env, onLine?: (line: string) => void) {
    this.name = name;
    this.entry = entry;
    this.env = env;
    this.onLine = onLine;
  }

  start(): this {
    let rest = '';
    this.child = spawnGuarded(process.execPath, ['--enable-source-maps', this.entry], {
      // Compiling modules is a third of a start.
      env: { NODE_COMPILE_CACHE: join(ROOT, '.local/compile-cache'), ...this.env },
      onOutput: (text) => {
        const parts = (rest + text).split('\n');
        rest = parts.pop() ?? '';
        for (const line of parts) this.keep(line);
      },
    });
    return this;
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  async exited(): Promise<number | null> {
    if (!this.child || !this.isRunning) return this.child?.exitCode ?? null;
    const [code] = (await once(this.child, 'exit')) as [number | null];
    return code;
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (this.child) await endChild(this.child, signal);
  }

  async stop(): Promise<void> {
    await this.kill('SIGTERM');
  }

  private keep(line: string): void {
    this.lines.push(line);
    if (this.lines.length > KEPT_LINES) this.lines.shift();
    this.onLine?.(line);
  }
}

const lastLines = (server: ServerProcess) => server.lines.slice(-12).join('\n');

export async function migrate(env: Env): Promise<void> {
  const run = new ServerProcess('migrate', join(BACKEND, 'migrate.js'), env).start();
  const code = await run.exited();
  if (code !== 0) throw new Error(`The migrations failed:\n${lastLines(run)}`);
}

export const untilHealthy = (url: string, server: ServerProcess): Promise<void> =>
  untilUp(server.name, () => answersOk(url), {
    hasEnded: () => !server.isRunning,
    output: () => lastLines(server),
  });

export interface SandboxOptions {
  env: Env;
  appUrl: string;
  port?: number;
  stateFile?: string;
  onLine?: (line: string) => void;
}

export async function startSandbox(options: SandboxOptions): Promise<{ server: ServerProcess; url: string }> {
  const port = options.port ?? (await freePort());
  const env = {
    ...options.env,
    ...SANDBOX_KEYS,
    APP_URL: options.appUrl,
    STRIPE_SANDBOX_PORT: String(port),
    STRIPE_SANDBOX_STATE: options.stateFile ?? '',
  };
  const server = new ServerProcess('sandbox', SANDBOX, env, options.onLine).start();
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(`${url}/health`, server);
  return { server, url };
}

export async function startMailSandbox(env: Env): Promise<{
  server: ServerProcess;
  url: string;
  env: Record<'MAIL' | 'SMTP_URL' | 'MAIL_SANDBOX_URL', string>;
}> {
  const [smtpPort, port] = [await freePort(), await freePort()];
  const own = { ...env, MAIL_SANDBOX_SMTP_PORT: String(smtpPort), MAIL_SANDBOX_PORT: String(port) };
  const server = new ServerProcess('mail sandbox', MAIL_SANDBOX, own).start();
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(`${url}/health`, server);
  const SMTP_URL = `smtp://127.0.0.1:${smtpPort}`;
  return { server, url, env: { MAIL: 'sandbox', SMTP_URL, MAIL_SANDBOX_URL: url } };
}

/** On a migrated database. Resolves when the api is ready. Without `workerEnv` no worker runs. */
export async function startProcesses(
  env: Env,
  onLine?: (name: string, line: string) => void,
  workerEnv: Env | null = {},
): Promise<{ api: ServerProcess; worker: ServerProcess }> {
  const process = (name: string, entry: string, own: Env) =>
    new ServerProcess(name, entry, own, (line) => onLine?.(name, line));
  const api = process('api', apiEntry, env).start();
  const worker = process('worker', workerEntry, { ...env, ...workerEnv });
  if (workerEnv) worker.start();
  await untilHealthy(`http://127.0.0.1:${env.PORT}/api/health/ready`, api);
  return { api, worker };
}
