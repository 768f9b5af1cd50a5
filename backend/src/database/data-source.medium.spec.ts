import { DataSource } from 'typeorm';
import { freshDatabase, query } from '../../test/harness/database.js';
import { until } from '../../test/harness/until.js';
import { isDatabaseAway } from '../errors/errors.js';
import { databaseOptions } from './data-source.js';

let url = '';
let db: DataSource;
beforeAll(async () => {
  url = await freshDatabase();
  db = await new DataSource(databaseOptions({ DATABASE_URL: url }, () => undefined)).initialize();
});
afterAll(() => db.destroy());

async function endConnection(pid: number): Promise<void> {
  await query(url, 'SELECT pg_terminate_backend($1)', [pid]);
  await until('the end of the connection', async () => {
    return (await query(url, 'SELECT 1 FROM pg_stat_activity WHERE pid = $1', [pid])).length === 0;
  });
}

it('a transaction that loses its connection between two queries finds the database away, not a defect', async () => {
  const lost = await db
    .transaction(async (tx) => {
      const [{ pid } = { pid: 0 }] = await tx.query<{ pid: number }[]>('SELECT pg_backend_pid() AS pid');
      await endConnection(pid);
      await tx.query('SELECT 1');
    })
    .catch((error: unknown) => error);
  expect([isDatabaseAway(lost), lost]).toEqual([true, expect.any(Error)]);
  expect(await db.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
});

it('a statement that is prepared outlives a migration that adds a column beside those it reads', async () => {
  await db.query('CREATE TABLE kept (id integer, word text)');
  await db.transaction(async (tx) => {
    const keep = (id: number): Promise<unknown> =>
      tx.query('INSERT INTO kept (id, word) VALUES ($1, $2) RETURNING id', [id, 'word']);
    for (const id of [1, 2, 3]) await keep(id);
    const named = await tx.query<unknown[]>(
      `SELECT 1 FROM pg_prepared_statements WHERE statement LIKE '%kept%'`,
    );
    await tx.query('ALTER TABLE kept ADD COLUMN later text NOT NULL DEFAULT $$none$$');
    expect([named.length, await keep(4)]).toEqual([1, [{ id: 4 }]]);
  });
});
