import {
  ERRORS,
  FORMAT_KEYS,
  formatsOfPlan,
  type SameTransformations,
  type TransformationDetail,
  type TransformationSummary,
} from '@repurpose/contract';
import { Client, signedUp } from '../harness/client.js';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';
import { ARTICLE, creditsOf, eventsOf, transform, type Failure } from '../harness/transforms.js';

const { url, databaseUrl } = sharedProduct();
const basic = formatsOfPlan('free');

describe('a transform', () => {
  it('answers a text for each format, keeps them, and takes one credit', async () => {
    const { client } = await signedUp(url);
    const { status, body } = await transform(client, { formats: basic, settings: { tone: 'casual' } });
    expect(status).toBe(200);
    expect(Object.keys(body.transformedContent)).toEqual(basic);
    for (const text of Object.values(body.transformedContent)) expect(text.length).toBeGreaterThan(20);
    expect([body.creditsLeft, body.failures, Object.keys(body.checks)]).toEqual([4, [], basic]);
    for (const format of basic) expect(body.drafts[format]).toMatchObject({ format });
    expect(await creditsOf(client)).toBe(4);

    const kept = await client.get<TransformationDetail>(`/api/transformations/${body.id}`);
    expect(kept.body).toMatchObject({
      id: body.id,
      status: 'succeeded',
      engine: 'offline',
      request: { content: ARTICLE, formats: basic, settings: { tone: 'casual', length: 50 } },
      transformedContent: body.transformedContent,
      drafts: body.drafts,
      failures: [],
    });
  });

  it('tells each step as events to who asks for them', async () => {
    const { client } = await signedUp(url);
    const answer = await transform(client, { formats: basic }, { accept: 'text/event-stream' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream; charset=utf-8',
    ]);
    const events = eventsOf(answer.text);
    expect(events.map(({ name }) => name)).toEqual([
      'queued',
      'started',
      ...basic.map(() => 'format'),
      'done',
    ]);
    const done = events.at(-1)?.data as { transformedContent: Record<string, string>; creditsLeft: number };
    const told = events
      .filter(({ name }) => name === 'format')
      .map(({ data }) => [data['format'], data['text']]);
    expect(Object.fromEntries(told)).toEqual(done.transformedContent);
    expect(done.creditsLeft).toBe(4);
  });

  it('of fifty at once on five credits, five are written and the balance is zero', async () => {
    const { client } = await signedUp(url);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => transform(client, { formats: ['summary'] })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    expect(new Set(statuses)).toEqual(
      new Set([200, ...statuses.filter((status) => [402, 429].includes(status))]),
    );
    expect(await creditsOf(client)).toBe(0);
    const refused = await transform<Failure>(client);
    expect([refused.status, refused.body.message]).toEqual([
      402,
      'Upgrade your plan to continue repurposing content.',
    ]);
  });

  it('with the same Idempotency-Key is the same one, and another body under it is refused', async () => {
    const { client } = await signedUp(url);
    const key = { 'idempotency-key': 'my-key-1' };
    const answers = await Promise.all([
      transform(client, {}, key),
      transform(client, {}, key),
      transform(client, {}, key),
    ]);
    const again = await transform(client, {}, key);
    expect(new Set([...answers, again].map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set([...answers, again].map(({ body }) => body.id)).size).toBe(1);
    expect(await creditsOf(client)).toBe(4);
    const other = await transform<Failure>(client, { formats: ['email'] }, key);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_MISMATCH']);
  });

  it('that was made before is found, and another version of it differs', async () => {
    const { client } = await signedUp(url);
    const request = { formats: ['linkedin' as const], settings: { tone: 'casual' } };
    const same = async (changes: object = {}) => {
      const asked = { content: ARTICLE, ...request, ...changes };
      return (await client.post<SameTransformations>('/api/transformations/same', asked)).body;
    };
    expect(await same()).toEqual({ id: null, nextVariant: 0 });
    const first = (await transform(client, request)).body;
    expect(await same()).toEqual({ id: first.id, nextVariant: 1 });
    expect(await same({ settings: { tone: 'humorous' } })).toEqual({ id: null, nextVariant: 0 });
    const { client: stranger } = await signedUp(url);
    const asked = { content: ARTICLE, ...request };
    const theirs = await stranger.post('/api/transformations/same', asked);
    expect(theirs.body).toEqual({ id: null, nextVariant: 0 });
    const other = (await transform(client, { ...request, variant: 1 })).body;
    expect(other.transformedContent.linkedin).not.toBe(first.transformedContent.linkedin);
    expect(await same()).toEqual({ id: other.id, nextVariant: 2 });
  });

  it('of all twelve formats is for the plans that have them', async () => {
    const { client, user } = await signedUp(url);
    const refused = await transform<Failure>(client, { formats: ['summary', 'youtube'] });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORMAT_NOT_IN_PLAN']);
    expect(refused.body.message).toMatch(/Free plan.*YouTube Script.*Pro/);
    await query(databaseUrl, `UPDATE billing_account SET plan = 'agency' WHERE user_id = $1`, [user.id]);
    const { status, body } = await transform(client, { formats: [...FORMAT_KEYS] });
    expect([status, Object.keys(body.transformedContent)]).toEqual([200, [...FORMAT_KEYS]]);
  });

  it('beyond what may run at once for one user is refused', async () => {
    const { client, user } = await signedUp(url);
    const open = `INSERT INTO transformation (user_id, request, request_hash, plan, deadline_at, status)
                  SELECT $1, '{"formats":[]}', '', 'free', now() + interval '1 hour', 'running' FROM generate_series(1, 5)`;
    await query(databaseUrl, open, [user.id]);
    const refused = await transform<Failure>(client);
    expect([refused.status, refused.body.message]).toEqual([429, ERRORS.TOO_MANY_IN_FLIGHT.message]);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    await query(databaseUrl, 'DELETE FROM transformation WHERE user_id = $1', [user.id]);
    expect(await creditsOf(client)).toBe(5);
  });
});

describe('bad input to a transform', () => {
  const json = { 'content-type': 'application/json' };
  const send = (client: Client, body: string, headers: Record<string, string> = json) =>
    client.send<Failure>('POST', '/api/transform', { body, headers });
  const withBody = (changes: object) =>
    JSON.stringify({ content: ARTICLE, formats: ['twitter'], ...changes });
  let client: Client;
  beforeAll(async () => {
    ({ client } = await signedUp(url));
  });
  afterAll(async () => {
    expect(await creditsOf(client)).toBe(5);
    expect((await client.get<unknown[]>('/api/transformations')).body).toEqual([]);
  });

  it.each<[string, string, number, string]>([
    ['not JSON', '{"content":', 400, ERRORS.BAD_JSON.message],
    ['a list', '[]', 400, ERRORS.BODY_NOT_OBJECT.message],
    ['null', 'null', 400, ERRORS.BODY_NOT_OBJECT.message],
    ['nothing in it', '{}', 400, 'Please enter some content to repurpose.'],
    ['blank content', withBody({ content: ' \u200b\n' }), 400, 'Please enter some content to repurpose.'],
    ['content a number', withBody({ content: 5 }), 400, ERRORS.CONTENT_INVALID.message],
    [
      'content too long',
      withBody({ content: 'long. '.repeat(16_667) }),
      413,
      'Content is too long (maximum 100,000 characters).',
    ],
    [
      'content without a sentence',
      withBody({ content: '*** --- ```' }),
      422,
      ERRORS.CONTENT_UNREADABLE.message,
    ],
    ['no formats', withBody({ formats: [] }), 400, 'Please select at least one output format.'],
    ['an unknown format', withBody({ formats: ['twitter', 'nope'] }), 400, 'Unknown output format: nope.'],
    ['an unknown tone', withBody({ settings: { tone: 'angry' } }), 400, 'Unknown tone.'],
    ['a formality of 33', withBody({ settings: { formality: 33 } }), 400, ERRORS.FORMALITY_UNKNOWN.message],
    ['a body of 2 MB', withBody({ content: 'x'.repeat(2_000_000) }), 413, ERRORS.BODY_TOO_LARGE.message],
  ])('%s', async (_name, body, status, message) => {
    const answer = await send(client, body);
    expect([answer.status, answer.body.message, answer.body.error]).toEqual([status, message, message]);
  });

  it('of another type, from another site, without a session, with a bad key', async () => {
    const refusals = [
      await send(client, withBody({}), { 'content-type': 'text/plain' }),
      await send(client, withBody({}), { ...json, origin: 'https://evil.example' }),
      await send(new Client(url), withBody({})),
      await send(client, withBody({}), { ...json, 'idempotency-key': 'k'.repeat(256) }),
    ];
    expect(refusals.map(({ status, body }) => [status, body.code])).toEqual([
      [415, 'BAD_CONTENT_TYPE'],
      [403, 'CROSS_SITE'],
      [401, 'NO_SESSION'],
      [400, 'IDEMPOTENCY_KEY_INVALID'],
    ]);
  });

  it('is cleaned where it can be: NULs, half characters, unknown fields, double formats', async () => {
    const { client: other } = await signedUp(url);
    const body = withBody({ content: `${ARTICLE}\0\ud800`, formats: ['email', 'email'], plan: 'agency' });
    const answer = await send(other, body);
    expect([answer.status, await creditsOf(other)]).toEqual([200, 4]);
  });

  it('is refused, and not charged, where it names a prototype', async () => {
    const { client: other } = await signedUp(url);
    const answer = await send(other, `{"__proto__":{"x":1},${withBody({}).slice(1)}`);
    expect([answer.status, await creditsOf(other)]).toEqual([400, 5]);
  });
});

describe('the history', () => {
  it('is newest first, page by page, and only ever one’s own', async () => {
    const [{ client }, { client: other }] = await Promise.all([signedUp(url), signedUp(url)]);
    const ids: string[] = [];
    for (const format of ['email', 'summary', 'twitter'])
      ids.unshift((await transform(client, { formats: [format] })).body.id);
    const first = await client.get<TransformationSummary[]>('/api/transformations?limit=2');
    expect(first.body.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.body[0]).toMatchObject({ status: 'succeeded', formats: ['twitter'] });
    expect(first.body[0]?.excerpt).toMatch(/^How we write release notes/);
    const [, next = ''] = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '') ?? [];
    const second = await client.get<TransformationSummary[]>(next);
    expect([second.body.map(({ id }) => id), second.headers.get('link')]).toEqual([ids.slice(2), null]);

    expect((await other.get('/api/transformations')).body).toEqual([]);
    const theirs = [
      `/api/transformations/${ids[0]}`,
      '/api/transformations/not-an-id',
      '/api/transformations?cursor=x',
    ];
    const statuses = await Promise.all(theirs.map(async (path) => (await other.get(path)).status));
    expect(statuses).toEqual([404, 404, 400]);
    const retried = await other.post(`/api/transformations/${ids[0]}/retry`, { format: 'twitter' });
    expect(retried.status).toBe(404);
  });
});
