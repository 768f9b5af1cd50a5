import { DataSource } from 'typeorm';
import { freshDatabase } from '../../../../test/harness/database.js';
import { SETTINGS } from '../../../config/settings.js';
import { databaseOptions } from '../../../database/data-source.js';
import { isDatabaseAway } from '../../../errors/errors.js';
import { AdmissionLimiter } from './admission-limiter.js';

const { acceptedAtOnce } = SETTINGS.transform;
let db: DataSource;
let limiter: AdmissionLimiter;
beforeAll(async () => {
  const url = await freshDatabase();
  db = await new DataSource(databaseOptions({ DATABASE_URL: url }, () => undefined)).initialize();
});
beforeEach(() => {
  limiter = new AdmissionLimiter(db);
});
afterAll(() => db.destroy());

it('of many at once some are accepted, the others wait, and nobody else waits for a connection', async () => {
  const held = Promise.withResolvers<void>();
  let begun = 0;
  const full = Promise.withResolvers<void>();
  const all = Array.from({ length: SETTINGS.database.poolSize * 2 }, () =>
    limiter.transaction(async (tx) => {
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
  const all = Array.from({ length: acceptedAtOnce * 3 }, () =>
    limiter.transaction(async (tx) => {
      begun += 1;
      await held.promise;
      return tx.query<object>('SELECT pg_terminate_backend(pg_backend_pid())');
    }),
  );
  held.resolve();
  const ended = await Promise.allSettled(all);
  expect(ended.every((each) => each.status === 'rejected' && isDatabaseAway(each.reason))).toBe(true);
  expect(begun).toBe(acceptedAtOnce);
  expect(await limiter.run(() => Promise.resolve({ is: 'well' }))).toMatchObject({ is: 'well' });
});
