import { randomUUID } from 'node:crypto';
import type { ErrorBody, User } from '@repurpose/contract';
import { type FirebaseEmulator, startFirebaseEmulator } from '../../../scripts/services/firebase.ts';
import { Client, PASSWORD, signedUp } from '../harness/client.js';
import { type OwnProduct, startProduct } from '../harness/product.js';
import { until } from '../harness/until.js';

/* The real firebase-admin against the Firebase Auth Emulator. Forged tokens: firebase.identity.spec.ts. */
let emulator: FirebaseEmulator;
let product: OwnProduct;

beforeAll(async () => {
  emulator = await startFirebaseEmulator();
  product = await startProduct({ env: { ...emulator.env, IDENTITY_RECHECK_SECONDS: '1' } });
}, 180_000);
afterAll(async () => {
  await product?.stop();
  await emulator?.stop();
});

interface Account {
  idToken: string;
  localId: string;
  email: string;
}
const newAddress = () => `i${randomUUID().slice(0, 13)}@example.com`;

async function google<T>(path: string, body: object, headers: Record<string, string> = {}): Promise<T> {
  const answer = await fetch(`${emulator.url}/identitytoolkit.googleapis.com/v1/${path}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}
const signUp = (email = newAddress()) =>
  google<Account>('accounts:signUp', { email, password: PASSWORD, returnSecureToken: true });
const update = (localId: string, change: object) =>
  google('accounts:update', { localId, ...change }, { authorization: 'Bearer owner' });
const signInWithGoogle = (email: string) =>
  google<Account>('accounts:signInWithIdp', {
    postBody: `providerId=google.com&id_token=${encodeURIComponent(
      JSON.stringify({ sub: randomUUID(), email, email_verified: true, name: 'Grace Google' }),
    )}`,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });
const sync = (
  account: Account,
  change: object = {},
  client = new Client(product.url),
  call = 'firebase-auth',
) =>
  client.post<User & ErrorBody>(
    `/api/${call}`,
    { email: account.email, firebaseUid: account.localId, username: '', profileImageUrl: '', ...change },
    { authorization: `Bearer ${account.idToken}` },
  );
const remove = (client: Client) =>
  client.send<ErrorBody | undefined>('DELETE', '/api/user', {
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
const isKnown = async ({ localId }: Account): Promise<boolean> => {
  const path = `projects/${emulator.env['FIREBASE_PROJECT_ID'] ?? ''}/accounts:lookup`;
  const { users } = await google<{ users?: object[] }>(
    path,
    { localId: [localId] },
    { authorization: 'Bearer owner' },
  );
  return users !== undefined;
};
/** The emulator signs no tokens. */
function tokenOf({ idToken }: Account, claims: object): string {
  const [head = '', payload = ''] = idToken.split('.');
  const before = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return `${head}.${Buffer.from(JSON.stringify({ ...before, ...claims })).toString('base64url')}.`;
}
const said = ({ status, body }: { status: number; body: ErrorBody }) => [status, body.error];

describe('sign-in with the identity service', () => {
  it.each(['firebase-auth', 'firebase-register'])('%s opens a free account and a session', async (call) => {
    const account = await signUp();
    const client = new Client(product.url);
    const answer = await sync(account, {}, client, call);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      email: account.email,
      username: account.email.split('@')[0],
      plan: 'free',
      transformationsLeft: 5,
    });
    expect((await client.get('/api/user')).body).toEqual(answer.body);
    const again = await sync(account, { username: 'Other' }, new Client(product.url), 'firebase-register');
    expect(again.body).toEqual(answer.body);
  });

  it('leaves the reset of passwords to the service', async () => {
    const answer = await new Client(product.url).post('/api/password-reset', { email: newAddress() });
    expect(answer).toMatchObject({ status: 409, body: { code: 'RESET_ELSEWHERE' } });
  });

  it.each([
    ['no token', {}],
    ['an empty token', { authorization: 'Bearer ' }],
    ['another scheme', { authorization: 'Basic YTpi' }],
  ])('with %s is refused', async (_name, headers: Record<string, string>) => {
    for (const call of ['firebase-auth', 'firebase-register']) {
      const answer = await new Client(product.url).post<ErrorBody>(`/api/${call}`, {}, headers);
      expect(said(answer)).toEqual([401, 'Missing identity token.']);
    }
  });

  it('with a token that is none is refused', async () => {
    const account = { ...(await signUp()), idToken: 'abc.def.ghi' };
    expect(said(await sync(account))).toEqual([401, 'Invalid identity token.']);
  });

  it.each([
    ['the victim’s uid', (victim: Account) => ({ firebaseUid: victim.localId }), 'Identity does not match.'],
    ['the victim’s address', (victim: Account) => ({ email: victim.email }), 'Identity does not match.'],
    ['no uid', () => ({ firebaseUid: undefined }), 'Identity does not match.'],
    ['no address', () => ({ email: undefined }), 'Please enter a valid email'],
  ])('with a body that names %s is refused', async (_name, change, message) => {
    const [victim, attacker] = [await signUp(), await signUp()];
    const client = new Client(product.url);
    expect(said(await sync(attacker, change(victim), client))).toEqual([400, message]);
    expect(client.cookies.size).toBe(0);
  });

  it('with a revoked token, or of a disabled user, has ended', async () => {
    const [revoked, disabled] = [await signUp(), await signUp()];
    await update(revoked.localId, { validSince: String(Math.floor(Date.now() / 1_000) + 60) });
    await update(disabled.localId, { disableUser: true });
    for (const account of [revoked, disabled]) {
      expect(said(await sync(account))).toEqual([401, 'Session expired. Please sign in again.']);
    }
  });

  it('joins a local account only with a verified address; its password and sessions are then void', async () => {
    const email = newAddress();
    const { client, user } = await signedUp(product.url, { email });
    const unproven = await signUp(email);
    expect(said(await sync(unproven))).toEqual([
      409,
      'This email is already registered. Please log in or use a different email.',
    ]);
    expect((await client.get('/api/user')).status).toBe(200);
    const proven = await signInWithGoogle(email);
    const joined = await sync(proven);
    expect([joined.status, joined.body.id]).toEqual([200, user.id]);
    expect((await client.get('/api/user')).status).toBe(401);
    const byPassword = await new Client(product.url).post('/api/login', { email, password: PASSWORD });
    expect(byPassword.status).toBe(401);
  });

  it('takes nothing from the one who made the identity before the owner of its address came', async () => {
    const planted = await signUp();
    const attacker = new Client(product.url);
    const { body: user } = await sync(planted, {}, attacker);
    const proof = await signInWithGoogle(planted.email);
    expect(proof.localId).toBe(planted.localId);
    // `auth_time` is in seconds.
    const ahead = { auth_time: Math.floor(Date.now() / 1_000) + 1 };
    const owner = new Client(product.url);
    const first = await sync({ ...proof, idToken: tokenOf(proof, ahead) }, {}, owner);
    expect([first.status, first.body.id]).toEqual([200, user.id]);
    const renewed = { ...planted, idToken: tokenOf(planted, { email_verified: true }) };
    for (const old of [planted, renewed])
      expect(said(await sync(old))).toEqual([401, 'Session expired. Please sign in again.']);
    expect((await attacker.get('/api/user')).status).toBe(401);
    expect((await owner.get('/api/user')).status).toBe(200);
  });

  it.each([
    ['disabled', { disableUser: true }],
    ['signed out everywhere', { validSince: String(Math.floor(Date.now() / 1_000) + 3_600) }],
  ])('ends the sessions of a user who is %s there, and of nobody else', async (_name, change) => {
    const [ended, other] = [await signUp(), await signUp()];
    const [client, elsewhere, bystander] = Array.from({ length: 3 }, () => new Client(product.url));
    if (!client || !elsewhere || !bystander) throw new Error('three clients');
    await sync(ended, {}, client);
    await sync(ended, {}, elsewhere);
    await sync(other, {}, bystander);
    const isIn = async (who: Client) => (await who.get('/api/user')).status === 200;
    expect(await isIn(client)).toBe(true);
    await update(ended.localId, change);
    await until('the end of the session', async () => !(await isIn(client)));
    expect(await isIn(elsewhere)).toBe(false);
    expect((await client.get('/api/transformations')).status).toBe(401);
    expect(await isIn(bystander)).toBe(true);
  });

  it('deletes the account here and at the identity service, and nobody comes in by it again', async () => {
    const account = await signUp();
    const client = new Client(product.url);
    const first = await sync(account, {}, client);
    expect((await remove(client)).status).toBe(204);
    expect(await isKnown(account)).toBe(false);
    expect(said(await sync(account))).toEqual([401, 'Session expired. Please sign in again.']);
    const again = await sync(await signUp(account.email));
    expect([again.status, again.body.id === first.body.id]).toEqual([200, false]);
  });

  it('deletes no account by a session of now that a sign-in of an hour ago began', async () => {
    const account = await signUp();
    const client = new Client(product.url);
    const hourAgo = Math.floor(Date.now() / 1_000) - 3_600;
    await update(account.localId, { validSince: String(hourAgo) });
    const { status } = await sync(
      { ...account, idToken: tokenOf(account, { auth_time: hourAgo }) },
      {},
      client,
    );
    expect(status).toBe(200);
    expect(await remove(client)).toMatchObject({ status: 401, body: { code: 'SIGN_IN_AGAIN' } });
    expect(await isKnown(account)).toBe(true);
    await sync(account, {}, client);
    expect((await remove(client)).status).toBe(204);
  });

  it('takes the display name of a Google account', async () => {
    const answer = await sync(await signInWithGoogle(newAddress()));
    expect(answer.body.username).toBe('Grace Google');
  });
});
