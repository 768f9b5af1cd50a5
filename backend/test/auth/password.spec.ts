import { randomUUID } from 'node:crypto';
import type { ErrorBody, User } from '@repurpose/contract';
import { Client, PASSWORD, signedUp } from '../harness/client.js';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';

const { url, databaseUrl } = sharedProduct();
const address = () => `p${randomUUID().slice(0, 13)}@example.com`;
const said = ({ status, body }: { status: number; body: ErrorBody }) => [status, body.message];

const EMAIL = 'Please enter a valid email';
const SHORT = 'Password must be at least 6 characters';
const LONG = 'Password must be at most 256 characters';
const NAME = 'Username must be at least 3 characters';
const PLAIN = 'Username must be at most 60 plain characters';
const WRONG = 'Invalid email or password. Please try again.';
const TAKEN = 'This email is already registered. Please log in or use a different email.';

describe('POST /api/login', () => {
  it.each<[string, unknown, string]>([
    ['nothing', {}, EMAIL],
    ['half an address', { email: 'a@', password: PASSWORD }, EMAIL],
    ['an operator for an address', { email: { $gt: '' }, password: PASSWORD }, EMAIL],
    ['a list of addresses', { email: ['a@b.de'], password: PASSWORD }, EMAIL],
    ['a number for an address', { email: 1, password: PASSWORD }, EMAIL],
    ['an address of 321 characters', { email: `${'a'.repeat(309)}@example.com`, password: PASSWORD }, EMAIL],
    ['NUL in the address', { email: 'a\u0000@b.de', password: PASSWORD }, EMAIL],
    ['a second line in the address', { email: 'a@b.de\r\nBcc: c@d.de', password: PASSWORD }, EMAIL],
    ['five characters', { email: 'a@b.de', password: '12345' }, SHORT],
    ['a number for a password', { email: 'a@b.de', password: 1_234_567 }, SHORT],
    ['a list for a password', { email: 'a@b.de', password: ['1234567'] }, SHORT],
    ['a megabyte of password', { email: 'a@b.de', password: 'a'.repeat(1_048_576) }, LONG],
  ])('with %s answers 400', async (_name, body, message) => {
    expect(said(await new Client(url).post<ErrorBody>('/api/login', body))).toEqual([400, message]);
  });

  it('answers a wrong password, an unknown address and an account without password alike', async () => {
    const { user } = await signedUp(url);
    const { user: other } = await signedUp(url);
    await query(databaseUrl, 'UPDATE app_user SET password_hash = NULL WHERE id = $1', [other.id]);
    for (const email of [user.email, address(), other.email]) {
      const answer = await new Client(url).post<ErrorBody>('/api/login', { email, password: 'not the one' });
      expect(said(answer)).toEqual([401, WRONG]);
      expect(Object.keys(answer.body)).toEqual(['code', 'message', 'error', 'requestId']);
    }
  });

  it('finds the account whatever the case of the address and the blanks around it', async () => {
    const { user } = await signedUp(url);
    const answer = await new Client(url).post<User>('/api/login', {
      email: `  ${user.email.toUpperCase()} `,
      password: PASSWORD,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual(user);
  });

  it.each(['пароль и 🦊', ' blanks at both ends ', 'NUL \u0000 inside', 'x'.repeat(256)])(
    'compares the password exactly: %j',
    async (password) => {
      const { user } = await signedUp(url, { password });
      const logIn = (tried: string) =>
        new Client(url).post('/api/login', { email: user.email, password: tried });
      expect((await logIn(password)).status).toBe(200);
      expect((await logIn(`${password.slice(0, -1)}`)).status).toBe(401);
      if (password.length < 256) expect((await logIn(`${password} `)).status).toBe(401);
    },
  );

  it('answers twenty wrong passwords with ten refusals and ten 429, and the right one after them with 429 too', async () => {
    const { user } = await signedUp(url);
    const { user: bystander } = await signedUp(url);
    const attacker = new Client(url);
    const logIn = (client: Client, email: string, password: string) =>
      client.post<ErrorBody>('/api/login', { email, password });
    const statuses: number[] = [];
    const TOO_MANY = 'Too many failed login attempts. Please try again later or reset your password.';
    for (let i = 0; i < 20; i++) {
      const answer = await logIn(attacker, user.email, `wrong number ${i}`);
      statuses.push(answer.status);
      expect(answer.body.message).toBe(i < 10 ? WRONG : TOO_MANY);
      const waitSeconds = Number(answer.headers.get('retry-after'));
      expect([waitSeconds > 0, waitSeconds <= 900]).toEqual([answer.status === 429, true]);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), ...Array<number>(10).fill(429)]);
    expect((await logIn(attacker, user.email, PASSWORD)).status).toBe(429);
    expect((await logIn(new Client(url), user.email, PASSWORD)).status).toBe(200);
    expect((await logIn(new Client(url, attacker.address), bystander.email, PASSWORD)).status).toBe(200);
  });

  it('lets no more than ten of forty parallel tries through, and no spoofed address helps', async () => {
    const { user } = await signedUp(url);
    const attacker = new Client(url);
    const tries = Array.from({ length: 40 }, (_, i) =>
      attacker.send('POST', '/api/login', {
        headers: {
          'content-type': 'application/json',
          'x-real-ip': `1.1.1.${i}`,
          forwarded: `for=1.1.1.${i}`,
        },
        body: JSON.stringify({ email: user.email, password: `wrong ${i} wrong` }),
      }),
    );
    const statuses = (await Promise.all(tries)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(30);
  });

  it('of a hundred at once keeps nobody waiting who has signed in', async () => {
    const { client } = await signedUp(url);
    let open = 100;
    const logins = Array.from({ length: open }, async () => {
      const answer = await new Client(url).post('/api/login', { email: address(), password: PASSWORD });
      open -= 1;
      return answer.status;
    });
    expect((await client.get('/api/user')).status).toBe(200);
    expect(open).toBeGreaterThan(0);
    expect(new Set(await Promise.all(logins))).toEqual(new Set([401]));
  });

  it('stops one address that tries one password on many accounts', async () => {
    const attacker = new Client(url);
    const statuses = await Promise.all(
      Array.from({ length: 55 }, async () => {
        const answer = await attacker.post('/api/login', { email: address(), password: 'one for all' });
        return answer.status;
      }),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('POST /api/register', () => {
  const good = () => ({ email: address(), password: PASSWORD, username: 'Ada Writer' });

  it.each<[string, object, string]>([
    ['nothing', { email: undefined, password: undefined, username: undefined }, EMAIL],
    ['a short password', { password: '12345' }, SHORT],
    ['a password of 257 characters', { password: 'a'.repeat(257) }, LONG],
    ['no username', { username: undefined }, NAME],
    ['a username of two characters', { username: 'ab' }, NAME],
    ['a username of blanks', { username: '     ' }, NAME],
    ['an object for a username', { username: { length: 9 } }, NAME],
    ['a username of 1,000 characters', { username: 'a'.repeat(1_000) }, PLAIN],
    ['a username of invisible characters', { username: '\u3164\u200b\u2800\u00ad\ufeff' }, NAME],
    ['a username of two visible characters', { username: 'a\u200b\u200b\u3164b' }, NAME],
    ['a control character in the username', { username: 'Ada\u0007' }, PLAIN],
    ['half a character in the username', { username: 'Ada\ud800' }, PLAIN],
  ])('with %s answers 400 and makes nothing', async (_name, change, message) => {
    const client = new Client(url);
    const body = { ...good(), ...change };
    expect(said(await client.post<ErrorBody>('/api/register', body))).toEqual([400, message]);
    expect(client.cookies.size).toBe(0);
  });

  it('opens a free account with five credits and a session', async () => {
    const body = good();
    const client = new Client(url);
    const answer = await client.post<User>('/api/register', body);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: body.email,
      username: 'Ada Writer',
      plan: 'free',
      transformationsLeft: 5,
      stripeCustomerId: null,
      profileImageUrl: '',
      creditsRenewAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      planChange: null,
    });
    expect((await client.get('/api/user')).body).toEqual(answer.body);
  });

  it('takes nothing from the body but address, password and name', async () => {
    const greedy = {
      ...good(),
      id: randomUUID(),
      plan: 'agency',
      transformationsLeft: 999,
      remaining: 999,
      stripeCustomerId: 'cus_1',
      passwordHash: 'x',
      firebaseUid: 'victim',
    };
    const { status, body } = await new Client(url).post<User>('/api/register', greedy);
    expect(status).toBe(201);
    expect(body).toMatchObject({ plan: 'free', transformationsLeft: 5, stripeCustomerId: null });
    expect(body.id).not.toBe(greedy.id);
    const [row] = await query(databaseUrl, 'SELECT firebase_uid, password_hash FROM app_user WHERE id = $1', [
      body.id,
    ]);
    expect(row).toEqual({
      firebase_uid: null,
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    });
  });

  it.each(['<script>alert(1)</script>', '\u202Eabc', 'Zoë 🦊', "Robert'); DROP TABLE app_user;--"])(
    'keeps the name %j as text',
    async (username) => {
      const { user } = await signedUp(url, { username });
      expect(user.username).toBe(username);
    },
  );

  it('accepts addresses of all scripts and plus-tags', async () => {
    const tag = randomUUID().slice(0, 8);
    const { user } = await signedUp(url, { email: `Ünï+${tag}@exämple.de` });
    expect(user.email).toBe(`ünï+${tag}@exämple.de`);
  });

  it('refuses an address that is registered, in any case', async () => {
    const { user } = await signedUp(url);
    const again = { ...good(), email: user.email.toUpperCase() };
    expect(said(await new Client(url).post<ErrorBody>('/api/register', again))).toEqual([409, TAKEN]);
  });

  it('makes one account of twenty parallel registrations of one address', async () => {
    const body = good();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => new Client(url).post<ErrorBody>('/api/register', body)),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(19);
    const rows = await query(databaseUrl, 'SELECT 1 FROM app_user WHERE email = $1', [body.email]);
    expect(rows).toHaveLength(1);
  });

  it('is stopped after sixty tries of one address within an hour', async () => {
    const { user } = await signedUp(url);
    const client = new Client(url);
    const again = { ...good(), email: user.email };
    const answers = await Promise.all(
      Array.from({ length: 61 }, () => client.post<ErrorBody>('/api/register', again)),
    );
    expect(answers.filter((answer) => answer.status === 409)).toHaveLength(60);
    const stopped = answers.filter((answer) => answer.status === 429);
    expect(stopped.map((answer) => answer.body.message)).toEqual([
      'Too many requests. Please try again in a moment.',
    ]);
    expect(Number(stopped[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
