import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { testServices } from '../../../../test/harness/test-services.js';
import { linksOf, openUsers } from '../../../../test/harness/users.js';
import { RateLimits } from '../../../http/rate-limits.js';
import { SecurityLog } from '../../../security-log.js';
import { MailOutbox } from '../../mail/mail-outbox.service.js';
import type { UsersService } from '../../users/users.service.js';
import { AuditEntry } from '../../workspaces/audit-entry.entity.js';
import { InvitationEntity } from '../../workspaces/invitation.entity.js';
import { InvitationMails } from '../../workspaces/invitation-mails.service.js';
import { InvitationsRepository } from '../../workspaces/invitations.repository.js';
import { InvitationsService } from '../../workspaces/invitations.service.js';
import { WorkspaceEntity } from '../../workspaces/workspace.entity.js';
import { WorkspaceMemberEntity } from '../../workspaces/workspace-member.entity.js';
import { WorkspacesRepository } from '../../workspaces/workspaces.repository.js';
import { WorkspacesService } from '../../workspaces/workspaces.service.js';
import { PasswordHasher } from '../password-hasher.js';
import { SessionRepository } from '../session.repository.js';
import { SessionsService } from '../sessions.service.js';
import { PasswordResetService } from './password-reset.service.js';

/* Response times do not reveal accounts, because the work is the same. Unlike times, work can be counted. */
let db: DataSource;
let users: UsersService;
let redis: Redis;
beforeAll(async () => {
  ({ db, users } = await openUsers([WorkspaceEntity, WorkspaceMemberEntity, AuditEntry, InvitationEntity]));
  redis = new Redis(testServices.redisUrl());
  // Until it is ready, limits are counted in memory.
  await redis.ping();
});
afterAll(async () => {
  redis.disconnect();
  await db.destroy();
});

const newAddress = () => `${randomUUID()}@example.com`;
const register = async (email = newAddress()) => ({
  email,
  id: await users.create({ email, username: 'Ada', passwordHash: 'x' }),
});

/** The statements for Postgres and the commands for Redis. */
async function workOf(call: () => Promise<unknown>): Promise<string[]> {
  const statements = jest.spyOn(db.logger, 'logQuery');
  const commands = jest.spyOn(redis, 'sendCommand');
  try {
    await call();
    return [
      ...statements.mock.calls.map(([sql]) => sql),
      ...commands.mock.calls.map(([command]) => command.name),
    ];
  } finally {
    statements.mockRestore();
    commands.mockRestore();
  }
}

async function expectSameWork(call: (email: string) => Promise<unknown>): Promise<void> {
  // The first call also loads the limits' script.
  await call(newAddress());
  const { email } = await register();
  const known = await workOf(() => call(email));
  expect(known.length).toBeGreaterThan(2);
  expect(await workOf(() => call(newAddress()))).toEqual(known);
}

it('a password reset is the same work for an address with an account and one without', async () => {
  const log = new SecurityLog({ SESSION_SECRET: 'a-secret' });
  const sessions = new SessionsService(new SessionRepository(db));
  const resets = new PasswordResetService(
    users,
    new PasswordHasher({ isProduction: false, IDENTITY: 'session' }),
    sessions,
    linksOf(db, redis),
    log,
  );
  await expectSameWork((email) => resets.request(email, randomUUID()));
});

it('an invitation is the same work for an address with an account and one without', async () => {
  const { id: userId } = await register();
  await db.query(`UPDATE billing_account SET plan = 'agency' WHERE user_id = $1`, [userId]);
  await db.query('UPDATE app_user SET email_proven_at = now() WHERE id = $1', [userId]);
  const outbox = new MailOutbox(db);
  const invitations = new InvitationsService(
    new InvitationsRepository(db),
    new WorkspacesService(db, new WorkspacesRepository(db)),
    new InvitationMails(users, outbox, new RateLimits(redis)),
    { APP_URL: 'http://localhost' },
  );
  const call = { scope: { userId, workspaceId: null, roles: ['owner'] as const }, requestId: 'test' };
  await expectSameWork((email) => invitations.create(call, { email, role: 'viewer' }));
});
