import { randomUUID } from 'node:crypto';
import { API, type ErrorBody } from '@repurpose/contract';
import { Client, PASSWORD, signedUp } from '../harness/client.js';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';

const { url, databaseUrl } = sharedProduct();

function copyOf(client: Client): Client {
  const copy = new Client(url);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
}
const isSignedIn = async (client: Client) => (await client.get('/api/user')).status === 200;
const rowsOf = (userId: string) =>
  query<{ sid: string; sess: object }>(
    databaseUrl,
    `SELECT sid, sess FROM session WHERE sess ->> 'userId' = $1`,
    [userId],
  );

/** Needed before sign-in, or proven by a signature or a token. */
const OPEN_TO_ALL: ReadonlySet<string> = new Set([
  ...[API.login.path, API.register.path, API.logout.path, API.firebaseAuth.path, API.firebaseRegister.path],
  ...[API.invitation.path, API.requestPasswordReset.path, API.resetPassword.path],
  ...[API.config.path, API.live.path, API.ready.path, API.stripeWebhook.path],
]);
const guarded = Object.values(API).filter(({ path }) => !OPEN_TO_ALL.has(path));

describe('a session', () => {
  it.each(guarded.map(({ method, path }) => [method, path]))('is needed for %s %s', async (method, path) => {
    const call = path.replace(/:\w+/g, randomUUID());
    const file = new FormData();
    const body = path === API.extract.path ? file : JSON.stringify({});
    const headers: Record<string, string> = body === file ? {} : { 'content-type': 'application/json' };
    const init = method === 'GET' ? {} : { body, headers };
    const answer = await new Client(url).send<ErrorBody>(method, call, init);
    expect([answer.status, answer.body.message]).toEqual([401, 'Please log in to continue.']);
  });

  it('is not begun by looking around', async () => {
    const client = new Client(url);
    await client.get('/');
    await client.get('/api/user');
    await client.get('/api/config');
    expect(client.cookies.size).toBe(0);
  });

  it('is a cookie that scripts cannot read and other sites’ writes do not carry', async () => {
    const answer = await new Client(url).post('/api/register', {
      email: `s${randomUUID().slice(0, 13)}@example.com`,
      password: PASSWORD,
      username: 'Ada',
    });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^sid=/);
    expect(cookie).toMatch(/; Path=\/;.*; HttpOnly; SameSite=Lax$/);
    expect(cookie).not.toMatch(/Domain/i);
  });

  it('gets a new id at login, and the one planted before is worth nothing', async () => {
    const { client: attacker } = await signedUp(url);
    const planted = attacker.cookies.get('sid') ?? '';
    const { user } = await signedUp(url);
    const victim = copyOf(attacker);
    await victim.post('/api/login', { email: user.email, password: PASSWORD });
    expect(victim.cookies.get('sid')).not.toBe(planted);
    expect((await victim.get<{ id: string }>('/api/user')).body.id).toBe(user.id);
    expect(await isSignedIn(attacker)).toBe(false);
  });

  it('with an id somebody made up is none', async () => {
    const client = new Client(url);
    client.cookies.set('sid', 's%3Amade-up.signature');
    expect(await isSignedIn(client)).toBe(false);
  });

  it('ends with the logout, also for a copy of its cookie', async () => {
    const { client, user } = await signedUp(url);
    const thief = copyOf(client);
    expect((await client.post('/api/logout')).status).toBe(204);
    expect(client.cookies.size).toBe(0);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await rowsOf(user.id)).toHaveLength(0);
  });

  it('may be ended twice, or without one', async () => {
    const { client } = await signedUp(url);
    for (const who of [client, copyOf(client), new Client(url)])
      expect((await who.post('/api/logout')).status).toBe(204);
  });

  it('cannot be taken from the table: only a hash of its id is stored', async () => {
    const { client, user } = await signedUp(url);
    const [row] = await rowsOf(user.id);
    const sid = decodeURIComponent(client.cookies.get('sid') ?? '')
      .slice(2)
      .split('.')[0];
    expect(row?.sid).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(sid);
  });

  it('is over when its user is gone', async () => {
    const { client, user } = await signedUp(url);
    await query(databaseUrl, 'DELETE FROM app_user WHERE id = $1', [user.id]);
    expect(await isSignedIn(client)).toBe(false);
    expect((await client.get('/api/transformations')).status).toBe(401);
  });

  it.each([
    [
      'idle for a week',
      `UPDATE session SET expire = now() - interval '1 second' WHERE sess ->> 'userId' = $1`,
    ],
    [
      'thirty days old, however busy',
      `UPDATE session SET sess = jsonb_set(sess::jsonb, '{createdAt}', to_jsonb((extract(epoch FROM now() - interval '31 days') * 1000)::bigint)) WHERE sess ->> 'userId' = $1`,
    ],
  ])('is over when it is %s', async (_name, sql) => {
    const { client, user } = await signedUp(url);
    await query(databaseUrl, sql, [user.id]);
    expect(await isSignedIn(client)).toBe(false);
  });

  it('is one of fifty at most: the oldest ends when one more begins', async () => {
    const { client: oldest, user } = await signedUp(url);
    await query(
      databaseUrl,
      `INSERT INTO session (sid, sess, expire)
       SELECT 'x' || n || $1, json_build_object('userId', $1::text, 'createdAt', (extract(epoch FROM now()) * 1000)::bigint + n), now() + interval '1 day'
         FROM generate_series(1, 49) n`,
      [user.id],
    );
    expect(await isSignedIn(oldest)).toBe(true);
    const newest = new Client(url);
    await newest.post('/api/login', { email: user.email, password: PASSWORD });
    expect([await isSignedIn(oldest), (await rowsOf(user.id)).length]).toEqual([false, 50]);
  });

  it('lives on while it is used', async () => {
    const { client, user } = await signedUp(url);
    await query(
      databaseUrl,
      `UPDATE session SET expire = now() + interval '1 hour' WHERE sess ->> 'userId' = $1`,
      [user.id],
    );
    await client.get('/api/user');
    const [row] = await query<{ days: number }>(
      databaseUrl,
      `SELECT extract(day FROM expire - now())::int AS days FROM session WHERE sess ->> 'userId' = $1`,
      [user.id],
    );
    expect(row?.days).toBeGreaterThanOrEqual(6);
  });
});

