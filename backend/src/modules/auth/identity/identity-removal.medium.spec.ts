import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { RateLimits } from '../../../http/rate-limits.js';
import { SecurityLog } from '../../../security-log.js';
import { testServices } from '../../../../test/harness/test-services.js';
import { openUsers } from '../../../../test/harness/users.js';
import type { UsersService } from '../../users/users.service.js';
import { LoginLimits } from '../login.limits.js';
import { SessionRepository } from '../session.repository.js';
import { SessionsService } from '../sessions.service.js';
import type { IdentityPort } from './identity.port.js';
import { IdentityRemovalService } from './identity-removal.service.js';
import { IdentityService } from './identity.service.js';

let db: DataSource;
let users: UsersService;
let isAway = false;
const removed: string[] = [];
let removals: IdentityRemovalService;

beforeAll(async () => {
  ({ db, users } = await openUsers());
  const remove = (uid: string) =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(void removed.push(uid));
  removals = new IdentityRemovalService(db, {
    remove,
  } as unknown as IdentityPort);
});
afterAll(() => db.destroy());
beforeEach(async () => {
  isAway = false;
  removed.length = 0;
  await db.query('DELETE FROM identity_removal');
});

async function deletedUser(): Promise<string> {
  const firebaseUid = randomUUID();
  const id = await users.create({ email: `${firebaseUid}@example.com`, username: 'Ada', firebaseUid });
  return db.transaction(async (tx) => {
    await removals.note(tx, firebaseUid);
    await tx.query('DELETE FROM app_user WHERE id = $1', [id]);
    return firebaseUid;
  });
}
const noted = async () =>
  db.query<{ failures: number; waits: number; removed_at: Date | null }[]>(
    'SELECT failures, removed_at, round(extract(epoch FROM next_try_at - now()))::int AS waits FROM identity_removal',
  );
const makeDue = () => db.query('UPDATE identity_removal SET next_try_at = now()');

describe('the identity of a deleted account', () => {
  it('is not there to remove for an account that never had one', async () => {
    await removals.note(db.manager, null);
    expect(await noted()).toEqual([]);
  });

  it('is removed by the sweep when nobody did it at once', async () => {
    const uid = await deletedUser();
    expect(await removals.sweep()).toBe(1);
    expect(removed).toEqual([uid]);
    expect(await removals.sweep()).toBe(0);
  });

  it('is tried again, later each time, while the identity service is away', async () => {
    const uid = await deletedUser();
    isAway = true;
    expect(await removals.remove(uid)).toBe(false);
    expect(await noted()).toMatchObject([{ failures: 1, removed_at: null }]);
    expect(await removals.sweep()).toBe(0);
    await makeDue();
    await removals.sweep();
    const [{ failures, waits } = { failures: 0, waits: 0 }] = await noted();
    expect(failures).toBe(2);
    expect(waits).toBeGreaterThan(30);
    isAway = false;
    await makeDue();
    expect(await removals.sweep()).toBe(1);
  });

  it('does not come in while it is about to go, and is forgotten when no token of it can live', async () => {
    const uid = await deletedUser();
    const redis = new Redis(testServices.redisUrl());
    const limits = new LoginLimits(new RateLimits(redis), new SecurityLog({ SESSION_SECRET: 'a-secret' }));
    const identities = new IdentityService(
      db,
      users,
      new SessionsService(new SessionRepository(db)),
      removals,
      limits,
    );
    const identity = { uid, email: `${uid}@example.com`, isEmailVerified: true, displayName: '' };
    const body = { email: identity.email, firebaseUid: uid, username: '', profileImageUrl: '' };
    const signIn = () => identities.signIn({ ...identity, signedInAt: new Date() }, body, '10.0.0.1');
    await expect(signIn()).rejects.toMatchObject({ code: 'IDENTITY_EXPIRED' });
    await removals.remove(uid);
    await expect(signIn()).rejects.toMatchObject({ code: 'IDENTITY_EXPIRED' });
    await db.query(`UPDATE identity_removal SET removed_at = now() - interval '61 minutes'`);
    await removals.sweep();
    expect(await noted()).toEqual([]);
    redis.disconnect();
  });
});
