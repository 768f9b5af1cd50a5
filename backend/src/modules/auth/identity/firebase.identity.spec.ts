import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { Agent } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { FirebaseIdentity, identityErrorCode } from './firebase.identity.js';
import { IdentityStatusService } from './identity-status.service.js';

/* The real firebase-admin against a local server with Google's keys and account lookup. */
const PROJECT = 'p-test';
const google = generateKeyPairSync('rsa', { modulusLength: 2048 });
const forger = generateKeyPairSync('rsa', { modulusLength: 2048 });
const now = () => Math.floor(Date.now() / 1_000);
const accounts = new Map<string, { disabled?: boolean; validSince?: string }>();
let keysStatus = 200;
let lookUpStatus = 200;
let lookUps: string[][] = [];
let server: Server;
let app: App;
let identity: FirebaseIdentity;

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function token(claims: object = {}, header: object = {}, key: KeyObject = google.privateKey): string {
  const payload = {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'u1',
    iat: now() - 10,
    auth_time: now() - 10,
    exp: now() + 3_600,
    email: 'ada@example.com',
    email_verified: true,
    name: 'Ada',
    ...claims,
  };
  const text = `${base64({ alg: 'RS256', kid: 'k1', typ: 'JWT', ...header })}.${base64(payload)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

class LocalAgent extends Agent {
  override createConnection() {
    return connect((server.address() as AddressInfo).port, '127.0.0.1');
  }
}

beforeAll(async () => {
  server = createServer((req, res) => {
    res.setHeader('Content-Type', 'application/json');
    if (!req.url?.includes('accounts:lookup')) {
      res.statusCode = keysStatus;
      res.setHeader('Cache-Control', 'public, max-age=3600');
      const pem = google.publicKey.export({ type: 'spki', format: 'pem' });
      res.end(JSON.stringify(keysStatus === 200 ? { k1: pem } : { error: 'down' }));
      return;
    }
    let body = '';
    req.on('data', (part) => (body += String(part)));
    req.on('end', () => {
      const { localId } = JSON.parse(body) as { localId: string[] };
      lookUps.push(localId);
      res.statusCode = lookUpStatus;
      if (lookUpStatus !== 200) return res.end('{}');
      const users = localId
        .filter((id) => accounts.has(id))
        .map((id) => ({ localId: id, ...accounts.get(id) }));
      res.end(JSON.stringify(users.length > 0 ? { users } : {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

beforeEach(() => {
  keysStatus = 200;
  lookUpStatus = 200;
  lookUps = [];
  accounts.clear();
  accounts.set('u1', {});
  app = initializeApp(
    {
      projectId: PROJECT,
      httpAgent: new LocalAgent(),
      credential: { getAccessToken: () => Promise.resolve({ access_token: 'a', expires_in: 3_600 }) },
    },
    `app-${Math.random()}`,
  );
  identity = new FirebaseIdentity(app);
});
afterEach(() => deleteApp(app));
afterAll(() => new Promise((resolve) => server.close(resolve)));

describe('an identity token', () => {
  it('proves uid, address and name', async () => {
    await expect(identity.verify(token({ auth_time: 1_790_000_000 }))).resolves.toEqual({
      signedInAt: new Date(1_790_000_000_000),
      uid: 'u1',
      email: 'ada@example.com',
      isEmailVerified: true,
      displayName: 'Ada',
    });
    await expect(identity.verify(token({ email_verified: 'true', name: 7 }))).resolves.toMatchObject({
      isEmailVerified: false,
      displayName: '',
    });
  });

  it.each([
    ['a random string', 'abc.def.ghi'],
    [
      'a payload that is nothing',
      `${base64({ alg: 'RS256', kid: 'k1' })}.${Buffer.from('null').toString('base64url')}.x`,
    ],
    ['no signature (alg none)', `${token({}, { alg: 'none' }).split('.').slice(0, 2).join('.')}.`],
    ['an HMAC with the public key', token({}, { alg: 'HS256' })],
    ['a signature of somebody else', token({}, {}, forger.privateKey)],
    ['a key that is not Google’s', token({}, { kid: 'k2' })],
    ['its time over', token({ iat: now() - 7_200, auth_time: now() - 7_200, exp: now() - 3_600 })],
    ['another project’s audience', token({ aud: 'other' })],
    ['another issuer', token({ iss: 'https://securetoken.google.com/other' })],
    ['a date of issue ahead of us', token({ iat: now() + 7_200 })],
    ['no subject', token({ sub: '' })],
    ['a length of a megabyte', 'a'.repeat(1_000_000)],
  ])('with %s is refused', async (_name, bad) => {
    await expect(identity.verify(bad)).rejects.toMatchObject({ code: 'BAD_IDENTITY_TOKEN' });
  });

  it.each([
    ['disabled', { disabled: true }],
    ['signed out everywhere since', { validSince: String(now() + 60) }],
    ['deleted', null],
  ])('of a user who is %s has ended', async (_name, account) => {
    accounts.clear();
    if (account) accounts.set('u1', account);
    await expect(identity.verify(token())).rejects.toMatchObject({ code: 'IDENTITY_EXPIRED' });
  });

  it('is not called bad when the keys cannot be fetched', async () => {
    keysStatus = 500;
    await expect(identity.verify(token())).rejects.toMatchObject({ code: 'IDENTITY_UNAVAILABLE' });
    expect(identity.state()).toBe('degraded');
  });

  it('is verified with known keys while the key server is away', async () => {
    await identity.verify(token());
    keysStatus = 500;
    await expect(identity.verify(token())).resolves.toMatchObject({ uid: 'u1' });
  });
});

describe('the status of an identity', () => {
  const statuses = (seconds = 300) =>
    new IdentityStatusService(identity, { IDENTITY_RECHECK_SECONDS: seconds });

  it('is the instant before which its sign-ins are void, and for ever when it is disabled or gone', async () => {
    accounts.set('out', { validSince: '1790000000' });
    accounts.set('off', { disabled: true });
    const service = statuses();
    const read = await Promise.all(['out', 'off', 'gone'].map((uid) => service.findValidSince(uid)));
    expect(read[0]).toEqual(new Date(1_790_000_000_000));
    expect(read.slice(1).map((date) => date !== null && date.getTime() > Date.now())).toEqual([true, true]);
  });

  it('is asked once per identity and interval, a hundred identities at a time', async () => {
    const service = statuses();
    const uids = Array.from({ length: 250 }, (_, i) => `u${i}`);
    for (let i = 0; i < 3; i++) await Promise.all(uids.map((uid) => service.findValidSince(uid)));
    expect(lookUps.map((asked) => asked.length)).toEqual([100, 100, 50]);
  });

  it('is the last one known, or unknown, while the service is away, which is asked once then', async () => {
    const service = statuses(0);
    accounts.set('u1', { validSince: '1790000000' });
    await service.findValidSince('u1');
    lookUpStatus = 500;
    lookUps = [];
    for (const uid of ['u1', 'u1', 'u2', 'u3'])
      expect(await service.findValidSince(uid)).toEqual(uid === 'u1' ? new Date(1_790_000_000_000) : null);
    expect(new Set(lookUps.flat())).toEqual(new Set(['u1']));
  });
});

describe('an error of the identity service', () => {
  it.each([
    ['app/network-error', 'ENOTFOUND', 'IDENTITY_UNAVAILABLE'],
    ['app/invalid-credential', 'no credentials', 'IDENTITY_UNAVAILABLE'],
    ['auth/argument-error', 'Error fetching public keys for Google certs: down', 'IDENTITY_UNAVAILABLE'],
    ['auth/id-token-revoked', 'revoked', 'IDENTITY_EXPIRED'],
  ])('%s (%s) is %s', (code, message, expected) => {
    expect(identityErrorCode(Object.assign(new Error(message), { code }))).toBe(expected);
  });
});
