/* What medium, e2e and journey specs stand on: Postgres with a migrated template, Redis, Chromium, one running product. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { ROOT } from './dependencies.mjs';
import { makeDatabase, migrate, SANDBOX_KEYS, startProcesses, startSandbox } from './product.mjs';
import { freePort, startPostgres, startRedis } from './services.mjs';

const TEMPLATE = 'repurpose_template';

/** The env of a product under test; `TRUST_PROXY` lets each test client be an address of its own. */
export function productEnv({ port, databaseUrl, redisUrl, sandboxUrl, extra = {} }) {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'test',
    // Products are started again and again: a fifth of what a start costs is compiling the same modules.
    NODE_COMPILE_CACHE: join(ROOT, '.local/compile-cache'),
    PORT: String(port),
    APP_URL: `http://localhost:${port}`,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    SESSION_SECRET: 'a-secret-of-the-tests-0123456789abcdef',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    WRITER: 'offline',
    IDENTITY: 'session',
    PAYMENTS: 'sandbox',
    ...SANDBOX_KEYS,
    STRIPE_API_BASE: sandboxUrl,
    ...extra,
  };
}

/** Opens the stage; `env` is what the specs read (see backend/test/harness). */
export async function openStage() {
  const dir = mkdtempSync(join(tmpdir(), 'repurpose-test-'));
  const postgres = await startPostgres({ dir: join(dir, 'postgres'), isDurable: false });
  const redis = await startRedis();
  const admin = postgres.url('postgres');
  await makeDatabase(admin, TEMPLATE);
  await migrate(
    productEnv({
      port: 1,
      databaseUrl: postgres.url(TEMPLATE),
      redisUrl: redis.url,
      sandboxUrl: 'http://127.0.0.1:1',
    }),
  );
  await makeDatabase(admin, 'shared', { template: TEMPLATE });

  const port = await freePort();
  const appUrl = `http://localhost:${port}`;
  const sandbox = await startSandbox({ env: { PATH: process.env.PATH }, appUrl });
  const env = productEnv({
    port,
    databaseUrl: postgres.url('shared'),
    redisUrl: redis.url,
    sandboxUrl: sandbox.url,
  });
  const product = await startProcesses(env);
  return {
    env: {
      TEST_URL: appUrl,
      TEST_ADMIN_DATABASE_URL: admin,
      TEST_DATABASE_URL: env.DATABASE_URL,
      TEST_TEMPLATE: TEMPLATE,
      TEST_REDIS_URL: redis.url,
      TEST_SANDBOX_URL: sandbox.url,
      CHROMIUM_PATH: ensureChromium(),
    },
    stop: async () => {
      await Promise.all([product.api.stop(), product.worker.stop(), sandbox.server.stop()]);
      await Promise.all([postgres.stop(), redis.stop()]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
