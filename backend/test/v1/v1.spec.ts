import { type ApiKey, LIMITS, type OutputChecks } from '@repurpose/contract';
import { randomUUID } from 'node:crypto';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';
import { ARTICLE } from '../harness/transforms.js';
import { until } from '../harness/until.js';
import { agencyOwner, type Person, workspaceOf } from '../workspaces/team.js';
import { newKey, type Program, program } from './program.js';

interface Transformation {
  id: string;
  status: string;
  createdAt: string;
  formats: Record<
    string,
    { status: string; text: string | null; checks: OutputChecks | null; error: unknown }
  >;
}
interface Page {
  data: { id: string }[];
  next: string | null;
}

const { url, databaseUrl } = sharedProduct();
let owner: Person;
let workspaceId: string;
let tool: Program;
beforeAll(async () => {
  owner = await agencyOwner();
  workspaceId = (await workspaceOf(owner, 'Acme')).id;
});
/** Each key may make 60 calls a minute. */
beforeEach(async () => {
  tool = await program(owner, workspaceId);
});
const ask = { content: ARTICLE, formats: ['twitter', 'summary'] };
const rows = (workspaceId: string): Promise<{ id: string; author_id: string; key_id: string }[]> =>
  query(databaseUrl, 'SELECT id, author_id, key_id FROM transformation WHERE workspace_id = $1', [
    workspaceId,
  ]);

it('writes a text and answers with the finished transformation, which status shows too', async () => {
  const { status, body, headers } = await tool.call<Transformation>('transform', { body: ask });
  expect([status, body.status, Object.keys(body.formats)]).toEqual([
    200,
    'succeeded',
    ['twitter', 'summary'],
  ]);
  expect(body.formats['twitter']?.text).toMatch(/ 1\/\d/);
  expect(body.formats['summary']?.checks?.unsupportedClaims).toBe(0);
  expect(headers.get('ratelimit-policy')).toBe('"key";q=60;w=60, "account";q=300;w=60');
  expect(headers.get('ratelimit')).toMatch(/^"key";r=59;t=\d+, "account";r=\d+;t=\d+$/);
  const again = await tool.call<Transformation>('status', { query: { id: body.id } });
  expect([again.status, again.body]).toEqual([200, body]);
  const [row] = (await rows(workspaceId)).filter(({ id }) => id === body.id);
  expect([row?.author_id, row?.key_id]).toEqual([owner.id, await idOf(tool)]);
});

it('with Prefer: respond-async it answers 202 at once, and status tells when it is ready', async () => {
  const { status, body, headers } = await tool.call<Transformation>('transform', {
    body: ask,
    headers: { prefer: 'wait=5, Respond-Async; x=y' },
  });
  expect([status, headers.get('preference-applied')]).toEqual([202, 'respond-async']);
  expect(headers.get('location')).toBe(`/api/v1/status?id=${body.id}`);
  await until('the end', async () => {
    const now = await tool.call<Transformation>('status', { query: { id: body.id } });
    return now.body.status === 'succeeded' && !now.headers.has('retry-after');
  });
});

