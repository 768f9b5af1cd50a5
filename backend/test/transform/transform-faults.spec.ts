import { endChild } from '../../../scripts/services/processes.ts';
import { startRedis } from '../../../scripts/services/redis.ts';
import { ERRORS, type TransformationDetail, type TransformResponse } from '@repurpose/contract';
import { signedUp, type Client } from '../harness/client.js';
import { query } from '../harness/database.js';
import { brokenInvariants } from '../harness/invariants.js';
import { OpenAiServer } from '../harness/openai-server.js';
import { startProduct, type OwnProduct } from '../harness/product.js';
import { creditsOf, eventsOf, settled, transform, type Failure } from '../harness/transforms.js';
import { until } from '../harness/until.js';

const COULD_NOT = 'Could not repurpose content. Please try again.';
const provider = new OpenAiServer();
let product: OwnProduct;

beforeAll(async () => {
  await provider.start();
  const env = { WRITER: 'openai', OPENAI_API_KEY: 'sk-planted-secret', OPENAI_BASE_URL: provider.baseUrl };
  product = await startProduct({ env });
});
beforeEach(() => {
  provider.behave = () => 'ok';
  provider.calls.length = 0;
});
afterEach(async () => expect(await brokenInvariants(product.databaseUrl)).toEqual([]));
afterAll(async () => {
  await product.stop();
  await product.redis.stop();
  await provider.stop();
});

const user = async (): Promise<Client> => (await signedUp(product.url)).client;

describe('when the provider', () => {
  it('fails for a moment, it is asked again and nothing is lost', async () => {
    const client = await user();
    const retryAfter = { status: 429, headers: { 'retry-after': '0' } };
    provider.behave = (format, earlier) => {
      if (earlier > 0) return 'ok';
      return format === 'twitter' ? { status: 500 } : retryAfter;
    };
    const { status, body } = await transform(client);
    expect([status, Object.keys(body.transformedContent), body.creditsLeft]).toEqual([
      200,
      ['twitter', 'summary'],
      4,
    ]);
    expect(provider.calls).toHaveLength(4);
  });

  it.each([
    ['is down', { status: 500 } as const, 503, 3],
    ['refuses our key', { status: 401 } as const, 503, 1],
    ['refuses the content', 'refusal' as const, 502, 1],
    ['cuts every line', 'reset' as const, 503, 3],
  ])('%s, the user is told, not charged, and served again later', async (_name, behaviour, status, calls) => {
    const client = await user();
    provider.behave = () => behaviour;
    const answer = await transform<Failure>(client, { formats: ['summary'] });
    expect([answer.status, answer.body.message]).toEqual([status, COULD_NOT]);
    expect([await creditsOf(client), provider.calls.length]).toEqual([5, calls]);
    provider.behave = () => 'ok';
    // Misses that took long have opened the circuit.
    await until('a call', async () => (await transform(client)).status === 200);
  });

  it('is down, a stream ends with the error', async () => {
    provider.behave = () => ({ status: 401 });
    const answer = await transform(await user(), { formats: ['summary'] }, { accept: 'text/event-stream' });
    expect(eventsOf(answer.text).at(-1)).toMatchObject({
      name: 'error',
      data: { code: 'WRITER_UNAVAILABLE', status: 503, message: COULD_NOT },
    });
  });

  it('fails one format for good, the others are delivered and that one is retried free of charge', async () => {
    const client = await user();
    provider.behave = (format) => (format === 'summary' ? { status: 400 } : 'ok');
    const { status, body } = await transform(client, { formats: ['twitter', 'summary', 'email'] });
    expect([status, Object.keys(body.transformedContent), body.creditsLeft]).toEqual([
      200,
      ['twitter', 'email'],
      4,
    ]);
    expect(body.failures).toEqual([{ format: 'summary', code: 'WRITER_FAILED', message: COULD_NOT }]);
    provider.behave = () => 'ok';
    const retry = { format: 'summary' };
    const retried = await client.post<TransformResponse>(`/api/transformations/${body.id}/retry`, retry);
    expect([retried.status, retried.body.failures, retried.body.creditsLeft]).toEqual([200, [], 4]);
    expect(retried.body.transformedContent).toMatchObject(body.transformedContent);
    expect(Object.keys(retried.body.transformedContent)).toEqual(['twitter', 'summary', 'email']);
    expect([provider.callsOf('twitter'), provider.callsOf('summary')]).toEqual([1, 2]);
    const once = await client.post<TransformResponse>(`/api/transformations/${body.id}/retry`, retry);
    expect([once.status, provider.callsOf('summary')]).toEqual([200, 2]);
  });
});

