import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { makeDatabase } from '../../../scripts/services/product.ts';
import { startPostgres } from '../../../scripts/services/postgres.ts';
import { endChild } from '../../../scripts/services/processes.ts';
import { signedUp } from '../harness/client.js';
import { query } from '../harness/database.js';
import { OpenAiServer } from '../harness/openai-server.js';
import type { OwnProduct } from '../harness/product.js';
import { transform } from '../harness/transforms.js';
import { until } from '../harness/until.js';
import { atRest, callsReach, signUpUsers, load, LOAD, slowly, startWith, tally } from './load.js';

const provider = new OpenAiServer();
const dir = mkdtempSync(join(tmpdir(), 'repurpose-faults-'));
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let product: OwnProduct;
beforeAll(async () => {
  await provider.start();
  postgres = await startPostgres({ dir: join(dir, 'postgres'), isDurable: true });
  await makeDatabase(postgres.url('postgres'), 'faults');
  product = await startWith(provider, { databaseUrl: postgres.url('faults') });
});
beforeEach(() => {
  slowly(provider, 1_000);
  provider.calls.length = 0;
});
afterEach(async () => {
  expect((await atRest(product.databaseUrl)).broken).toEqual([]);
  expect([product.api.isRunning, product.worker.isRunning]).toEqual([true, true]);
});
afterAll(async () => {
  await product?.stop();
  await postgres?.stop();
  await provider.stop();
  rmSync(dir, { recursive: true, force: true });
});

const readiness = (): Promise<number> =>
  fetch(`${product.url}/api/health/ready`).then(({ status }) => status);
const isWritten = async (): Promise<boolean> => {
  const { client } = await signedUp(product.url);
  return (await transform(client, { formats: ['summary'] })).status === 200;
};
const terminateAll = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE datname = 'faults' AND pid <> pg_backend_pid()`;
const OTHERS = ['200', '500', '502', '503', '504'];

it('Postgres killed and started again under a hundred requests: no process ends, nothing is charged for nothing', async () => {
  const answers = load(await signUpUsers(product));
  await callsReach(provider, LOAD / 2);
  await endChild(postgres.child, 'SIGQUIT');
  postgres = await startPostgres({ dir: join(dir, 'postgres'), isDurable: true, port: postgres.port });
  const outcomes = tally(await answers);
  expect(Object.keys(outcomes).filter((status) => !OTHERS.includes(status))).toEqual([]);
  await until('readiness', async () => (await readiness()) === 200);
  expect(await isWritten()).toBe(true);
});

it('every connection ended twenty times under a hundred requests: no process ends', async () => {
  const answers = load(await signUpUsers(product));
  await callsReach(provider, 10);
  for (let i = 0; i < 20; i += 1) await query(postgres.url('postgres'), terminateAll);
  const outcomes = tally(await answers);
  expect(Object.keys(outcomes).filter((status) => !OTHERS.includes(status))).toEqual([]);
  expect(await isWritten()).toBe(true);
});

it('Postgres read-only, as after a failover: not ready, 503, and well again by itself', async () => {
  const { client } = await signedUp(product.url);
  await query(postgres.url('postgres'), 'ALTER DATABASE faults SET default_transaction_read_only = on');
  await query(postgres.url('postgres'), terminateAll);
  await until('503 from readiness', async () => (await readiness()) === 503);
  expect((await transform(client)).status).toBe(503);
  await query(postgres.url('postgres'), 'ALTER DATABASE faults RESET default_transaction_read_only');
  await query(postgres.url('postgres'), terminateAll);
  await until('readiness', async () => (await readiness()) === 200);
  expect(await isWritten()).toBe(true);
});

it('no connection to be had: a bounded wait and 503, then well again', async () => {
  const { client } = await signedUp(product.url);
  const hogs = await hogAllConnections();
  try {
    expect((await transform(client)).status).toBe(503);
  } finally {
    await Promise.all(hogs.map((hog) => hog.end()));
  }
  await until('a transform', isWritten);
});

async function hogAllConnections(): Promise<pg.Client[]> {
  const hogs: pg.Client[] = [];
  for (let failures = 0; failures < 3;) {
    const hog = new pg.Client({ connectionString: postgres.url('postgres') });
    hog.on('error', () => undefined);
    try {
      await hog.connect();
      hogs.push(hog);
      if (hogs.length === 1) await hog.query(terminateAll);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      failures += 1;
    }
  }
  return hogs;
}
