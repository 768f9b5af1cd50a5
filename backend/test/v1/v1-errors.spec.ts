import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { API_LIMITS, ERRORS, type ErrorCode, LIMITS, type Problem, V1, V1_ERRORS } from '@repurpose/contract';
import pg from 'pg';
import { ROOT } from '../../../scripts/lib/packages.ts';
import { type Answer, signedUp } from '../harness/client.js';
import { query } from '../harness/database.js';
import { OpenAiServer } from '../harness/openai-server.js';
import { type OwnProduct, sharedProduct, startProduct } from '../harness/product.js';
import { ARTICLE } from '../harness/transforms.js';
import { until } from '../harness/until.js';
import { archivedVoice } from '../transform/voice-fixture.js';
import { newKey, type Options, Program } from './program.js';
import { agencyOwner, type Person, workspaceOf } from '../workspaces/team.js';

/* Produces every error of the document, and compares every answer with it. */
const provider = new OpenAiServer();
let product: OwnProduct;
let owner: Person;
let workspaceId: string;
let tool: Program;
const sql = (text: string, values: unknown[] = []): Promise<object[]> =>
  query(product.databaseUrl, text, values);

beforeAll(async () => {
  await provider.start();
  const env = { WRITER: 'openai', OPENAI_API_KEY: 'sk-x', OPENAI_BASE_URL: provider.baseUrl };
  product = await startProduct({ env });
});
beforeEach(async () => {
  provider.behave = () => 'ok';
  const { client, user } = await signedUp(product.url);
  owner = { client, id: user.id, email: user.email };
  await sql(`UPDATE billing_account SET plan = 'agency' WHERE user_id = $1`, [owner.id]);
  workspaceId = (await client.get<{ id: string }[]>('/api/workspaces')).body[0]?.id ?? '';
  tool = new Program(product.url, (await newKey(owner, workspaceId)).key);
});
afterAll(async () => {
  await product.stop();
  await provider.stop();
});

const ask = { content: ARTICLE, formats: ['summary'] };
const transform = (change: object, headers: Record<string, string> = {}): Promise<Answer<Problem>> =>
  tool.fail('transform', { body: { ...ask, ...change }, headers });
const raw = (body: string, type = 'application/json'): Promise<Answer<Problem>> =>
  tool.fail('transform', { body, headers: { 'content-type': type } });
const keyed = (key: string | null, options: Options = {}): Promise<Answer<Problem>> =>
  new Program(product.url, key).fail('credits', options);

async function whileLocked(call: () => Promise<Answer<Problem>>): Promise<Answer<Problem>> {
  const holder = new pg.Client({ connectionString: product.databaseUrl });
  await holder.connect();
  try {
    await holder.query('BEGIN; LOCK TABLE api_key IN ACCESS EXCLUSIVE MODE');
    return await call();
  } finally {
    await holder.end();
  }
}

async function whileRenamed(call: () => Promise<Answer<Problem>>): Promise<Answer<Problem>> {
  await sql('ALTER TABLE transformation_tag RENAME TO away');
  try {
    return await call();
  } finally {
    await sql('ALTER TABLE away RENAME TO transformation_tag');
  }
}

async function whileQueued(
  rows: string,
  code: 'QUEUE_FULL' | 'TOO_MANY_IN_FLIGHT',
): Promise<Answer<Problem>> {
  const other = randomUUID();
  await sql(
    `INSERT INTO transformation (user_id, author_id, request, request_hash, plan, deadline_at, idempotency_key)
     SELECT $1, $1, '{"formats":[]}', '', 'agency', now() + interval '1 hour', $2 || n FROM generate_series(1, ${rows}) n`,
    [code === 'QUEUE_FULL' ? await another() : owner.id, other],
  );
  try {
    return await transform({});
  } finally {
    await sql(`DELETE FROM transformation WHERE idempotency_key LIKE $1`, [`${other}%`]);
  }
}
const another = async (): Promise<string> => (await signedUp(product.url)).user.id;

async function withoutRedis(): Promise<Answer<Problem>> {
  await tool.call('credits');
  product.redis.child.kill('SIGSTOP');
  try {
    return await transform({});
  } finally {
    product.redis.child.kill('SIGCONT');
  }
}

