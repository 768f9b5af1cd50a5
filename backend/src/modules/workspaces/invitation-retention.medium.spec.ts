import { InvitationEntity } from './invitation.entity.js';
import { InvitationRetentionSweeper } from './invitation-retention.sweeper.js';
import { openUsers } from '../../../test/harness/users.js';

it('an invitation is forgotten a month after it has expired, and not before', async () => {
  const { db, users } = await openUsers([InvitationEntity]);
  const owner = await users.create({ email: 'ada@example.com', username: 'Ada', passwordHash: 'x' });
  await db.query(
    `INSERT INTO invitation (workspace_id, kind, email, role, expires_at, max_uses)
     SELECT id, 'mail', day || '@example.com', 'viewer', now() - make_interval(days => day), 1
       FROM workspace, unnest(ARRAY[-7, 29, 31]) AS day WHERE account_id = $1`,
    [owner],
  );
  await new InvitationRetentionSweeper(db).sweep();
  const kept = await db.query<{ email: string }[]>('SELECT email FROM invitation ORDER BY expires_at DESC');
  expect(kept.map(({ email }) => email)).toEqual(['-7@example.com', '29@example.com']);
  await db.destroy();
});
