import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { RateLimits } from '../../../http/rate-limits.js';
import { SecurityLog } from '../../../security-log.js';
import { randomAddress } from '../../../../test/harness/client.js';
import { testServices } from '../../../../test/harness/test-services.js';
import { openUsers } from '../../../../test/harness/users.js';
import { UserEntity } from '../../users/user.entity.js';
import type { UsersService } from '../../users/users.service.js';
import { LoginLimits } from '../login.limits.js';
import { SessionRepository } from '../session.repository.js';
import { SessionsService } from '../sessions.service.js';
import { AbsentIdentity } from './identity.factory.js';
import { IdentityRemovalService } from './identity-removal.service.js';
import type { ProvenIdentity } from './identity.port.js';
import { IdentityService } from './identity.service.js';

let db: DataSource;
let users: UsersService;
let identities: IdentityService;
let redis: Redis;

beforeAll(async () => {
  ({ db, users } = await openUsers());
  const removals = new IdentityRemovalService(db, new AbsentIdentity());
  redis = new Redis(testServices.redisUrl());
  identities = new IdentityService(
    db,
    users,
    new SessionsService(new SessionRepository(db)),
    removals,
    new LoginLimits(new RateLimits(redis), new SecurityLog({ SESSION_SECRET: 'a-secret' })),
  );
});
afterAll(async () => {
  redis.disconnect();
  await db.destroy();
});

const someone = (change: Partial<ProvenIdentity> = {}): ProvenIdentity => {
  const uid = randomUUID().slice(0, 13);
  return {
    uid,
    email: `${uid}@example.com`,
    isEmailVerified: true,
    displayName: 'Ada Display',
    signedInAt: new Date(),
    ...change,
  };
};
const bodyOf = (identity: ProvenIdentity, change: object = {}) => ({
  email: identity.email ?? '',
  firebaseUid: identity.uid,
  username: '',
  profileImageUrl: '',
  ...change,
});
const signIn = (identity: ProvenIdentity, change: object = {}) =>
  identities.signIn(identity, bodyOf(identity, change), randomAddress());
const countUsers = () => db.getRepository(UserEntity).count();
const beginSession = (userId: string) =>
  db.query(`INSERT INTO session (sid, sess, expire) VALUES ($1, $2, now() + interval '1 day')`, [
    randomUUID(),
    JSON.stringify({ userId }),
  ]);
const sessionsOf = async (userId: string) =>
  (await db.query<unknown[]>(`SELECT 1 FROM session WHERE sess ->> 'userId' = $1`, [userId])).length;

describe('a first login through the identity service', () => {
  it('opens a free account under the identity’s name', async () => {
    const identity = someone();
    const user = await signIn(identity, { profileImageUrl: 'https://example.com/a.png' });
    expect(user).toMatchObject({
      email: identity.email,
      username: 'Ada Display',
      plan: 'free',
      transformationsLeft: 5,
      profileImageUrl: 'https://example.com/a.png',
    });
  });

  it('repeated a hundred times is the same account, unchanged', async () => {
    const identity = someone();
    const first = await signIn(identity);
    await db.query(`UPDATE billing_account SET plan = 'pro' WHERE user_id = $1`, [first.id]);
    const before = await countUsers();
    for (let i = 0; i < 100; i++) await signIn(identity, { username: `Name ${i}` });
    expect(await countUsers()).toBe(before);
    expect(await signIn(identity)).toEqual({ ...first, plan: 'pro' });
  });

  it('made twenty times at once makes one account', async () => {
    const identity = someone();
    const before = await countUsers();
    const made = await Promise.all(Array.from({ length: 20 }, () => signIn(identity)));
    expect(new Set(made.map((user) => user.id)).size).toBe(1);
    expect(await countUsers()).toBe(before + 1);
    const grants = await db.query<unknown[]>('SELECT 1 FROM credit_entry WHERE user_id = $1', [made[0]?.id]);
    expect(grants).toHaveLength(1);
  });

  it.each([
    ['another uid', { firebaseUid: 'victim' }],
    ['another address', { email: 'victim@example.com' }],
  ])('whose body names %s is refused and makes nothing', async (_name, change) => {
    const before = await countUsers();
    await expect(signIn(someone(), change)).rejects.toMatchObject({ code: 'IDENTITY_MISMATCH' });
    expect(await countUsers()).toBe(before);
  });

  it('of an identity without an address is refused', async () => {
    const identity = someone({ email: null });
    await expect(signIn(identity, { email: 'a@example.com' })).rejects.toMatchObject({
      code: 'IDENTITY_MISMATCH',
    });
  });

  it('compares addresses as accounts do', async () => {
    const identity = someone({ email: `${randomUUID().slice(0, 8)}@Example.com` });
    const user = await signIn(identity, { email: ` ${(identity.email ?? '').toUpperCase()}` });
    expect(user.email).toBe(identity.email?.toLowerCase());
  });
});