async function expired(): Promise<Answer<Problem>> {
  provider.behave = () => 'hang';
  const waiting = transform({});
  const overdue = `UPDATE transformation SET deadline_at = now() - interval '5 s' WHERE user_id = $1 RETURNING id`;
  await until('a transformation past its deadline', async () => (await sql(overdue, [owner.id]))[0]);
  return waiting;
}

/** No text takes ten seconds, so this product allows a millisecond. */
async function tooComplex(): Promise<Answer<Problem>> {
  const NODE_OPTIONS = `--import ${join(ROOT, 'backend/test/harness/short-text-work.ts')}`;
  const hasty = await startProduct({ env: { NODE_OPTIONS }, withWorker: false });
  try {
    const { client, user } = await signedUp(hasty.url);
    await query(hasty.databaseUrl, `UPDATE billing_account SET plan = 'agency' WHERE user_id = $1`, [
      user.id,
    ]);
    const { body: workspaces } = await client.get<{ id: string }[]>('/api/workspaces');
    const maker = { client, id: user.id, email: user.email };
    const { key } = await newKey(maker, workspaces[0]?.id ?? '');
    const content = `${ARTICLE} `.repeat(LIMITS.contentChars).slice(0, LIMITS.contentChars);
    const checked = await new Program(hasty.url, key).fail('check', {
      body: { source: content, text: content },
    });
    expect(checked.body.code).toBe('TEXT_TOO_COMPLEX');
    return await new Program(hasty.url, key).fail('transform', { body: { ...ask, content } });
  } finally {
    await hasty.stop();
  }
}

const withoutScope = async () =>
  new Program(product.url, (await newKey(owner, workspaceId, ['transform'])).key).fail('credits');

