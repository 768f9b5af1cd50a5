import { randomUUID } from 'node:crypto';
import type { DataSource, MigrationInterface } from 'typeorm';
import { ownScope } from '../../test/transform/own-scope.js';
import { LibraryFixture } from '../../test/transform/library-fixture.js';
import { RegenerationJobsFill1764900100000 } from './migrations/2025-12/1764900100000-regeneration-jobs-fill.js';
import { DropUnused1765677600000 } from './migrations/2025-12/1765677600000-drop-unused.js';

const fixture = new LibraryFixture();
let db: DataSource;
beforeAll(async () => {
  await fixture.open();
  db = fixture.db;
});
afterAll(() => fixture.close());

async function up(migration: MigrationInterface): Promise<void> {
  const runner = db.createQueryRunner();
  await migration.up(runner);
  await runner.release();
}
const nameOf = async (id: string): Promise<unknown> =>
  (await db.query<{ name: unknown }[]>('SELECT to_regclass($1)::text AS name', [id]))[0]?.name;

async function olderRow(): Promise<{ id: string; userId: string; parent: string }> {
  const userId = await fixture.aUser();
  const parent = await fixture.aTransformation(userId);
  const id = randomUUID();
  await db.query(`
    CREATE TABLE regeneration (id uuid PRIMARY KEY, transformation_id uuid, format text, user_id uuid, part text,
      instruction text, variant integer, plan text, status text, deadline_at timestamptz, error_code text,
      request_id text, created_at timestamptz DEFAULT now(), settled_at timestamptz)`);
  await db.query(
    `INSERT INTO regeneration (id, transformation_id, format, user_id, part, instruction, variant, plan, status, deadline_at)
     VALUES ($1, $2, 'twitter', $3, 'posts.0', 'shorter', 2, 'free', 'running', now() + interval '1 minute')`,
    [id, parent, userId],
  );
  return { id, userId, parent };
}

it('regenerations of an older database become jobs, once, listed nowhere, and outlive their table', async () => {
  const { id, userId, parent } = await olderRow();
  for (let times = 0; times < 2; times += 1) await up(new RegenerationJobsFill1764900100000());
  await up(new DropUnused1765677600000());
  expect(await nameOf('regeneration')).toBeNull();
  const [job] = await db.query<unknown[]>(
    `SELECT t.status, t.parent_id AS parent, t.request, o.status AS output
       FROM transformation t JOIN output o ON o.transformation_id = t.id WHERE t.id = $1`,
    [id],
  );
  const request = { formats: ['twitter'], part: 'posts.0', instruction: 'shorter', variant: 2 };
  expect(job).toEqual({ status: 'running', parent, request, output: 'queued' });
  expect(await fixture.listed(userId)).toEqual([parent]);
  expect(await fixture.transformations.findIn(ownScope(userId), id)).toBeNull();
});
