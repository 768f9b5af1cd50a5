import { Redis } from 'ioredis';
import pg from 'pg';
import { type Client, signedUp } from '../harness/client.js';
import { query } from '../harness/database.js';
import { OpenAiServer } from '../harness/openai-server.js';
import type { OwnProduct } from '../harness/product.js';
import { creditsOf, settled, transform } from '../harness/transforms.js';
import { until } from '../harness/until.js';
import { atRest, callsReach, startWith } from './load.js';

/* Stops processes at every point where they can die: by a lock in Postgres, or by freezing a process. */

const provider = new OpenAiServer();
let product: OwnProduct;
let client: Client;
beforeAll(async () => {
  await provider.start();
  product = await startWith(provider);
});
beforeEach(async () => {
  provider.behave = () => 'ok';
  provider.calls.length = 0;
  client = (await signedUp(product.url)).client;
});
afterEach(async () => {
  await Promise.all(holders.splice(0).map((holder) => holder.end()));
  expect((await atRest(product.databaseUrl)).broken).toEqual([]);
});
afterAll(async () => {
  await product?.stop();
  await product?.redis.stop();
  await provider.stop();
});

function holdAnswers(): () => void {
  let allow = (): void => undefined;
  const isAllowed = new Promise<void>((resolve) => (allow = resolve));
  provider.behave = async () => {
    await isAllowed;
    return 'ok' as const;
  };
  return () => allow();
}

/** A failed test must not leave its lock to the next one. */
const holders: pg.Client[] = [];

async function take(lock: string): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: product.databaseUrl });
  holders.push(holder);
  await holder.connect();
  await holder.query('BEGIN');
  await holder.query(`LOCK TABLE ${lock}`);
  return () => holder.end();
}

const isAt = (status: string): Promise<boolean> =>
  query(product.databaseUrl, 'SELECT 1 FROM transformation WHERE status = $1', [status]).then(
    (rows) => rows.length > 0,
  );

/** Also ends the worker's Postgres statement, which would outlive it. */
async function killAt(statement: string): Promise<void> {
  const waiting = `FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '${statement}%'`;
  await until(statement, async () => {
    return (await query(product.databaseUrl, `SELECT 1 ${waiting}`)).length > 0;
  });
  await product.worker.kill();
  await query(product.databaseUrl, `SELECT pg_terminate_backend(pid) ${waiting}`);
  product.worker.start();
}

it('a worker killed when it takes a job, before it called the provider: delivered, charged once', async () => {
  product.worker.child?.kill('SIGSTOP');
  const answer = transform(client, { formats: ['summary'] });
  await until('a queued job', () => isAt('queued'));
  const release = await take('output IN ACCESS EXCLUSIVE MODE');
  product.worker.child?.kill('SIGCONT');
  await killAt('WITH started AS');
  expect(provider.calls.length).toBe(0);
  await release();
  expect((await answer).status).toBe(200);
  expect([provider.calls.length, await creditsOf(client)]).toEqual([1, 4]);
});

// One transaction stores the last text and captures the credit: killed within it, nothing is stored.
it.each([
  ['before its text was kept', 'output'],
  ['before the credit was captured', 'credit_entry'],
])('a worker killed when the provider answered, %s: delivered, charged once', async (_point, table) => {
  const answerNow = holdAnswers();
  const answer = transform(client, { formats: ['summary'] });
  await callsReach(provider, 1);
  const release = await take(`${table} IN EXCLUSIVE MODE`);
  answerNow();
  await killAt('SELECT store_outputs');
  await release();
  expect((await answer).status).toBe(200);
  expect([provider.calls.length, await creditsOf(client)]).toEqual([2, 4]);
});

it('a worker killed when one of two texts was kept: delivered, the other one written again, charged once', async () => {
  let isFirst = true;
  const answerNow = holdAnswers();
  const held = provider.behave;
  provider.behave = (...call) => {
    if (!isFirst) return held(...call);
    isFirst = false;
    return 'ok';
  };
  const answer = transform(client, { formats: ['summary', 'email'] });
  await callsReach(provider, 2);
  await until('a kept text', async () => {
    const kept = `SELECT 1 FROM output WHERE status = 'succeeded' AND transformation_id IN
      (SELECT id FROM transformation WHERE status = 'running')`;
    return (await query(product.databaseUrl, kept)).length > 0;
  });
  await product.worker.kill();
  answerNow();
  product.worker.start();
  expect((await answer).status).toBe(200);
  expect([provider.calls.length, await creditsOf(client)]).toEqual([3, 4]);
});

it('a worker killed when a job is settled, before it was told: delivered, charged once, not written again', async () => {
  const answerNow = holdAnswers();
  const answer = transform(client, { formats: ['summary'] });
  await callsReach(provider, 1);
  product.redis.child.kill('SIGSTOP');
  answerNow();
  await until('the settlement', async () => {
    const sql = `SELECT 1 FROM transformation WHERE status = 'succeeded' AND settled_at > now() - interval '1 minute'
      AND user_id = (SELECT id FROM app_user ORDER BY created_at DESC LIMIT 1)`;
    return (await query(product.databaseUrl, sql)).length > 0;
  });
  await product.worker.kill();
  product.redis.child.kill('SIGCONT');
  product.worker.start();
  expect((await answer).status).toBe(200);
  expect([provider.calls.length, await creditsOf(client)]).toEqual([1, 4]);
});

it('an api killed when a transform is accepted, before it was queued: written all the same, charged once', async () => {
  product.redis.child.kill('SIGSTOP');
  const cut = transform(client, { formats: ['summary'] }).catch(() => null);
  await until('the accepted row', () => isAt('queued'));
  await product.api.kill();
  product.redis.child.kill('SIGCONT');
  expect(await cut).toBeNull();
  await product.restartApi();
  const { status } = await settled(client);
  expect([status, provider.calls.length, await creditsOf(client)]).toEqual(['succeeded', 1, 4]);
});

it('a worker that stands still until its job is taken from it, three times: delivered, and written once', async () => {
  const answerNow = holdAnswers();
  const answer = transform(client, { formats: ['summary'] });
  await callsReach(provider, 1);
  const redis = new Redis(product.redisUrl);
  const isLocked = async (): Promise<boolean> => (await redis.keys('bull:transform:*:lock')).length > 0;
  const isGivenUp = async (): Promise<boolean> => (await redis.zcard('bull:transform:failed')) > 0;
  try {
    for (let stall = 1; stall <= 3; stall += 1) {
      product.worker.child?.kill('SIGSTOP');
      await until('the end of the lock', async () => !(await isLocked()));
      product.worker.child?.kill('SIGCONT');
      await until('the job taken up, or given up', async () => (await isLocked()) || (await isGivenUp()));
    }
    await until('the job given up by its queue', isGivenUp);
  } finally {
    redis.disconnect();
  }
  answerNow();
  expect([(await answer).status, provider.calls.length, await creditsOf(client)]).toEqual([200, 1, 4]);
});
