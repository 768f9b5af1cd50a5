import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { openUsers } from '../../../test/harness/users.js';
import { MailOutbox } from '../mail/mail-outbox.service.js';
import { AuditEntry } from '../workspaces/audit-entry.entity.js';
import { WorkspaceMemberEntity } from '../workspaces/workspace-member.entity.js';
import { WorkspaceEntity } from '../workspaces/workspace.entity.js';
import { WorkspacesRepository } from '../workspaces/workspaces.repository.js';
import { WorkspacesService } from '../workspaces/workspaces.service.js';
import { ApiKeyEntity } from './api-key.entity.js';
import { ApiKeysRepository, type KeyHolder } from './api-keys.repository.js';
import { ApiKeysService } from './api-keys.service.js';
import { KeyExpirySweeper } from './key-expiry.sweeper.js';
import { hashOfKey } from './key-text.js';

let db: DataSource;
let users: Awaited<ReturnType<typeof openUsers>>['users'];
let repository: ApiKeysRepository;
let keys: ApiKeysService;
beforeAll(async () => {
  ({ db, users } = await openUsers([WorkspaceEntity, WorkspaceMemberEntity, AuditEntry, ApiKeyEntity]));
  repository = new ApiKeysRepository(db);
  keys = new ApiKeysService(repository, new WorkspacesService(db, new WorkspacesRepository(db)));
});
afterAll(() => db.destroy());

async function agency() {
  const userId = await users.create({
    email: `${randomUUID()}@example.com`,
    username: 'Ada',
    passwordHash: 'x',
  });
  await db.query(`UPDATE billing_account SET plan = 'agency' WHERE user_id = $1`, [userId]);
  const scope = { userId, workspaceId: null, roles: ['owner'] as const };
  return { userId, call: { scope, requestId: 'test' } };
}
const wanted = { name: 'Website', scopes: ['transform' as const], days: 30 as const };
const holderOf = (key: string): Promise<KeyHolder | null> => repository.findHolder(hashOfKey(key));
const column = async <T>(id: string, name: string): Promise<T> =>
  (await db.query<{ value: T }[]>(`SELECT ${name} AS value FROM api_key WHERE id = $1`, [id]))[0]?.value as T;

it('a key is stored as its hash, and found with plan and membership as they are now', async () => {
  const { userId, call } = await agency();
  const { key, id, start } = await keys.create(call, wanted);
  const [row] = await db.query<object[]>('SELECT * FROM api_key WHERE id = $1', [id]);
  expect(JSON.stringify(row)).not.toContain(key.slice(start.length));
  expect(await holderOf(key)).toMatchObject({ id, madeBy: userId, accountId: userId, plan: 'agency' });
  await db.query(`UPDATE billing_account SET plan = 'free' WHERE user_id = $1`, [userId]);
  expect((await holderOf(key))?.plan).toBe('free');
  await expect(keys.create(call, wanted)).rejects.toMatchObject({ code: 'API_PLAN_REQUIRED' });
  await expect(keys.rotate(call, id)).rejects.toMatchObject({ code: 'API_PLAN_REQUIRED' });
  expect(await holderOf('rp_live_unknown')).toBeNull();
});

it('a rotated key works for a day more, and cannot be rotated again; each step is in the audit', async () => {
  const { call } = await agency();
  const old = await keys.create(call, wanted);
  const fresh = await keys.rotate(call, old.id);
  expect([await holderOf(old.key), await holderOf(fresh.key)]).toEqual([
    expect.objectContaining({ id: old.id }),
    expect.objectContaining({ id: fresh.id }),
  ]);
  const hours = ((await column<Date>(old.id, 'expires_at')).getTime() - Date.now()) / 3_600_000;
  expect(Math.round(hours)).toBe(24);
  const days = (Date.parse(fresh.expiresAt ?? '') - Date.now()) / (24 * 3_600_000);
  expect(Math.round(days)).toBe(30);
  await expect(keys.rotate(call, old.id)).rejects.toMatchObject({ code: 'KEY_ENDED' });
  expect((await keys.list(call.scope)).map(({ id, state }) => [id, state])).toEqual([
    [fresh.id, 'active'],
    [old.id, 'replaced'],
  ]);
  await db.query(`UPDATE api_key SET expires_at = now() WHERE id = $1`, [old.id]);
  expect(await holderOf(old.key)).toBeNull();
  await keys.revoke(call, fresh.id);
  expect(await holderOf(fresh.key)).toBeNull();
  expect(await keys.list(call.scope)).toEqual([]);
  const lines = await db.query<object[]>(
    `SELECT action, subject_kind, subject_id FROM audit_entry WHERE actor_id = $1 ORDER BY id`,
    [call.scope.userId],
  );
  expect(lines).toEqual([
    { action: 'key.created', subject_kind: 'key', subject_id: old.id },
    { action: 'key.rotated', subject_kind: 'key', subject_id: old.id },
    { action: 'key.revoked', subject_kind: 'key', subject_id: fresh.id },
  ]);
});

it('of 20 rotations at once, one is made', async () => {
  const { call } = await agency();
  const { id } = await keys.create(call, wanted);
  const ends = await Promise.allSettled(Array.from({ length: 20 }, () => keys.rotate(call, id)));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await keys.list(call.scope)).toHaveLength(2);
});

it('the last use is noted at most once a minute', async () => {
  const { call } = await agency();
  const { id } = await keys.create(call, wanted);
  await repository.noteUse(id);
  const first = await column<Date>(id, 'last_used_at');
  await repository.noteUse(id);
  expect(await column<Date>(id, 'last_used_at')).toEqual(first);
  await db.query(`UPDATE api_key SET last_used_at = now() - interval '61 s' WHERE id = $1`, [id]);
  await repository.noteUse(id);
  expect((await column<Date>(id, 'last_used_at')).getTime()).toBeGreaterThan(first.getTime());
});

it('makers are told once, two weeks before a key ends; not of replaced, revoked or endless ones', async () => {
  const { userId, call } = await agency();
  const sweeper = new KeyExpirySweeper(db, repository, new MailOutbox(db));
  const ending = await keys.create(call, wanted);
  const [later, replaced, revoked] = [
    await keys.create(call, wanted),
    await keys.create(call, wanted),
    await keys.create(call, wanted),
  ];
  await keys.create(call, { ...wanted, days: null });
  await keys.rotate(call, replaced.id);
  const soon = [ending.id, replaced.id, revoked.id];
  await db.query(`UPDATE api_key SET expires_at = now() + interval '13 days' WHERE id = ANY($1)`, [soon]);
  await keys.revoke(call, revoked.id);
  await Promise.all([sweeper.sweep(), sweeper.sweep()]);
  await sweeper.sweep();
  const mails = await db.query<object[]>(
    'SELECT kind, subject_id, facts FROM mail_message WHERE user_id = $1',
    [userId],
  );
  const [place] = await db.query<{ slug: string }[]>('SELECT slug FROM workspace WHERE account_id = $1', [
    userId,
  ]);
  const facts = { path: `/w/${place?.slug}/settings/keys` };
  expect(mails).toEqual([{ kind: 'key-ends', subject_id: ending.id, facts }]);
  expect(await column(later.id, 'warned_at')).toBeNull();
});
