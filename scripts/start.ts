/* npm start: everything the product needs, from a bare clone; Ctrl-C ends all of it. */
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureDependencies, ROOT } from './dependencies.mjs';
import { withEnvFile } from './env-file.mjs';

const LOCAL = join(ROOT, '.local');
const USAGE = 'usage: npm start [-- [--fresh] [--firebase]]';
const stops = [];
let isStopping = false;

async function stopAll(code) {
  if (isStopping) return;
  isStopping = true;
  for (const stop of stops.reverse()) await stop().catch((error) => console.error(`! ${error.message}`));
  process.exit(code);
}

/** A value that stays the same between starts of this folder. */
function remembered(name, make) {
  const file = join(LOCAL, name);
  mkdirSync(LOCAL, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, make(), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

async function openDatabase(services, product, fresh) {
  if (process.env.DATABASE_URL) {
    if (!fresh) return process.env.DATABASE_URL;
    const url = new URL(process.env.DATABASE_URL);
    const name = url.pathname.slice(1);
    url.pathname = '/postgres';
    await product.makeDatabase(url.href, name, { fresh: true });
    return process.env.DATABASE_URL;
  }
  console.log('· Postgres');
  const postgres = await services.startPostgres({ dir: join(LOCAL, 'postgres'), isDurable: true });
  stops.push(postgres.stop);
  await product.makeDatabase(postgres.url('postgres'), 'repurpose', { fresh });
  return postgres.url('repurpose');
}

async function openRedis(services, fresh) {
  if (process.env.REDIS_URL) return process.env.REDIS_URL;
  console.log('· Redis');
  const dir = join(LOCAL, 'redis');
  if (fresh) rmSync(dir, { recursive: true, force: true });
  const redis = await services.startRedis({ dir });
  stops.push(redis.stop);
  return redis.url;
}

async function openPayments(services, product, env, fresh) {
  if (env.PAYMENTS === 'stripe' || env.STRIPE_API_BASE) return {};
  if (env.STRIPE_SECRET_KEY) console.log('  STRIPE_SECRET_KEY is not used: PAYMENTS is not stripe');
  console.log('· Stripe sandbox (test mode: no card is charged)');
  const stateFile = join(LOCAL, 'sandbox.json');
  if (fresh) rmSync(stateFile, { force: true });
  const { server, url } = await product.startSandbox({ env, appUrl: env.APP_URL, stateFile });
  stops.push(() => server.stop());
  return { ...product.SANDBOX_KEYS, PAYMENTS: 'sandbox', STRIPE_API_BASE: url };
}

/** Starts a process again when it ends by itself; five ends within ten seconds stop everything. */
function supervise(server) {
  const ends = [];
  const watch = () =>
    server.child.once('exit', (code, signal) => {
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

function readOptions() {
  try {
    return parseArgs({ options: { fresh: { type: 'boolean' }, firebase: { type: 'boolean' } } }).values;
  } catch (error) {
    console.error(`${error.message}\n${USAGE}`);
    process.exit(2);
  }
}

async function openIdentity(firebase) {
  if (!firebase) return {};
  const { startFirebaseEmulator } = await import('./firebase.mjs');
  console.log('· Firebase Auth Emulator');
  const emulator = await startFirebaseEmulator();
  stops.push(emulator.stop);
  return emulator.env;
}

/** Bad settings are named before anything is started. Addresses that this script will give count as given. */
async function checkEnvironment() {
  const { loadEnv } = await import('../backend/dist/config/env.js');
  const own = { DATABASE_URL: 'postgres://localhost/own', REDIS_URL: 'redis://localhost' };
  loadEnv({ ...own, ...process.env });
}

async function start() {
  const { fresh = false, firebase = false } = readOptions();
  Object.assign(process.env, withEnvFile(process.env));
  const port = Number(process.env.PORT || 3000);
  ensureDependencies();
  const services = await import('./services.mjs');
  const product = await import('./product.mjs');
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be 1 to 65535, not "${process.env.PORT}".`);
  if (!(await services.isPortFree(port, '::')))
    throw new Error(`Port ${port} is in use. Stop what listens there, or set PORT.`);
  await (await import('./build.mjs')).ensureBuilt();
  await checkEnvironment();

  const env = {
    ...process.env,
    PORT: String(port),
    APP_URL: process.env.APP_URL || `http://localhost:${port}`,
  };
  env.SESSION_SECRET ||= remembered('session-secret', () => randomBytes(32).toString('hex'));
  env.DATABASE_URL = await openDatabase(services, product, fresh);
  env.REDIS_URL = await openRedis(services, fresh);
  Object.assign(env, await openIdentity(firebase));
  Object.assign(env, await openPayments(services, product, env, fresh));
  console.log('· migrations');
  await product.migrate(env);
  console.log('· api and worker');
  const logFile = join(LOCAL, 'product.log');
  writeFileSync(logFile, '');
  const { api, worker } = await product.startProcesses(env, (_name, line) =>
    appendFileSync(logFile, `${line}\n`),
  );
  stops.push(() => Promise.all([api.stop(), worker.stop()]));
  supervise(api);
  supervise(worker);
  console.log(`  logs: ${logFile}`);
  console.log(`ready http://localhost:${port}`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(0));
start().catch((error) => {
  for (const line of error.message.split('\n')) console.error(`! ${line}`);
  void stopAll(1);
});
