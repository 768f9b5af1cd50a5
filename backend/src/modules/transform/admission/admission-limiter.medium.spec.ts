import { DataSource } from 'typeorm';
import { freshDatabase } from '../../../../test/harness/database.js';
import { SETTINGS } from '../../../config/settings.js';
import { databaseOptions } from '../../../database/data-source.js';
import { isDatabaseAway, toAppError } from '../../../errors/errors.js';
import { AdmissionLimiter } from './admission-limiter.js';

const { acceptedAtOnce } = SETTINGS.transform;
let db: DataSource;
let limiter: AdmissionLimiter;
beforeAll(async () => {
  const url = await freshDatabase();
  db = await new DataSource(databaseOptions({ DATABASE_URL: url }, () => undefined, 'request')).initialize();
});
beforeEach(() => {
  limiter = new AdmissionLimiter(db);
});
afterAll(() => db.destroy());

it('of many at once some are accepted, the others wait, and nobody else waits for a connection', async () => {
  const held = Promise.withResolvers<void>();
  let begun = 0;
  const full = Promise.withResolvers<void>();
  const all = Array.from({ length: SETTINGS.database.poolSize * 2 }, (_, index) =>
    limiter.transaction(`user ${index}`, async (tx) => {
      begun += 1;
      if (begun === acceptedAtOnce) full.resolve();
      await held.promise;
      const [row = { one: 0 }] = await tx.query<{ one: number }[]>('SELECT 1 AS one');
      return row;
    }),
  );
  await full.promise;
  expect(await db.query('SELECT 2 AS two')).toEqual([{ two: 2 }]);
  expect(begun).toBe(acceptedAtOnce);
  held.resolve();
  expect((await Promise.all(all)).every(({ one }) => one === 1)).toBe(true);
});

it('who waits while the database goes away is told so at once; who asks later is accepted', async () => {
  const held = Promise.withResolvers<void>();
  let begun = 0;
  const all = Array.from({ length: acceptedAtOnce * 3 }, (_, index) =>
    limiter.transaction(`user ${index}`, async (tx) => {
      begun += 1;
      await held.promise;
      return tx.query<object>('SELECT pg_terminate_backend(pg_backend_pid())');
    }),
  );
  held.resolve();
  const ended = await Promise.allSettled(all);
  expect(ended.every((each) => each.status === 'rejected' && isDatabaseAway(each.reason))).toBe(true);
  expect(begun).toBe(acceptedAtOnce);
  expect(await limiter.run('user', () => Promise.resolve({ is: 'well' }))).toMatchObject({ is: 'well' });
});

it('an account whose rows are locked waits alone: one of its calls tries, all fail with it, others go on', async () => {
  await db.query('CREATE TABLE IF NOT EXISTS account (name text PRIMARY KEY)');
  await db.query(`INSERT INTO account VALUES ('locked'), ('free') ON CONFLICT DO NOTHING`);
  const tried: string[] = [];
  const accept = (name: string): Promise<object> =>
    limiter.transaction(name, (tx) => {
      tried.push(name);
      return tx.query<object>('SELECT 1 FROM account WHERE name = $1 FOR UPDATE', [name]);
    });
  const holder = db.createQueryRunner();
  await holder.startTransaction();
  await holder.query(`SELECT 1 FROM account WHERE name = 'locked' FOR UPDATE`);
  const locked = Array.from({ length: 40 }, () => accept('locked'));
  const ended = Promise.allSettled(locked);
  await Promise.all(Array.from({ length: 40 }, () => accept('free')));
  const failures = (await ended).map((each) => each.status === 'rejected' && toAppError(each.reason));
  expect(failures.every((each) => each && each.code === 'UNAVAILABLE' && each.retryAfterSeconds === 2)).toBe(
    true,
  );
  expect(tried.filter((name) => name === 'locked')).toHaveLength(1);
  await holder.rollbackTransaction();
  await holder.release();
  expect(await accept('locked')).toMatchObject({ waitingSince: expect.any(Number) });
});