describe('an identity that was made before its address was proven', () => {
  it('keeps the account, but no session from before, when its owner proves the address', async () => {
    const planted = someone({ isEmailVerified: false });
    const { id } = await signIn(planted);
    await beginSession(id);
    expect(await sessionsOf(id)).toBe(1);
    const owner = { ...planted, isEmailVerified: true };
    expect(await signIn(owner)).toMatchObject({ id });
    expect(await sessionsOf(id)).toBe(0);
    await beginSession(id);
    await signIn(owner);
    expect(await sessionsOf(id)).toBe(1);
  });

  it('is closed to the one who made it from then on, also with a token that was renewed since', async () => {
    const planted = someone({ isEmailVerified: false, signedInAt: new Date(Date.now() - 60_000) });
    const { id } = await signIn(planted);
    const owner = { ...planted, isEmailVerified: true, signedInAt: new Date() };
    await signIn(owner);
    const renewed = { ...planted, isEmailVerified: true };
    const signedInLater = { ...planted, signedInAt: new Date(Date.now() + 1_000) };
    for (const old of [planted, renewed, signedInLater]) {
      await expect(signIn(old)).rejects.toMatchObject({ code: 'IDENTITY_EXPIRED' });
      expect(await identities.isAccepted(id, old)).toBe(false);
    }
    expect(await signIn(owner)).toMatchObject({ id });
    expect(await signIn({ ...owner, signedInAt: new Date() })).toMatchObject({ id });
  });

  it('accepts no sign-in that waited while the address was being proven', async () => {
    const planted = someone({ isEmailVerified: false });
    const { id } = await signIn(planted);
    const runner = db.createQueryRunner();
    await runner.startTransaction();
    await users.proveEmail(runner.manager, id, new Date());
    const accepted = identities.isAccepted(id, planted);
    await runner.commitTransaction();
    await runner.release();
    expect(await accepted).toBe(false);
  });
});

describe('an identity whose address has an account already', () => {
  const local = async (email: string) => {
    const id = await users.create({ email, username: 'Local', passwordHash: 'a hash' });
    await beginSession(id);
    return id;
  };

  it('joins it when the address is verified; the old password and sessions are void', async () => {
    const identity = someone();
    const id = await local(identity.email ?? '');
    expect(await signIn(identity)).toMatchObject({ id, username: 'Local' });
    const row = await users.findById(id);
    expect(row).toMatchObject({
      firebaseUid: identity.uid,
      passwordHash: null,
      emailProvenAt: expect.any(Date),
    });
    expect(await sessionsOf(id)).toBe(0);
    const before = { ...identity, signedInAt: new Date(identity.signedInAt.getTime() - 60_000) };
    for (const old of [before, { ...identity, isEmailVerified: false }])
      await expect(signIn(old)).rejects.toMatchObject({ code: 'IDENTITY_EXPIRED' });
  });

  it('is refused when the address is not verified, and the account stays as it was', async () => {
    const identity = someone({ isEmailVerified: false });
    const id = await local(identity.email ?? '');
    await expect(signIn(identity)).rejects.toMatchObject({
      code: 'EMAIL_TAKEN',
      message: 'This email is already registered. Please log in or use a different email.',
    });
    expect(await users.findById(id)).toMatchObject({ firebaseUid: null, passwordHash: 'a hash' });
    expect(await sessionsOf(id)).toBe(1);
  });

  it('is refused when another identity has joined before', async () => {
    const identity = someone();
    await signIn(identity);
    const other = someone({ email: identity.email });
    await expect(signIn(other)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' });
  });

  it('joins it once when the same identity comes ten times at once', async () => {
    const identity = someone();
    const id = await local(identity.email ?? '');
    const made = await Promise.all(Array.from({ length: 10 }, () => signIn(identity)));
    expect(made.map((user) => user.id)).toEqual(Array<string>(10).fill(id));
  });

  it('joins once when two identities try at the same time', async () => {
    const identity = someone();
    await local(identity.email ?? '');
    const results = await Promise.allSettled([signIn(identity), signIn(someone({ email: identity.email }))]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
