/* The product's own processes (migrate, Stripe sandbox, api, worker), as `npm start` and the tests run them. */
import { once } from 'node:events';
import { join } from 'node:path';
import pg from 'pg';
import { ROOT } from './dependencies.mjs';
import { endChild, freePort, spawnGuarded } from './services.mjs';

const BACKEND = join(ROOT, 'backend/dist');
/** What an api process runs. */
export const apiEntry = join(BACKEND, 'main.js');
/** What a worker process runs. */
export const workerEntry = join(BACKEND, 'worker.js');
const SANDBOX = join(ROOT, 'libs/stripe-sandbox/dist/main.js');

/** Prices and secrets of the local Stripe-protocol sandbox; production refuses them. */
export const SANDBOX_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_sandbox',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_sandbox',
  STRIPE_WEBHOOK_SECRET: 'whsec_sandbox',
  STRIPE_PRICE_PRO: 'price_sandbox_pro',
  STRIPE_PRICE_AGENCY: 'price_sandbox_agency',
};

async function withAdmin(adminUrl, run) {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const client = new pg.Client({ connectionString: adminUrl });
    try {
      await client.connect();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    try {
      return await run(client);
    } finally {
      await client.end();
    }
  }
}

/** Makes a database when it is missing; `fresh` empties it, `template` copies one. */
export async function makeDatabase(adminUrl, name, { fresh = false, template } = {}) {
  await withAdmin(adminUrl, async (client) => {
    if (fresh) await client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0)
      await client.query(`CREATE DATABASE "${name}"${template ? ` TEMPLATE "${template}"` : ''}`);
  });
}

/** A process that can be killed and started again; `lines` keeps the last 2,000 lines it wrote. */
export class ServerProcess {
  constructor(name, entry, env, onLine) {
    Object.assign(this, { name, entry, env, onLine, lines: [], child: null });
  }

  start() {
    let rest = '';
    this.child = spawnGuarded(process.execPath, ['--enable-source-maps', this.entry], {
      env: this.env,
      onOutput: (text) => {
        const parts = (rest + text).split('\n');
        rest = parts.pop() ?? '';
        for (const line of parts) this.keep(line);
      },
    });
    return this;
  }

  keep(line) {
    this.lines.push(line);
    if (this.lines.length > 2_000) this.lines.shift();
    this.onLine?.(line);
  }

  get isRunning() {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Resolves with the exit code (null after a signal). */
  async exited() {
    if (!this.isRunning) return this.child?.exitCode ?? null;
    const [code] = await once(this.child, 'exit');
    return code;
  }

  async kill(signal = 'SIGKILL') {
    if (this.child) await endChild(this.child, signal);
  }

  async stop() {
    await this.kill('SIGTERM');
  }
}

/** Runs the migrations of the database in `env`. @throws Error with what went wrong. */
export async function migrate(env) {
  const run = new ServerProcess('migrate', join(BACKEND, 'migrate.js'), env).start();
  const code = await run.exited();
  if (code !== 0) throw new Error(`The migrations failed:\n${run.lines.slice(-12).join('\n')}`);
}

/** Answers of a health path until it is 200; rejects when the process ends first. */
export async function untilHealthy(url, server, timeoutMs = 60_000) {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (!server.isRunning)
      throw new Error(`${server.name} ended while starting:\n${server.lines.slice(-12).join('\n')}`);
    const status = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(
    `${server.name} was not ready after ${timeoutMs / 1000} s:\n${server.lines.slice(-12).join('\n')}`,
  );
}

/** The local Stripe-protocol sandbox for the product at `appUrl`; its state lives in `stateFile` when given. */
export async function startSandbox({ env, appUrl, port, stateFile, onLine }) {
  const ownPort = port ?? (await freePort());
  const own = {
    ...env,
    ...SANDBOX_KEYS,
    APP_URL: appUrl,
    STRIPE_SANDBOX_PORT: String(ownPort),
    STRIPE_SANDBOX_STATE: stateFile ?? '',
  };
  const server = new ServerProcess('sandbox', SANDBOX, own, onLine).start();
  const url = `http://127.0.0.1:${ownPort}`;
  await untilHealthy(`${url}/health`, server);
  return { server, url };
}

/** Starts api and worker with `env`, the worker's own added, and waits until the api is ready. The database must be migrated. */
export async function startProcesses(env, onLine, workerEnv = {}) {
  const line = (name) => (text) => onLine?.(name, text);
  const api = new ServerProcess('api', apiEntry, env, line('api')).start();
  const worker = new ServerProcess('worker', workerEntry, { ...env, ...workerEnv }, line('worker')).start();
  await untilHealthy(`http://127.0.0.1:${env.PORT}/api/health/ready`, api);
  return { api, worker };
}