const CASES: Partial<Record<ErrorCode, () => Promise<Answer<Problem>>>> = {
  KEY_IN_QUERY: () => keyed(tool.key, { query: { key: tool.key ?? '' } }),
  NO_KEY: () => keyed(null),
  KEY_INVALID: () => keyed(`${tool.key?.slice(0, -1)}_`),
  API_PLAN_REQUIRED: async () => {
    await sql(`UPDATE billing_account SET plan = 'pro' WHERE user_id = $1`, [owner.id]);
    return keyed(tool.key);
  },
  KEY_MAKER_GONE: async () => {
    await sql('UPDATE api_key SET made_by = $1', [await another()]);
    return keyed(tool.key);
  },
  KEY_SCOPE_MISSING: withoutScope,
  ROLE_FORBIDS: async () => {
    const viewer = await another();
    await sql(`INSERT INTO workspace_member (workspace_id, user_id, role) VALUES ($1, $2, 'viewer')`, [
      workspaceId,
      viewer,
    ]);
    await sql('UPDATE api_key SET made_by = $1 WHERE workspace_id = $2', [viewer, workspaceId]);
    return transform({});
  },
  TOO_MANY_REQUESTS: async () => {
    for (let made = 0; made < 60; made += 1) await tool.call('formats');
    return keyed(tool.key);
  },
  INTERNAL: () => whileRenamed(() => tool.fail('transformations')),
  UNAVAILABLE: () => whileLocked(() => keyed(tool.key)),
  BAD_JSON: () => raw('{"content":'),
  BODY_NOT_OBJECT: () => raw('[]'),
  BAD_REQUEST: () => raw('{"a":'.repeat(40) + '1' + '}'.repeat(40)),
  BAD_CONTENT_TYPE: () => raw('content', 'text/plain'),
  BODY_TOO_LARGE: () => transform({ content: 'x'.repeat(LIMITS.bodyBytes + 200_000) }),
  CONTENT_REQUIRED: () => transform({ content: ' ' }),
  CONTENT_INVALID: () => transform({ content: 5 }),
  CONTENT_TOO_LONG: () => transform({ content: 'x'.repeat(LIMITS.contentChars + 1) }),
  CONTENT_UNREADABLE: () => transform({ content: '—' }),
  FORMATS_REQUIRED: () => transform({ formats: [] }),
  FORMATS_TOO_MANY: () => transform({ formats: Array.from({ length: 25 }, () => 'twitter') }),
  FORMAT_UNKNOWN: () => transform({ formats: ['myspace'] }),
  SETTINGS_INVALID: () => transform({ settings: 5 }),
  TONE_UNKNOWN: () => transform({ settings: { tone: 'angry' } }),
  INDUSTRY_UNKNOWN: () => transform({ settings: { industry: 'mining' } }),
  FORMALITY_UNKNOWN: () => transform({ settings: { formality: 40 } }),
  LENGTH_UNKNOWN: () => transform({ settings: { length: 40 } }),
  VOICE_UNKNOWN: () => transform({ settings: { voiceId: randomUUID() } }),
  VOICE_ARCHIVED: async () => transform({ settings: { voiceId: await archivedVoice(owner) } }),
  INSTRUCTION_INVALID: () => transform({ instruction: 'x'.repeat(LIMITS.instructionChars + 1) }),
  INSTRUCTION_NEEDS_MODEL: async () => {
    const other = await agencyOwner();
    const { id } = await workspaceOf(other, 'Without a model');
    const offline = new Program(sharedProduct().url, (await newKey(other, id)).key);
    return offline.fail('transform', { body: { ...ask, instruction: 'Shorter.' } });
  },
  IDEMPOTENCY_KEY_INVALID: () => transform({}, { 'idempotency-key': 'x'.repeat(300) }),
  IDEMPOTENCY_MISMATCH: async () => {
    await transform({}, { 'idempotency-key': 'one' });
    return transform({ formats: ['twitter'] }, { 'idempotency-key': 'one' });
  },
  TOO_MANY_IN_FLIGHT: () => whileQueued('60', 'TOO_MANY_IN_FLIGHT'),
  QUEUE_FULL: () => whileQueued('2001', 'QUEUE_FULL'),
  QUEUE_UNAVAILABLE: withoutRedis,
  WRITER_FAILED: () => {
    provider.behave = () => 'refusal';
    return transform({});
  },
  WRITER_UNAVAILABLE: () => {
    provider.behave = () => ({ status: 401 });
    return transform({});
  },
  TRANSFORM_TIMEOUT: expired,
  TEXT_TOO_COMPLEX: tooComplex,
  NOT_FOUND: () => tool.fail('status', { query: { id: randomUUID() } }),
  SEARCH_TOO_LONG: () => tool.fail('transformations', { query: { q: 'x'.repeat(LIMITS.searchChars + 1) } }),
};
it('every error of the document has a case', () => {
  const documented = [...V1_ERRORS, ...Object.values(V1).flatMap(({ errors }): ErrorCode[] => [...errors])];
  expect(Object.keys(CASES).sort()).toEqual([...new Set(documented)].sort());
});

it.each(Object.entries(CASES))('%s', async (code, produce) => {
  const { status, body, headers } = await produce();
  const { status: expected, message } = ERRORS[code as ErrorCode];
  expect({ code: body.code, status, problem: body.status }).toEqual({
    code,
    status: expected,
    problem: expected,
  });
  expect([body.title, body.type, body.requestId]).toEqual([
    message,
    `/api#${code}`,
    headers.get('x-request-id'),
  ]);
  if (status === 401) expect(headers.get('www-authenticate')).toBe('Bearer');
  if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
});

it('a missing scope is named as the page of keys names it', async () => {
  const { body } = await withoutScope();
  expect(body.detail).toBe('This API key needs “Read plan and credits” (credits:read).');
});

it('what takes longer than the call waits is answered 202, with where to ask', async () => {
  provider.behave = () => 'hang';
  const from = performance.now();
  const { status, headers } = await tool.call('transform', { body: ask });
  expect(performance.now() - from).toBeGreaterThan(API_LIMITS.waitSeconds * 1_000 - 100);
  expect([status, headers.has('retry-after')]).toEqual([202, true]);
  expect(headers.get('location')).toMatch(/^\/api\/v1\/status\?id=[\w-]{36}$/);
}, 60_000);

it('an error costs nothing', async () => {
  provider.behave = () => ({ status: 401 });
  await transform({});
  const lines = await sql('SELECT kind FROM credit_entry WHERE user_id = $1 ORDER BY id', [owner.id]);
  expect(lines.slice(-2)).toEqual([{ kind: 'hold' }, { kind: 'release' }]);
});
