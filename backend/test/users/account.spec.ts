import { randomUUID } from 'node:crypto';
import type { AccountExport, Credits, ErrorBody, Voice, Workspace } from '@repurpose/contract';
import { SANDBOX_KEYS } from '../../../scripts/services/product.ts';
import { Client, PASSWORD, signedUp } from '../harness/client.js';
import { query } from '../harness/database.js';
import { until } from '../harness/until.js';
import { startProduct, type OwnProduct } from '../harness/product.js';
import { openCheckout, PRICES, subscribe, userOf } from '../billing/paying.js';

let product: OwnProduct;

beforeAll(async () => {
  product = await startProduct({ withSandbox: true });
});
afterAll(() => product.stop());

const ARTICLE =
  'Our bakery opened in 2009 with one oven. Today it bakes 400 loaves a day. People queue before seven.';
const SETTINGS = { tone: 'professional', industry: 'technology', formality: 50, length: 50 };
const write = (client: Client) =>
  client.post('/api/transform', { content: ARTICLE, formats: ['twitter', 'email'], settings: SETTINGS });
const remove = (client: Client, body: object = { password: PASSWORD }) =>
  client.send<ErrorBody | undefined>('DELETE', '/api/user', {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const sql = <Row extends object>(text: string, values: unknown[]) =>
  query<Row & Record<string, unknown>>(product.databaseUrl, text, values);
const copyOf = (client: Client): Client => {
  const copy = new Client(product.url);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
};
async function statusOf(client: Client): Promise<number> {
  return (await client.get('/api/user')).status;
}
/** As of the identity service. */
const withoutPassword = (id: string) => sql('UPDATE app_user SET password_hash = NULL WHERE id = $1', [id]);

it('shows the balance with the lines it came from, newest first and nobody else’s', async () => {
  const { client } = await signedUp(product.url);
  const other = await signedUp(product.url);
  await write(client);
  const { body } = await client.get<Credits>('/api/credits');
  expect(body).toMatchObject({ balance: 4, quota: 5 });
  expect(body.entries.map(({ kind, credits, balanceAfter }) => [kind, credits, balanceAfter])).toEqual([
    ['capture', 0, 4],
    ['hold', -1, 4],
    ['grant', 5, 5],
  ]);
  const [capture, hold] = body.entries;
  expect(capture?.transformationId).toBe(hold?.transformationId);
  expect((await other.client.get<Credits>('/api/credits')).body.entries).toHaveLength(1);
  expect((await new Client(product.url).get('/api/credits')).status).toBe(401);
});

it('signs out everywhere: this browser and every other, of this user only', async () => {
  const { client, user } = await signedUp(product.url);
  const other = await signedUp(product.url);
  const second = new Client(product.url);
  await second.post('/api/login', { email: user.email, password: PASSWORD });
  const cookie = copyOf(client);
  expect((await client.post('/api/logout-everywhere')).status).toBe(204);
  expect(client.cookies.size).toBe(0);
  expect([await statusOf(cookie), await statusOf(second), await statusOf(other.client)]).toEqual([
    401, 401, 200,
  ]);
});

it('gives a file of everything of the user’s own, without the proof of who they are', async () => {
  const { client, user } = await signedUp(product.url);
  const other = await signedUp(product.url);
  await Promise.all([write(client), write(other.client)]);
  for (let more = 0; more < 2; more += 1) await write(client);
  await sql(
    `INSERT INTO transformation (user_id, kind, parent_id, request, request_hash, status, plan, deadline_at)
     SELECT user_id, 'regeneration', id, '{"formats":["twitter"],"part":null,"instruction":"Name the oven first."}', '', 'failed', 'free', now()
       FROM transformation WHERE user_id = $1 LIMIT 1`,
    [user.id],
  );
  const answer = await client.get<AccountExport>('/api/user/export');
  expect(answer.headers.get('content-disposition')).toContain('attachment; filename=repurpose-my-data.json');
  expect(answer.body).toMatchObject({
    account: { id: user.id, email: user.email },
    billing: { plan: 'free', remainingCredits: 2 },
  });
  expect(answer.body.credits).toHaveLength(7);
  expect(answer.body.transformations).toHaveLength(3);
  for (const { request, outputs } of answer.body.transformations) {
    expect(request.content).toBe(ARTICLE);
    expect(outputs.map(({ format, text }) => [format, text !== null && text !== ''])).toEqual([
      ['email', true],
      ['twitter', true],
    ]);
  }
  expect(answer.body.transformations.map(({ regenerations }) => regenerations)).toContainEqual([
    { format: 'twitter', part: null, instruction: 'Name the oven first.', createdAt: expect.any(String) },
  ]);
  expect(answer.text).not.toMatch(/argon2|password/i);
  expect(answer.text).not.toContain(other.user.id);
  expect((await new Client(product.url).get('/api/user/export')).status).toBe(401);
});

it('has the voices of one’s workspaces with their samples, and the workspaces one is in', async () => {
  const [own, other] = [await signedUp(product.url), await signedUp(product.url)];
  await sql(`UPDATE billing_account SET plan = 'agency' WHERE user_id = ANY($1)`, [
    [own.user.id, other.user.id],
  ]);
  const { body: client } = await own.client.post<Workspace>('/api/workspaces', { name: 'Client' });
  const { body: theirs } = await other.client.post<Workspace>('/api/workspaces', { name: 'Theirs' });
  await other.client.post('/api/voices', { name: 'Not mine', workspaceId: theirs.id });
  await sql(`INSERT INTO workspace_member (workspace_id, user_id, role) VALUES ($1, $2, 'viewer')`, [
    theirs.id,
    own.user.id,
  ]);
  const { body: voice } = await own.client.post<Voice>(`/api/voices?workspaceId=${client.id}`, {
    name: 'House',
  });
  await own.client.post(`/api/voices?workspaceId=${client.id}`, { name: 'Second' });
  await own.client.post(`/api/voices/${voice.id}/samples?workspaceId=${client.id}`, {
    title: 'Column',
    text: ARTICLE,
  });
  const { body, text } = await own.client.get<AccountExport>('/api/user/export');
  expect(body.workspaces.map(({ name, role }) => [name, role])).toEqual([
    ['My workspace', 'owner'],
    ['Client', 'owner'],
    ['Theirs', 'viewer'],
  ]);
  expect(body.voices.map(({ name }) => name).sort()).toEqual(['House', 'Second']);
  expect(body.voices.find(({ name }) => name === 'House')).toMatchObject({
    workspaceId: client.id,
    rules: voice.rules,
    terms: [],
    samples: [{ title: 'Column', text: ARTICLE }],
  });
  expect(text).not.toContain('Not mine');
});

it('reads a long history in parts, each transformation once', async () => {
  const { client, user } = await signedUp(product.url);
  await sql(
    `INSERT INTO transformation (user_id, request, request_hash, status, plan, deadline_at, created_at)
     SELECT $1, '{"content":"Text"}', '', 'failed', 'free', now(), date_trunc('day', now()) FROM generate_series(1, 33)`,
    [user.id],
  );
  const { body } = await client.get<AccountExport>('/api/user/export');
  expect(new Set(body.transformations.map(({ id }) => id)).size).toBe(33);
  expect(body.transformations).toHaveLength(33);
});

describe('an account is deleted', () => {
  it('with everything in it; its cookies are worth nothing and its address is free', async () => {
    const { client, user } = await signedUp(product.url);
    await write(client);
    const cookie = copyOf(client);
    expect((await remove(client)).status).toBe(204);
    expect(client.cookies.size).toBe(0);
    expect(await statusOf(cookie)).toBe(401);
    for (const table of ['billing_account', 'credit_entry', 'transformation'])
      expect(await sql(`SELECT 1 FROM ${table} WHERE user_id = $1`, [user.id])).toEqual([]);
    expect(await sql(`SELECT 1 FROM session WHERE sess ->> 'userId' = $1`, [user.id])).toEqual([]);
    const again = await signedUp(product.url, { email: user.email });
    expect(again.user.id).not.toBe(user.id);
  });

  it('and its address gets the rest of its month, not another one: also by a tag, also twice', async () => {
    const name = `f${randomUUID().slice(0, 13)}`;
    const emails = [`${name}@example.com`, `${name}+2@example.com`, `${name}@example.com`];
    const left: number[] = [];
    const renewals = new Set<string>();
    for (const email of emails) {
      const { client, user } = await signedUp(product.url, { email });
      left.push(user.transformationsLeft);
      renewals.add(user.creditsRenewAt);
      await write(client);
      expect((await remove(client)).status).toBe(204);
    }
    expect([left, renewals.size]).toEqual([[5, 4, 3], 1]);
    expect(JSON.stringify(await sql('SELECT * FROM former_address', []))).not.toContain(name);
    await sql(`UPDATE former_address SET period_ends_at = now()`, []);
    const afterwards = await signedUp(product.url, { email: emails[0] ?? '' });
    expect(afterwards.user.transformationsLeft).toBe(5);
  });

  it.each([
    ['a wrong password', { password: 'not this one' }, 401, 'WRONG_PASSWORD'],
    ['none', {}, 400, 'PASSWORD_REQUIRED'],
    ['one that is no text', { password: 7 }, 400, 'PASSWORD_REQUIRED'],
  ])('not by %s', async (_name, body, status, code) => {
    const { client } = await signedUp(product.url);
    expect(await remove(client, body)).toMatchObject({ status, body: { code } });
    expect(await statusOf(client)).toBe(200);
  });

  it('without a password by a sign-in within ten minutes only', async () => {
    const { client, user } = await signedUp(product.url);
    await withoutPassword(user.id);
    const age = `UPDATE session SET sess = jsonb_set(sess::jsonb, '{signedInAt}', to_jsonb((sess ->> 'signedInAt')::bigint - $2::bigint)) WHERE sess ->> 'userId' = $1`;
    await sql(age, [user.id, 11 * 60_000]);
    expect(await remove(client, {})).toMatchObject({ status: 401, body: { code: 'SIGN_IN_AGAIN' } });
    await sql(age, [user.id, -11 * 60_000]);
    expect((await remove(client, {})).status).toBe(204);
  });

  it('not while something is written for it', async () => {
    const { client, user } = await signedUp(product.url);
    const insert = `INSERT INTO transformation (user_id, request, request_hash, status, plan, deadline_at)
      VALUES ($1, '{}', '', 'running', 'free', now() + interval '1 hour')`;
    await sql(insert, [user.id]);
    expect(await remove(client)).toMatchObject({ status: 409, body: { code: 'STILL_WRITING' } });
    expect(await statusOf(client)).toBe(200);
  });

  it('after its subscription has ended and its open checkout is closed', async () => {
    const paying = await signedUp(product.url);
    const { stripeCustomerId } = await subscribe(paying.client, product.sandboxUrl);
    const choosing = await signedUp(product.url);
    const checkoutId = await openCheckout(choosing.client, PRICES.pro);
    expect((await remove(paying.client)).status).toBe(204);
    expect((await remove(choosing.client)).status).toBe(204);
    const ask = async (path: string) => {
      const headers = { authorization: `Bearer ${SANDBOX_KEYS['STRIPE_SECRET_KEY']}` };
      return (await fetch(`${product.sandboxUrl}/v1/${path}`, { headers })).json() as Promise<unknown>;
    };
    expect(await ask(`subscriptions?status=all&customer=${stripeCustomerId}`)).toMatchObject({
      data: [{ status: 'canceled' }],
    });
    expect(await ask(`checkout/sessions/${checkoutId}`)).toMatchObject({ status: 'expired' });
    expect(await ask(`customers/${stripeCustomerId}`)).toMatchObject({ deleted: true });
    // Later events are kept for a day, in case an account has this customer.
    await until('events that name no customer', async () => {
      await sql(`UPDATE webhook_event SET received_at = now() - interval '25 hours'`, []);
      return (
        (await sql('SELECT 1 FROM webhook_event WHERE customer_id = $1', [stripeCustomerId])).length === 0
      );
    });
    const lines = product.api.lines.filter((line) => line.includes('security: account-deleted'));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toContain(paying.user.id);
  });

  it('not while the payment service is gone', async () => {
    const { client } = await signedUp(product.url);
    await subscribe(client, product.sandboxUrl);
    await product.sandbox?.kill();
    expect(await remove(client)).toMatchObject({ status: 502, body: { code: 'PAYMENTS_UNAVAILABLE' } });
    expect(await userOf(client)).toMatchObject({ plan: 'pro' });
  });
});