describe('POST /api/change-password', () => {
  const change = (client: Client, currentPassword: unknown, newPassword: unknown) =>
    client.post<ErrorBody>('/api/change-password', { currentPassword, newPassword });

  it('ends every other session and keeps this one', async () => {
    const { client, user } = await signedUp(url);
    const elsewhere = new Client(url);
    await elsewhere.post('/api/login', { email: user.email, password: PASSWORD });
    const thief = copyOf(client);
    expect((await change(client, PASSWORD, 'a better one')).status).toBe(204);
    expect(await isSignedIn(client)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(thief)).toBe(false);
    const logIn = (password: string) => new Client(url).post('/api/login', { email: user.email, password });
    expect((await logIn(PASSWORD)).status).toBe(401);
    expect((await logIn('a better one')).status).toBe(200);
  });

  it.each([
    ['a wrong current password', 'not the one', 'a better one', 401],
    ['a short new password', PASSWORD, '12345', 400],
    ['no new password', PASSWORD, undefined, 400],
  ])('with %s changes nothing', async (_name, current, next, status) => {
    const { client, user } = await signedUp(url);
    expect((await change(client, current, next)).status).toBe(status);
    const answer = await new Client(url).post('/api/login', { email: user.email, password: PASSWORD });
    expect(answer.status).toBe(200);
  });

  it('needs a session', async () => {
    expect((await change(new Client(url), PASSWORD, 'a better one')).status).toBe(401);
  });
});

describe('an installation without an identity service', () => {
  it.each(['firebase-auth', 'firebase-register'])('has no %s', async (call) => {
    const answer = await new Client(url).post<ErrorBody>(
      `/api/${call}`,
      { firebaseUid: 'x' },
      { authorization: 'Bearer x' },
    );
    expect(answer.status).toBe(404);
    expect(answer.body.error).toBe('Sign-in with an identity service is not set up here.');
  });
});
