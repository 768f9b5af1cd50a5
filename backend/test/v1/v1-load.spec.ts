import { API_LIMITS, type ApiKey, type CreatedKey } from '@repurpose/contract';
import { createHash } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Answer } from '../harness/client.js';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';
import { until } from '../harness/until.js';
import { agencyOwner, workspaceOf } from '../workspaces/team.js';
import { newKey, Program } from './program.js';

const { url, databaseUrl, redisUrl } = sharedProduct();
const ask = { content: 'The team had 14 people in 2016. They wrote one note a week.', formats: ['summary'] };
const count = async (sql: string, values: unknown[]): Promise<number> =>
  Number((await query<{ n: string }>(databaseUrl, sql, values))[0]?.n);

/** Redis keys of `http/rate-limits.ts`. */
const windowOf = (limit: string, id: string): string =>
  `limit:${limit}:${createHash('sha256').update(id).digest('base64url').slice(0, 22)}`;

async function endWindows(windows: string[], seconds: number): Promise<void> {
  const redis = new Redis(redisUrl);
  try {
    const left = await Promise.all(windows.map((window) => redis.pttl(window)));
    expect(Math.min(...left)).toBeGreaterThan(0);
    expect(Math.max(...left)).toBeLessThanOrEqual(seconds * 1_000);
    await redis.del(...windows);
  } finally {
    await redis.quit();
  }
}

it('while a key is rotated under load, no call of either key is refused', async () => {
  const owner = await agencyOwner();
  const { id: workspaceId } = await workspaceOf(owner, 'Rotation');
  const old = await newKey(owner, workspaceId);
  const path = `/api/workspaces/${workspaceId}/keys/${old.id}/rotate`;
  const [first, second] = [new Program(url, old.key), { current: null as Program | null }];
  const call = async (index: number): Promise<number> => {
    if (index === 20) {
      const { body } = await owner.client.post<CreatedKey>(path, {});
      second.current = new Program(url, body.key);
    }
    const programs = second.current && index % 2 === 0 ? second.current : first;
    return (await programs.call('formats')).status;
  };
  const lanes = Array.from({ length: 8 }, async (_, lane) => {
    const statuses: number[] = [];
    for (let index = lane; index < 100; index += 8) statuses.push(await call(index));
    return statuses;
  });
  const statuses = (await Promise.all(lanes)).flat();
  expect([statuses.length, statuses.filter((status) => status === 401)]).toEqual([100, []]);
  const { body: keys } = await owner.client.get<ApiKey[]>(`/api/workspaces/${workspaceId}/keys`);
  expect(keys.map(({ state }) => state)).toEqual(['active', 'replaced']);
});

it('of 1,000 calls at once over ten keys, as many are taken as the limits allow; the others wait and succeed', async () => {
  const owner = await agencyOwner();
  const { id: workspaceId } = await workspaceOf(owner, 'Storm');
  const keys = await Promise.all(Array.from({ length: 10 }, () => newKey(owner, workspaceId)));
  const programs = keys.map(({ key }) => new Program(url, key));
  const send = (index: number): Promise<Answer<{ id: string; code?: string }>> =>
    programs[index % 10]!.call('transform', {
      body: ask,
      headers: { 'idempotency-key': `storm-${index}`, prefer: 'respond-async' },
    });
  const answers = await Promise.all(Array.from({ length: 1_000 }, (_, index) => send(index)));
  const taken = answers.filter(({ status }) => status === 200 || status === 202);
  const refused = answers.flatMap((answer, index) => (answer.status === 429 ? [{ answer, index }] : []));
  const others = answers.filter(({ status }) => ![200, 202, 429].includes(status));
  expect(others.map(({ status, body }) => [status, body.code])).toEqual([]);
  expect(taken.length).toBeLessThanOrEqual(API_LIMITS.perAccount);
  expect(taken.length).toBeGreaterThanOrEqual(API_LIMITS.inFlight);
  const codes = Map.groupBy(refused, ({ answer }) => answer.body.code);
  // Accepted, or refused because 60 were in flight.
  expect(taken.length + (codes.get('TOO_MANY_IN_FLIGHT')?.length ?? 0)).toBe(API_LIMITS.perAccount);
  for (const { answer } of refused) {
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(API_LIMITS.windowSeconds);
  }
  const ids = new Set(taken.map(({ body }) => body.id));
  expect(await count('SELECT count(*) AS n FROM transformation WHERE workspace_id = $1', [workspaceId])).toBe(
    ids.size,
  );
  // One call of each key waits for `Retry-After`. The account's window ends with the longest.
  const late = programs.flatMap((_, key) => refused.filter(({ index }) => index % 10 === key).slice(-1));
  const waits = late.map(({ answer }) => Number(answer.headers.get('retry-after')));
  const windows = [...keys.map(({ id }) => windowOf('api-key', id)), windowOf('api-account', owner.id)];
  await endWindows(windows, Math.max(...waits));
  const running = `SELECT count(*) AS n FROM transformation WHERE workspace_id = $1 AND status IN ('queued', 'running')`;
  await until('the end of the runs', async () => (await count(running, [workspaceId])) === 0);
  const again = await Promise.all(late.map(({ index }) => send(index)));
  expect(again.map(({ status }) => status)).toEqual(late.map(() => 202));
  // The same idempotency keys: the same transformations, and no charge.
  const known = answers.flatMap((answer, index) => (answer.status === 202 ? [index] : [])).slice(0, 20);
  const repeated = await Promise.all(known.map(send));
  expect(repeated.map(({ body }) => body.id)).toEqual(known.map((index) => answers[index]?.body.id));
  const holds = `SELECT count(*) AS n FROM credit_entry WHERE workspace_id = $1 AND kind = 'hold'`;
  expect(await count(holds, [workspaceId])).toBe(ids.size + again.length);
});
