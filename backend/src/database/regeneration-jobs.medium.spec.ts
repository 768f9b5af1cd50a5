import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { ownScope } from '../../test/transform/own-scope.js';
import { LibraryFixture } from '../../test/transform/library-fixture.js';
import { JobRepository } from '../modules/transform/worker/job.repository.js';
import { RegenerationJobsFill1764900100000 } from './migrations/2025-12/1764900100000-regeneration-jobs-fill.js';

/* During an upgrade the previous release still writes to its table `regeneration`. */
const fixture = new LibraryFixture();
let db: DataSource;
beforeAll(async () => {
  await fixture.open();
  db = fixture.db;
});
afterAll(() => fixture.close());

interface Row {
  status: string;
  code: string | null;
}
const stateOf = async (table: 'regeneration' | 'transformation', id: string): Promise<Row | undefined> =>
  (await db.query<Row[]>(`SELECT status, error_code AS code FROM ${table} WHERE id = $1`, [id]))[0];

/** A row as the previous release inserts it, with its credit held. */
async function olderRow(transformationId?: string): Promise<{ id: string; userId: string; parent: string }> {
  const userId = await fixture.aUser();
  const parent = transformationId ?? (await fixture.aTransformation(userId));
  const id = randomUUID();
  await db.transaction((tx) => fixture.credits.hold(tx, userId, id));
  await db.query(
    `INSERT INTO regeneration (id, transformation_id, format, user_id, part, instruction, variant, is_charged, plan, deadline_at)
     VALUES ($1, $2, 'twitter', $3, 'posts.0', 'shorter', 2, true, 'free', now() + interval '1 minute')`,
    [id, parent, userId],
  );
  return { id, userId, parent };
}
const ledgerOf = async (id: string): Promise<string[]> =>
  (
    await db.query<{ kind: string }[]>(
      'SELECT kind FROM credit_entry WHERE transformation_id = $1 ORDER BY id',
      [id],
    )
  ).map(({ kind }) => kind);

it('a row of the release before is a job of this one, and its release reads how the job ended', async () => {
  const { id, userId, parent } = await olderRow();
  const claimed = await new JobRepository(db).claim(id, 'offline');
  expect(claimed).toMatchObject({
    request: { content: 'A text about bread.' },
    missing: ['twitter'],
    regeneration: {
      parentId: parent,
      authorId: userId,
      formats: ['twitter'],
      part: 'posts.0',
      instruction: 'shorter',
      variant: 2,
    },
  });
  expect(await stateOf('regeneration', id)).toEqual({ status: 'running', code: null });
  expect(await fixture.settle(id)).toBe(true);
  expect(await stateOf('regeneration', id)).toEqual({ status: 'failed', code: 'TRANSFORM_TIMEOUT' });
  expect(await ledgerOf(id)).toEqual(['hold', 'release']);
});

it('a row that the release before settles itself is settled here', async () => {
  const { id } = await olderRow();
  await db.query(`UPDATE regeneration SET status = 'running' WHERE id = $1`, [id]);
  await db.query(`UPDATE regeneration SET status = 'succeeded', settled_at = now() WHERE id = $1`, [id]);
  await db.transaction((tx) => fixture.credits.capture(tx, id));
  expect(await stateOf('transformation', id)).toEqual({ status: 'succeeded', code: null });
  expect(await fixture.settle(id)).toBe(false);
  expect(await ledgerOf(id)).toEqual(['hold', 'capture']);
});

it('rows that were there before the migration become jobs, once, and are listed nowhere', async () => {
  const { id, userId, parent } = await olderRow();
  await db.query('DELETE FROM transformation WHERE id = $1', [id]);
  const fill = new RegenerationJobsFill1764900100000();
  for (let times = 0; times < 2; times += 1) {
    const runner = db.createQueryRunner();
    await fill.up(runner);
    await runner.release();
  }
  expect(await stateOf('transformation', id)).toEqual({ status: 'queued', code: null });
  expect(await fixture.listed(userId)).toEqual([parent]);
  expect(await fixture.transformations.findIn(ownScope(userId), id)).toBeNull();
});
