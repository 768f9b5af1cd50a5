/* Services and environment of `npm start` and `npm run dev`. Data is in .local/. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../lib/nx.ts';
import { ROOT } from '../lib/packages.ts';
import { startFirebaseEmulator } from './firebase.ts';
import { startPostgres } from './postgres.ts';
import { isPortFree } from './processes.ts';
import { type Env, makeDatabase, migrate, SANDBOX_KEYS, startMailSandbox, startSandbox } from './product.ts';
import { startRedis } from './redis.ts';

export const LOCAL = join(ROOT, '.local');

export interface LocalOptions {
  fresh: boolean;
  firebase: boolean;
  projects?: readonly string[];
}

function remembered(name: string, make: () => string): string {
  const file = join(LOCAL, name);
  mkdirSync(LOCAL, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

export async function readPort(value: string | undefined): Promise<number> {
  const port = Number(value || 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be 1 to 65535, not "${value}".`);
  if (!(await isPortFree(port, '::')))
    throw new Error(`Port ${port} is in use. Stop what listens there, or set PORT.`);
  return port;
}

async function openPostgres(running: AsyncDisposableStack): Promise<{ url: string; adminUrl: string }> {
  const given = process.env.DATABASE_URL;
  if (given) {
    const admin = new URL(given);
    admin.pathname = '/postgres';
    return { url: given, adminUrl: admin.href };
  }
  console.log('· Postgres');
  const postgres = await startPostgres({ dir: join(LOCAL, 'postgres'), isDurable: true });
  running.defer(() => postgres.stop());
  return { url: postgres.url('repurpose'), adminUrl: postgres.url('postgres') };
}

async function openDatabase(running: AsyncDisposableStack, fresh: boolean): Promise<string> {
  const { url, adminUrl } = await openPostgres(running);
  const isOwn = !process.env.DATABASE_URL;
  if (isOwn || fresh) await makeDatabase(adminUrl, new URL(url).pathname.slice(1), { fresh });
  return url;
}

async function openRedis(running: AsyncDisposableStack, fresh: boolean): Promise<string> {
  if (process.env.REDIS_URL) return process.env.REDIS_URL;
  console.log('· Redis');
  const dir = join(LOCAL, 'redis');
  if (fresh) rmSync(dir, { recursive: true, force: true });
  const redis = await startRedis({ dir });
  running.defer(() => redis.stop());
  return redis.url;
}

async function openPayments(running: AsyncDisposableStack, env: Env, fresh: boolean): Promise<Env> {
  if (env.PAYMENTS === 'stripe' || env.STRIPE_API_BASE) return {};
  if (env.STRIPE_SECRET_KEY) console.log('  STRIPE_SECRET_KEY is not used: PAYMENTS is not stripe');
  console.log('· Stripe sandbox (test mode: no card is charged)');
  const stateFile = join(LOCAL, 'sandbox.json');
  if (fresh) rmSync(stateFile, { force: true });
  const { server, url } = await startSandbox({ env, appUrl: env.APP_URL ?? '', stateFile });
  running.defer(() => server.stop());
  return { ...SANDBOX_KEYS, PAYMENTS: 'sandbox', STRIPE_API_BASE: url };
}

async function openMail(running: AsyncDisposableStack, env: Env): Promise<Env> {
  if (env.MAIL === 'smtp' || env.SMTP_URL) return {};
  console.log('· mail sandbox (mails are shown at /dev/mail)');
  const sandbox = await startMailSandbox(env);
  running.defer(() => sandbox.server.stop());
  return sandbox.env;
}

async function openIdentity(running: AsyncDisposableStack, firebase: boolean): Promise<Env> {
  if (!firebase) return {};
  console.log('· Firebase Auth Emulator');
  const emulator = await startFirebaseEmulator();
  running.defer(() => emulator.stop());
  return emulator.env;
}

/** Addresses that this script provides count as set. */
async function checkEnvironment(): Promise<void> {
  const { loadEnv } = await import('@repurpose/backend/config/env.js');
  const own = { DATABASE_URL: 'postgres://localhost/own', REDIS_URL: 'redis://localhost' };
  loadEnv({ ...own, ...process.env });
}

/** Returns the product's environment. Disposing `running` stops everything. */
export async function openLocalServices(
  running: AsyncDisposableStack,
  port: number,
  { fresh, firebase, projects }: LocalOptions,
): Promise<Env> {
  const checked = ensureBuilt(projects).then(checkEnvironment);
  // Invalid settings must not delete a database.
  if (fresh) await checked;
  const opening = [openDatabase(running, fresh), openRedis(running, fresh)] as const;
  await Promise.allSettled([...opening, checked]);
  await checked;
  const [DATABASE_URL, REDIS_URL] = await Promise.all(opening);

  const env: Env = { ...process.env, DATABASE_URL, REDIS_URL, PORT: String(port) };
  env.APP_URL ||= `http://localhost:${port}`;
  env.SESSION_SECRET ||= remembered('session-secret', () => randomBytes(32).toString('hex'));
  Object.assign(env, await openIdentity(running, firebase));
  const services = [openPayments(running, env, fresh), openMail(running, env)] as const;
  console.log('· migrations');
  const [payments, mail] = await Promise.all([...services, migrate(env)]);
  return { ...env, ...payments, ...mail };
}