it('the same Idempotency-Key and body is one transformation, for all keys of the workspace', async () => {
  const headers = { 'idempotency-key': randomUUID() };
  const other = await program(owner, workspaceId);
  const before = (await rows(workspaceId)).length;
  const answers = await Promise.all(
    [tool, other, tool, other].map((each) => each.call<Transformation>('transform', { body: ask, headers })),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect((await rows(workspaceId)).length - before).toBe(1);
  const another = await workspaceOf(owner, 'Another');
  const elsewhere = await program(owner, another.id);
  const apart = await elsewhere.call<Transformation>('transform', { body: ask, headers });
  expect([apart.status, apart.body.id === answers[0]?.body.id]).toEqual([200, false]);
});

it('lists transformations of its workspace by a cursor, newest first', async () => {
  const { id: own } = await workspaceOf(owner, 'Pages');
  const reader = await program(owner, own);
  const ids: string[] = [];
  for (let made = 0; made < 3; made += 1)
    ids.unshift(
      (await reader.call<Transformation>('transform', { body: { ...ask, formats: ['summary'] } })).body.id,
    );
  const first = await reader.call<Page>('transformations', { query: { limit: '2' } });
  const second = await reader.call<Page>('transformations', {
    query: { limit: '2', cursor: first.body.next ?? '' },
  });
  expect([...first.body.data, ...second.body.data].map(({ id }) => id)).toEqual(ids);
  expect([second.body.next, first.body.data.length]).toEqual([null, 2]);
  const none = await reader.call<Page>('transformations', { query: { format: 'twitter' } });
  expect(none.body).toEqual({ data: [], next: null });
});

it('takes the page sizes that the document names, and refuses every other', async () => {
  const sized = (limit: string) => tool.fail('transformations', { query: { limit } });
  for (const limit of ['1', '100', '']) expect([limit, (await sized(limit)).status]).toEqual([limit, 200]);
  for (const limit of ['0', '101', '-1', '1.5', '1e1', 'all', ' 5']) {
    const { status, body } = await sized(limit);
    expect([limit, status, body.code]).toEqual([limit, 400, 'BAD_REQUEST']);
    expect(body.detail).toContain('from 1 to 100');
  }
});

it('checks a text against a source, free of charge, and keeps nothing', async () => {
  const before = (await rows(workspaceId)).length;
  const text = 'In 2016 the team had 14 people. It took 9 hours.';
  const { body } = await tool.call<{ claims: object[]; unsupportedClaims: number; lengths: object }>(
    'check',
    {
      body: { source: ARTICLE, text, formats: ['twitter', 'email'] },
    },
  );
  expect(body).toMatchObject({
    unsupportedClaims: 1,
    lengths: {
      twitter: { part: 'post', count: text.length, limit: 280, isWithinLimit: true },
      email: { part: 'subject', limit: 150, isWithinLimit: true },
    },
  });
  const wrong = body.claims.find((claim) => (claim as { source: unknown }).source === null);
  expect(wrong).toMatchObject({ text: '9', reason: expect.any(String) });
  const long = await tool.call('check', {
    body: { source: ARTICLE, text: 'word '.repeat(60), formats: ['twitter'] },
  });
  expect(long.body).toMatchObject({ lengths: { twitter: { count: 300, isWithinLimit: false } } });
  expect((await rows(workspaceId)).length).toBe(before);
});

it('tells plan, credits and formats', async () => {
  const { body } = await tool.call('credits');
  expect(body).toMatchObject({ plan: 'agency', remaining: null, quota: null });
  const formats = await tool.call<{ data: object[] }>('formats');
  expect(formats.body.data).toHaveLength(12);
  expect(formats.body.data[0]).toEqual({
    key: 'twitter',
    label: 'Twitter Thread',
    platform: 'X',
    part: 'post',
    limit: 280,
    unit: 'weighted characters',
  });
});

it('lists the voices of its workspace, and writes with one', async () => {
  const path = `/api/voices?workspaceId=${workspaceId}`;
  const voice = (await owner.client.post<{ id: string }>(path, { name: 'Plain' })).body;
  const { body } = await tool.call<{ data: object[] }>('voices');
  expect(body.data).toContainEqual({ id: voice.id, name: 'Plain', isDefault: expect.any(Boolean) });
  const settings = { voiceId: voice.id };
  expect((await tool.call('transform', { body: { ...ask, settings } })).status).toBe(200);
});

it('a session’s cookie opens nothing, and no other site’s script may call', async () => {
  const { status } = await owner.client.get('/api/v1/credits');
  expect(status).toBe(401);
  const preflight = await owner.client.send('OPTIONS', '/api/v1/transform', {
    headers: { origin: 'https://other.test', 'access-control-request-method': 'POST' },
  });
  const allowed = [...preflight.headers.keys()].filter((name) => name.startsWith('access-control'));
  expect([preflight.status, allowed]).toEqual([404, []]);
  const { headers } = await tool.call('credits', { headers: { cookie: 'sid=x' } });
  expect(headers.getSetCookie()).toEqual([]);
});

it('the document is open to anyone and names this installation', async () => {
  const answer = await fetch(`${url}/api/v1/openapi.json`);
  const document = (await answer.json()) as { openapi: string; servers: object[] };
  expect([answer.status, document.openapi, document.servers]).toEqual([200, '3.1.0', [{ url }]]);
});

it('a method that a call does not have is answered with those it has', async () => {
  const answer = await owner.client.send<{ code: string }>('GET', '/api/v1/transform');
  expect([answer.status, answer.headers.get('allow'), answer.headers.get('content-type')]).toEqual([
    405,
    'POST',
    'application/problem+json; charset=utf-8',
  ]);
});

it('the list of keys shows when one was last used, and nothing of the key itself', async () => {
  const fresh = await newKey(owner, workspaceId);
  const list = async (): Promise<ApiKey[]> =>
    (await owner.client.get<ApiKey[]>(`/api/workspaces/${workspaceId}/keys`)).body;
  const find = async (): Promise<ApiKey | undefined> => (await list()).find(({ id }) => id === fresh.id);
  expect(await find()).toMatchObject({ lastUsedAt: null, state: 'active', start: fresh.key.slice(0, 12) });
  await new (tool.constructor as typeof Program)(url, fresh.key).call('formats');
  await until('the last use', async () => ((await find())?.lastUsedAt ?? null) !== null);
  expect(JSON.stringify(await list())).not.toContain(fresh.key.slice(12));
});

it('a text of the longest length is taken', async () => {
  const content = 'The team wrote it down and read it again. '.repeat(2_400).slice(0, LIMITS.contentChars);
  expect((await tool.call('transform', { body: { content, formats: ['summary'] } })).status).toBe(200);
});

async function idOf({ key }: Program): Promise<string | undefined> {
  const { body } = await owner.client.get<ApiKey[]>(`/api/workspaces/${workspaceId}/keys`);
  return body.find(({ createdAt, start }) => createdAt && key?.startsWith(start))?.id;
}
