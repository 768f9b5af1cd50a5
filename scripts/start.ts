/* npm start: runs everything the product needs, from a bare clone. Ctrl-C ends all of it. */
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/nx.ts';
import { withEnvFile } from './lib/env-file.ts';
import { ROOT } from './lib/packages.ts';
import { startFirebaseEmulator } from './services/firebase.ts';
import { startPostgres } from './services/postgres.ts';
import { isPortFree } from './services/processes.ts';
import {
  type Env,
  makeDatabase,
  migrate,
  SANDBOX_KEYS,
  type ServerProcess,
  startProcesses,
  startSandbox,
} from './services/product.ts';
import { startRedis } from './services/redis.ts';

const LOCAL = join(ROOT, '.local');
const USAGE = 'usage: npm start [-- [--fresh] [--firebase]]';
const stops: (() => Promise<unknown>)[] = [];
let isStopping = false;

async function stopAll(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const stop of stops.reverse())
    await stop().catch((error: unknown) => console.error(`! ${String(error)}`));
  process.exit(code);
}

/** A value that stays the same between starts of this folder. */
function remembered(name: string, make: () => string): string {
  const file = join(LOCAL, name);
  mkdirSync(LOCAL, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

async function openDatabase(given: string | undefined, fresh: boolean): Promise<string> {
  if (given) {
    if (!fresh) return given;
    const url = new URL(given);
    const name = url.pathname.slice(1);
    url.pathname = '/postgres';
    await makeDatabase(url.href, name, { fresh: true });
    return given;
  }
  console.log('· Postgres');
  const postgres = await startPostgres({ dir: join(LOCAL, 'postgres'), isDurable: true });
  stops.push(() => postgres.stop());
  await makeDatabase(postgres.url('postgres'), 'repurpose', { fresh });
  return postgres.url('repurpose');
}

async function openRedis(given: string | undefined, fresh: boolean): Promise<string> {
  if (given) return given;
  console.log('· Redis');
  const dir = join(LOCAL, 'redis');
  if (fresh) rmSync(dir, { recursive: true, force: true });
  const redis = await startRedis({ dir });
  stops.push(() => redis.stop());
  return redis.url;
}

async function openPayments(env: Env, appUrl: string, fresh: boolean): Promise<Env> {
  if (env.PAYMENTS === 'stripe' || env.STRIPE_API_BASE) return {};
  if (env.STRIPE_SECRET_KEY) console.log('  STRIPE_SECRET_KEY is not used: PAYMENTS is not stripe');
  console.log('· Stripe sandbox (test mode: no card is charged)');
  const stateFile = join(LOCAL, 'sandbox.json');
  if (fresh) rmSync(stateFile, { force: true });
  const { server, url } = await startSandbox({ env, appUrl, stateFile });
  stops.push(() => server.stop());
  return { ...SANDBOX_KEYS, PAYMENTS: 'sandbox', STRIPE_API_BASE: url };
}

async function openIdentity(firebase: boolean): Promise<Env> {
  if (!firebase) return {};
  console.log('· Firebase Auth Emulator');
  const emulator = await startFirebaseEmulator();
  stops.push(() => emulator.stop());
  return emulator.env;
}

/** Restarts a process that ends on its own. Five ends within ten seconds stop everything. */
function supervise(server: ServerProcess): void {
  const ends: number[] = [];
  const watch = (): unknown =>
    server.child?.once('exit', (code, signal) => {
      if (isStopping) return;
      ends.push(Date.now());
      console.error(`! ${server.name} ended (${signal ?? `code ${code}`}), starting it again`);
      if (ends.filter((at) => at > Date.now() - 10_000).length >= 5) {
        console.error(`! ${server.name} keeps ending:\n${server.lines.slice(-8).join('\n')}`);
        void stopAll(1);
        return;
      }
      server.start();
      watch();
    });
  watch();
}

function readOptions(): { fresh: boolean; firebase: boolean } {
  try {
    const { values } = parseArgs({ options: { fresh: { type: 'boolean' }, firebase: { type: 'boolean' } } });
    return { fresh: values.fresh ?? false, firebase: values.firebase ?? false };
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}

/** Names bad settings before anything starts. Addresses that this script provides count as set. */
async function checkEnvironment(): Promise<void> {
  const { loadEnv } = await import('@repurpose/backend/config/env.js');
  const own = { DATABASE_URL: 'postgres://localhost/own', REDIS_URL: 'redis://localhost' };
  loadEnv({ ...own, ...process.env });
}

async function readPort(): Promise<number> {
  const port = Number(process.env.PORT || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be 1 to 65535, not "${process.env.PORT}".`);
  if (!(await isPortFree(port, '::')))
    throw new Error(`Port ${port} is in use. Stop what listens there, or set PORT.`);
  return port;
}

async function startProduct(env: Env): Promise<void> {
  console.log('· migrations');
  await migrate(env);
  console.log('· api and worker');
  const logFile = join(LOCAL, 'product.log');
  writeFileSync(logFile, '');
  const { api, worker } = await startProcesses(env, (_name, line) => appendFileSync(logFile, `${line}\n`));
  stops.push(() => Promise.all([api.stop(), worker.stop()]));
  supervise(api);
  supervise(worker);
  console.log(`  logs: ${logFile}`);
}

async function start(): Promise<void> {
  const { fresh, firebase } = readOptions();
  Object.assign(process.env, withEnvFile(process.env));
  const port = await readPort();
  await ensureBuilt();
  await checkEnvironment();

  const appUrl = process.env.APP_URL || `http://localhost:${port}`;
  const env: Env = { ...process.env, PORT: String(port), APP_URL: appUrl };
  env.SESSION_SECRET ||= remembered('session-secret', () => randomBytes(32).toString('hex'));
  env.DATABASE_URL = await openDatabase(process.env.DATABASE_URL, fresh);
  env.REDIS_URL = await openRedis(process.env.REDIS_URL, fresh);
  Object.assign(env, await openIdentity(firebase));
  Object.assign(env, await openPayments(env, appUrl, fresh));
  await startProduct(env);
  console.log(`ready http://localhost:${port}`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(0));
start().catch((error: unknown) => {
  for (const line of (error as Error).message.split('\n')) console.error(`! ${line}`);
  void stopAll(1);
});