describe('when something dies in the middle', () => {
  it('a worker: its work is taken up again, without what was written before', async () => {
    const client = await user();
    provider.behave = (format, earlier) => (format === 'summary' && earlier === 0 ? 'hang' : 'ok');
    const answer = transform(client, { formats: ['twitter', 'summary'] });
    await until('the first output', async () => {
      const written = await query(
        product.databaseUrl,
        `SELECT 1 FROM output o JOIN transformation t ON t.id = o.transformation_id
        WHERE o.status = 'succeeded' AND t.status = 'running'`,
      );
      return written.length > 0 && provider.callsOf('summary') > 0;
    });
    await product.worker.kill();
    product.worker.start();
    const { status, body } = await answer;
    expect([status, body.failures, body.creditsLeft]).toEqual([200, [], 4]);
    expect([provider.callsOf('twitter'), provider.callsOf('summary')]).toEqual([1, 2]);
  });

  it('worker and api that are told to stop: what was begun is ended, once, and answered', async () => {
    const client = await user();
    const go = Promise.withResolvers<'ok'>();
    provider.behave = () => go.promise;
    const answer = transform(client, { formats: ['summary'] });
    await until('the call', () => Promise.resolve(provider.calls.length > 0));
    const stopped = Promise.all([product.worker.stop(), product.api.stop()]);
    go.resolve('ok');
    expect([(await answer).status, provider.calls.length]).toEqual([200, 1]);
    await stopped;
    product.worker.start();
    await product.restartApi();
  });

  it('every connection to Postgres: no process ends, and what was begun is delivered', async () => {
    const client = await user();
    const go = Promise.withResolvers<'ok'>();
    provider.behave = () => go.promise;
    const answer = transform(client, { formats: ['summary'] });
    await until('the call', () => Promise.resolve(provider.calls.length > 0));
    await query(
      product.databaseUrl,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    go.resolve('ok');
    expect([200, 503]).toContain((await answer).status);
    expect((await settled(client)).status).toBe('succeeded');
    expect([product.api.isRunning, product.worker.isRunning, await creditsOf(client)]).toEqual([
      true,
      true,
      4,
    ]);
  });

  it('a provider that never answers: the deadline ends it, nothing is charged', async () => {
    const client = await user();
    provider.behave = () => 'hang';
    const answer = transform<Failure>(client, { formats: ['summary'] });
    await until('the call', () => Promise.resolve(provider.calls.length > 0));
    const due = `UPDATE transformation SET deadline_at = now() - interval '1 minute' WHERE status = 'running'`;
    await query(product.databaseUrl, due);
    const { status, body } = await answer;
    expect([status, body.message, await creditsOf(client)]).toEqual([
      504,
      ERRORS.TRANSFORM_TIMEOUT.message,
      5,
    ]);
    provider.behave = () => ({ status: 400 });
    provider.dropCalls();
    await until('the worker gives up', () => Promise.resolve(provider.calls.length > 1));
  });

  it('the browser: the work goes on and is in the history', async () => {
    const client = await user();
    const gone = new AbortController();
    provider.behave = () => (gone.abort(), 'ok');
    const body = JSON.stringify({ content: 'A text. It says something.', formats: ['summary'] });
    const headers = { 'content-type': 'application/json' };
    const request = client.send('POST', '/api/transform', { body, headers, signal: gone.signal });
    await expect(request).rejects.toThrow();
    const { id } = await settled(client);
    const kept = await client.get<TransformationDetail>(`/api/transformations/${id}`);
    expect(Object.keys(kept.body.transformedContent)).toEqual(['summary']);
  });

  it('the api: what it had accepted is delivered, and the same key gets it uncharged', async () => {
    const client = await user();
    const key = { 'idempotency-key': 'survives' };
    let killed: Promise<void> | undefined;
    provider.behave = () => ((killed ??= product.api.kill()), 'ok');
    await expect(transform(client, {}, key)).rejects.toThrow();
    await killed;
    await product.restartApi();
    const again = await transform(client, {}, key);
    expect([again.status, again.body.creditsLeft, provider.calls.length]).toEqual([200, 4, 2]);
  });

  it('Redis: new requests are refused uncharged, running ones are answered, and it is found again', async () => {
    const [running, refused] = [await user(), await user()];
    let isHeld = true;
    provider.behave = () => (isHeld ? { status: 429, headers: { 'retry-after': '1' } } : 'ok');
    const started = transform(running, { formats: ['summary'] });
    await until('the first call', () => Promise.resolve(provider.calls.length > 0));
    await endChild(product.redis.child, 'SIGKILL');
    isHeld = false;
    const answer = await transform<Failure>(refused);
    expect([answer.status, answer.body.code, await creditsOf(refused)]).toEqual([
      503,
      'QUEUE_UNAVAILABLE',
      5,
    ]);
    expect(answer.headers.get('retry-after')).not.toBeNull();
    expect((await started).status).toBe(200);
    product.redis = await startRedis({ port: product.redis.port });
    await until(
      'a transform after the return of Redis',
      async () => (await transform(refused)).status === 200,
    );
  });
});

it('when too many wait for a worker, new ones are refused uncharged', async () => {
  const { client, user: crowd } = await signedUp(product.url);
  const other = await user();
  const { body: delivered } = await transform(other, { formats: ['summary'] });
  await query(
    product.databaseUrl,
    `INSERT INTO transformation (user_id, request, request_hash, plan, deadline_at)
     SELECT $1, '{"formats":[]}', '', 'free', now() + interval '1 hour' FROM generate_series(1, 2001)`,
    [crowd.id],
  );
  const regenerate = `/api/transformations/${delivered.id}/pieces/summary/regenerate`;
  for (const answer of [await transform<Failure>(other), await other.post<Failure>(regenerate, {})]) {
    expect([answer.status, answer.body.message]).toEqual([503, ERRORS.QUEUE_FULL.message]);
    expect(answer.headers.get('retry-after')).not.toBeNull();
  }
  expect(await creditsOf(other)).toBe(4);
  // In the order of the product's own locks: the sweeper is at these rows.
  await query(
    product.databaseUrl,
    'DELETE FROM transformation WHERE id IN (SELECT id FROM transformation WHERE user_id = $1 ORDER BY id FOR UPDATE)',
    [crowd.id],
  );
  expect((await transform(client)).status).toBe(200);
});

it('nothing of the content and no key is in the logs', () => {
  const lines = [...product.api.lines, ...product.worker.lines].join('\n');
  expect(lines).toContain('a format was not written');
  for (const secret of ['sk-planted-secret', 'release notes', 'wrote it down'])
    expect(lines).not.toContain(secret);
});
