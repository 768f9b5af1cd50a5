/* For medium, e2e and journey specs: Postgres with a migrated template, Redis, one running product. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './chromium.ts';
import { startPostgres } from './postgres.ts';
import { freePort } from './processes.ts';
import {
  type Env,
  makeDatabase,
  migrate,
  SANDBOX_KEYS,
  startMailSandbox,
  startProcesses,
  startSandbox,
} from './product.ts';
import { startRedis } from './redis.ts';

const TEMPLATE = 'repurpose_template';

export interface ProductAddresses {
  port: number;
  databaseUrl: string;
  redisUrl: string;
  sandboxUrl: string;
  extra?: Env;
}

export interface TestFixture {
  env: Env;
  stop(): Promise<void>;
}

/** `TRUST_PROXY` lets each test client have its own address. */
export function productEnv({ port, databaseUrl, redisUrl, sandboxUrl, extra = {} }: ProductAddresses): Env {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: 'test',
    PORT: String(port),
    APP_URL: `http://localhost:${port}`,
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    SESSION_SECRET: 'a-secret-of-the-tests-0123456789abcdef',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
    IMPORT_LOOPBACK: 'true',
    WRITER: 'offline',
    IDENTITY: 'session',
    PAYMENTS: 'sandbox',
    ...SANDBOX_KEYS,
    STRIPE_API_BASE: sandboxUrl,
    ...extra,
  };
}

async function makeTemplate(adminUrl: string, databaseUrl: string, redisUrl: string) {
  await makeDatabase(adminUrl, TEMPLATE);
  await migrate(productEnv({ port: 1, databaseUrl, redisUrl, sandboxUrl: 'http://127.0.0.1:1' }));
}

export async function openTestFixture(): Promise<TestFixture> {
  const dir = mkdtempSync(join(tmpdir(), 'repurpose-test-'));
  const postgres = await startPostgres({ dir: join(dir, 'postgres'), isDurable: false });
  const redis = await startRedis();
  const admin = postgres.url('postgres');
  await makeTemplate(admin, postgres.url(TEMPLATE), redis.url);
  await makeDatabase(admin, 'shared', { template: TEMPLATE });

  const port = await freePort();
  const appUrl = `http://localhost:${port}`;
  const sandbox = await startSandbox({ env: { PATH: process.env.PATH }, appUrl });
  const mail = await startMailSandbox({ PATH: process.env.PATH });
  const databaseUrl = postgres.url('shared');
  const addresses = { port, databaseUrl, redisUrl: redis.url, sandboxUrl: sandbox.url };
  const env = productEnv({ ...addresses, extra: mail.env });
  const { api, worker } = await startProcesses(env);
  return {
    env: {
      TEST_URL: appUrl,
      TEST_ADMIN_DATABASE_URL: admin,
      TEST_DATABASE_URL: databaseUrl,
      TEST_TEMPLATE: TEMPLATE,
      TEST_REDIS_URL: redis.url,
      TEST_SANDBOX_URL: sandbox.url,
      TEST_MAIL_URL: mail.url,
      TEST_SMTP_URL: mail.env.SMTP_URL,
      CHROMIUM_PATH: await ensureChromium(),
    },
    stop: async () => {
      await Promise.all([api.stop(), worker.stop(), sandbox.server.stop(), mail.server.stop()]);
      await Promise.all([postgres.stop(), redis.stop()]);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
