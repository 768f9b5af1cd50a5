import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { RateLimits } from '../../http/rate-limits.js';
import { SecurityLog } from '../../security-log.js';
import { testServices } from '../../../test/harness/test-services.js';
import { linksOf, openUsers } from '../../../test/harness/users.js';
import type { UsersService } from '../users/users.service.js';
import { AuthService } from './auth.service.js';
import { LoginLimits } from './login.limits.js';
import { PasswordHasher } from './password-hasher.js';
import { SessionRepository } from './session.repository.js';
import { SessionsService } from './sessions.service.js';

const PASSWORD = 'correct horse 9';

class PausedHasher extends PasswordHasher {
  meanwhile: () => Promise<unknown> = () => Promise.resolve();

  override async hash(password: string): Promise<string> {
    await this.meanwhile();
    return super.hash(password);
  }
}

let db: DataSource;
let users: UsersService;
let redis: Redis;
beforeAll(async () => {
  ({ db, users } = await openUsers());
  redis = new Redis(testServices.redisUrl());
});
afterAll(async () => {
  redis.disconnect();
  await db.destroy();
});

const log = new SecurityLog({ SESSION_SECRET: 'a-secret' });
const anAuth = (isProduction = false) => {
  const hasher = new PausedHasher({ isProduction, IDENTITY: 'session' });
  const limits = new LoginLimits(new RateLimits(redis), log);
  return { hasher, auth: new AuthService(users, hasher, limits, linksOf(db, redis), log) };
};
const address = () => `${randomUUID().slice(0, 13)}@example.com`;
const ip = () => `10.1.${process.pid % 250}.${Math.floor(Math.random() * 250)}-${randomUUID()}`;
const anAccount = async () => {
  const email = address();
  const { id } = await anAuth().auth.register({ email, password: PASSWORD, username: 'Ada' }, ip());
  return { id, email };
};
const link = (id: string) => db.transaction((tx) => users.link(tx, id, randomUUID(), new Date()));

describe('a change of password', () => {
  it('does not bring back a password that was voided while it was made', async () => {
    const { id } = await anAccount();
    const { auth, hasher } = anAuth();
    hasher.meanwhile = () => link(id);
    const change = { currentPassword: PASSWORD, newPassword: 'a better one' };
    await expect(auth.changePassword(id, change, ip())).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await users.findById(id)).toMatchObject({ passwordHash: null });
  });
});

describe('a login', () => {
  it.each([
    [
      'changed',
      (id: string) =>
        anAuth().auth.changePassword(id, { currentPassword: PASSWORD, newPassword: 'another' }, ip()),
    ],
    ['voided', link],
  ])('by a password that was %s before its session was stored has no session', async (_name, meanwhile) => {
    const { id, email } = await anAccount();
    const login = await anAuth().auth.logIn({ email, password: PASSWORD }, ip());
    await meanwhile(id);
    const ended: string[] = [];
    const step = (name: string) => (done: () => void) => {
      ended.push(name);
      done();
    };
    const session = { regenerate: step('new'), save: step('stored'), destroy: step('destroyed') };
    const { isStillProven } = login;
    const begun = new SessionsService(new SessionRepository(db)).begin(
      { session } as unknown as Request,
      id,
      { isStillProven },
    );
    await expect(begun).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' });
    expect(ended).toEqual(['new', 'stored', 'destroyed']);
  });

  it('is proven while the password is the account’s', async () => {
    const { email } = await anAccount();
    const login = await anAuth().auth.logIn({ email, password: PASSWORD }, ip());
    expect(await login.isStillProven()).toBe(true);
  });
});

describe('an account that fails a hundred times within a day', () => {
  it('leaves each address two tries more, and its owner the right one', async () => {
    const { email } = await anAccount();
    const limits = new LoginLimits(new RateLimits(redis), log);
    for (let attacker = 0; attacker < 10; attacker++) {
      const from = ip();
      for (let i = 0; i < 10; i++) await limits.takeLogin(email, from);
    }
    const late = ip();
    await limits.takeLogin(email, late);
    await limits.takeLogin(email, late);
    await expect(limits.takeLogin(email, late)).rejects.toMatchObject({ code: 'TOO_MANY_LOGINS' });
    const { auth } = anAuth();
    expect((await auth.logIn({ email, password: PASSWORD }, ip())).user.email).toBe(email);
    await expect(limits.takeLogin(address(), late)).resolves.toBeUndefined();
  });
});

describe('in production', () => {
  it('a password that everybody tries first is refused, for a new account and for an old one', async () => {
    const { auth } = anAuth(true);
    const account = { email: address(), password: 'Password123', username: 'Ada' };
    await expect(auth.register(account, ip())).rejects.toMatchObject({
      code: 'PASSWORD_WEAK',
      message: 'Please choose a stronger password (at least 6 characters).',
    });
    expect(await users.findByEmail(account.email)).toBeNull();
    const { id, email } = await anAccount();
    const change = { currentPassword: PASSWORD, newPassword: email };
    await expect(auth.changePassword(id, change, ip())).rejects.toMatchObject({ code: 'PASSWORD_WEAK' });
  });

  it('elsewhere it is taken', async () => {
    const account = { email: address(), password: 'password123', username: 'Ada' };
    expect(await anAuth(false).auth.register(account, ip())).toMatchObject({ email: account.email });
  });
});
