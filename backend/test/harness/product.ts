import {
  migrate,
  startProcesses,
  startSandbox,
  untilHealthy,
  type ServerProcess,
} from '../../../scripts/services/product.ts';
import { freePort } from '../../../scripts/services/processes.ts';
import { startRedis, type Redis } from '../../../scripts/services/redis.ts';
import { productEnv } from '../../../scripts/services/test-fixture.ts';
import { freshDatabase } from './database.js';
import { testServices } from './test-services.js';

export interface Product {
  url: string;
  databaseUrl: string;
  redisUrl: string;
  sandboxUrl: string;
}

/** The spec may kill and restart its parts. */
export interface OwnProduct extends Product {
  api: ServerProcess;
  worker: ServerProcess;
  sandbox: ServerProcess | null;
  redis: Redis;
  restartApi(): Promise<void>;
  stop(): Promise<void>;
}

/** Specs share it. Do not change it. */
export function sharedProduct(): Product {
  return {
    url: testServices.url(),
    databaseUrl: testServices.databaseUrl(),
    redisUrl: testServices.redisUrl(),
    sandboxUrl: testServices.sandboxUrl(),
  };
}

/** Each process costs four seconds of processor time: a spec that needs no worker starts none. */
export async function startProduct(
  options: {
    env?: Record<string, string>;
    withSandbox?: boolean;
    withWorker?: boolean;
    databaseUrl?: string;
  } = {},
): Promise<OwnProduct> {
  const databaseUrl = options.databaseUrl ?? (await freshDatabase());
  const redis = await startRedis();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const sandbox = options.withSandbox
    ? await startSandbox({ env: { PATH: process.env['PATH'] }, appUrl: url })
    : null;
  const sandboxUrl = sandbox?.url ?? testServices.sandboxUrl();
  const extra = {
    SMTP_URL: testServices.smtpUrl(),
    MAIL_SANDBOX_URL: testServices.mailUrl(),
    ...options.env,
  };
  const env = productEnv({ port, databaseUrl, redisUrl: redis.url, sandboxUrl, extra });
  if (options.databaseUrl) await migrate(env);
  const { api, worker } = await startProcesses(env, undefined, options.withWorker === false ? null : {});
  return {
    url,
    databaseUrl,
    redisUrl: redis.url,
    sandboxUrl,
    api,
    worker,
    sandbox: sandbox?.server ?? null,
    redis,
    restartApi: async () => {
      api.start();
      await untilHealthy(`${url}/api/health/ready`, api);
    },
    // Nothing is left to save. Asked politely, they wait for what a spec left hanging.
    stop: async () => {
      await Promise.all([api.kill(), worker.kill(), sandbox?.server.kill()]);
      await redis.stop();
    },
  };
}
