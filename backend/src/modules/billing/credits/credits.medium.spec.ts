import type { AppError } from '../../../errors/app-error.js';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { settleCredit } from '../../../../test/billing/settle-credit.js';
import { freshDatabase } from '../../../../test/harness/database.js';
import { databaseOptions } from '../../../database/data-source.js';
import { BillingAccount } from '../billing-account.entity.js';
import { addMonths, grantPeriod, openDuePeriod } from './grants.js';
import { CreditEntry } from './credit-entry.entity.js';
import { CreditsRepository } from './credits.repository.js';
import { CreditsService } from './credits.service.js';
import type { PlanKey } from '@repurpose/contract';

const JANUARY = new Date('2026-01-31T10:00:00Z');
let db: DataSource;
let credits: CreditsService;

beforeAll(async () => {
  const options = databaseOptions({ DATABASE_URL: await freshDatabase() }, () => undefined);
  db = await new DataSource({ ...options, entities: [BillingAccount, CreditEntry] }).initialize();
  credits = new CreditsService(db, new CreditsRepository(db));
});
afterAll(() => db.destroy());

async function anAccount(plan: PlanKey = 'free', openedAt = JANUARY): Promise<string> {
  const [user] = await db.query<{ id: string }[]>(
    `INSERT INTO app_user (email, username) VALUES ($1, 'Ada') RETURNING id`,
    [`${randomUUID()}@example.com`],
  );
  const userId = user?.id ?? '';
  const periodEndsAt = addMonths(openedAt, 1);
  await db.query(
    'INSERT INTO billing_account (user_id, anchor_at, period_start, period_ends_at) VALUES ($1, $2, $2, $3)',
    [userId, openedAt, periodEndsAt],
  );
  await db.transaction((tx) =>
    grantPeriod(tx, userId, { plan, anchorAt: openedAt, periodStart: openedAt, periodEndsAt }),
  );
  return userId;
}

const hold = (userId: string, id = randomUUID(), now = JANUARY): Promise<string> =>
  db.transaction(async (tx) => {
    await credits.hold(tx, userId, id, now);
    return id;
  });
const release = (id: string): Promise<void> => settleCredit(db, id, 'release');
const capture = (id: string): Promise<void> => settleCredit(db, id, 'capture');

async function ledgerOf(
  userId: string,
): Promise<{ kinds: Record<string, number>; sum: number; remaining: number }> {
  const rows = await db.query<{ kind: string; lines: number; sum: number }[]>(
    'SELECT kind, count(*)::int AS lines, sum(credits)::int AS sum FROM credit_entry WHERE user_id = $1 GROUP BY kind',
    [userId],
  );
  const [account] = await db.query<{ remaining: number }[]>(
    'SELECT remaining FROM billing_account WHERE user_id = $1',
    [userId],
  );
  return {
    kinds: Object.fromEntries(rows.map((row) => [row.kind, row.lines])),
    sum: rows.reduce((total, row) => total + row.sum, 0),
    remaining: account?.remaining ?? -1,
  };
}

describe('credits', () => {
  it('a thousand requests, a hundred at a time, on fifty credits hold exactly fifty', async () => {
    const userId = await anAccount('pro');
    const refused: string[] = [];
    let asked = 0;
    const lane = async () => {
      while (asked++ < 1_000) await hold(userId).catch((error: AppError) => refused.push(error.code));
    };
    await Promise.all(Array.from({ length: 100 }, lane));
    expect(refused).toHaveLength(950);
    expect(new Set(refused)).toEqual(new Set(['NO_CREDITS']));
    expect(await ledgerOf(userId)).toEqual({ kinds: { grant: 1, hold: 50 }, sum: 0, remaining: 0 });
  });

  it('are settled once, however often and in whatever way it is asked for', async () => {
    const userId = await anAccount();
    const [delivered, failed, contested] = [await hold(userId), await hold(userId), await hold(userId)];
    await Promise.all([capture(delivered), capture(delivered), capture(delivered)]);
    await Promise.all([release(failed), release(failed), release(failed)]);
    await Promise.all([capture(contested), release(contested), capture(contested), release(contested)]);
    await Promise.all([release(delivered), capture(failed)]);
    const { kinds, sum, remaining } = await ledgerOf(userId);
    expect((kinds['capture'] ?? 0) + (kinds['release'] ?? 0)).toBe(3);
    expect(sum).toBe(remaining);
    expect(remaining).toBe(2 + (kinds['release'] ?? 0));
  });

  it('nothing is held when the transaction around it fails', async () => {
    const userId = await anAccount();
    const failing = db.transaction(async (tx) => {
      await credits.hold(tx, userId, randomUUID(), JANUARY);
      throw new Error('insert failed');
    });
    await expect(failing).rejects.toThrow('insert failed');
    expect(await ledgerOf(userId)).toEqual({ kinds: { grant: 1 }, sum: 5, remaining: 5 });
  });

  it('an unlimited plan is never refused and never counted down', async () => {
    const userId = await anAccount('agency');
    const ids = await Promise.all(Array.from({ length: 30 }, () => hold(userId)));
    await Promise.all(ids.map(release));
    expect(await ledgerOf(userId)).toEqual({ kinds: { hold: 30, release: 30 }, sum: 0, remaining: 0 });
  });

  it('a settlement of an unknown transformation changes nothing', async () => {
    await expect(Promise.all([capture(randomUUID()), release(randomUUID())])).resolves.toBeDefined();
  });
});

describe('a period of credits', () => {
  const FEBRUARY = new Date('2026-02-28T10:00:00Z');

  it('is opened once by whoever comes first, with everybody coming at once', async () => {
    const userId = await anAccount();
    await hold(userId);
    await Promise.all([
      ...Array.from({ length: 8 }, () => db.transaction((tx) => openDuePeriod(tx, userId, FEBRUARY))),
      ...Array.from({ length: 3 }, () => hold(userId, randomUUID(), FEBRUARY)),
      credits.ensureOpenPeriod(userId, FEBRUARY),
    ]);
    const { kinds, sum, remaining } = await ledgerOf(userId);
    expect([kinds['grant'], kinds['expire'], sum, remaining]).toEqual([2, 1, 2, 2]);
  });

  it.each([
    ['a moment before its end', '2026-02-28T09:59:59.999Z', 4, '2026-02-28T10:00:00.000Z'],
    ['at its end', '2026-02-28T10:00:00Z', 5, '2026-03-31T10:00:00.000Z'],
    ['after forty days without a worker', '2026-04-09T00:00:00Z', 5, '2026-04-30T10:00:00.000Z'],
  ])('%s', async (_name, now, remaining, endsAt) => {
    const userId = await anAccount();
    await hold(userId);
    const account = await credits.ensureOpenPeriod(userId, new Date(now));
    expect([account.creditsLeft, account.periodEndsAt.toISOString()]).toEqual([remaining, endsAt]);
  });

  it('takes a released credit back only while it lasts', async () => {
    const userId = await anAccount();
    const [early, late] = [await hold(userId), await hold(userId)];
    await release(early);
    await credits.ensureOpenPeriod(userId, FEBRUARY);
    await release(late);
    expect(await ledgerOf(userId)).toMatchObject({ kinds: { release: 2 }, sum: 5, remaining: 5 });
  });

  it('is granted once, however often and out of order it is told', async () => {
    const userId = await anAccount();
    const later = {
      anchorAt: FEBRUARY,
      periodStart: FEBRUARY,
      periodEndsAt: addMonths(FEBRUARY, 1),
    };
    const grant = (plan: PlanKey, period = later): Promise<number> =>
      db.transaction((tx) => grantPeriod(tx, userId, { plan, ...period }));
    expect(await Promise.all([grant('pro'), grant('pro'), grant('pro')])).toEqual(
      expect.arrayContaining([50, 0, 0]),
    );
    await db.transaction((tx) => credits.hold(tx, userId, randomUUID(), FEBRUARY));
    const older = { anchorAt: JANUARY, periodStart: JANUARY, periodEndsAt: FEBRUARY };
    expect([await grant('free', older), await grant('pro')]).toEqual([0, 0]);
    expect(await ledgerOf(userId)).toMatchObject({ kinds: { grant: 2, expire: 1 }, sum: 49, remaining: 49 });
  });

  it('an upgrade within it adds the difference, and going back and forth adds nothing', async () => {
    const userId = await anAccount();
    await hold(userId);
    const period = { anchorAt: JANUARY, periodStart: JANUARY, periodEndsAt: FEBRUARY };
    for (const plan of ['pro', 'free', 'pro', 'agency', 'pro'] as const) {
      await db.transaction((tx) => grantPeriod(tx, userId, { plan, ...period }));
    }
    expect(await ledgerOf(userId)).toMatchObject({ kinds: { grant: 2 }, sum: 49, remaining: 49 });
  });

  it.each([
    ['free', 'pro', 'captured', capture, 0],
    ['free', 'pro', 'released', release, 1],
    ['pro', 'agency', 'released', release, 1],
    ['agency', 'pro', 'captured', capture, 0],
    ['agency', 'pro', 'released', release, 0],
  ] as const)(
    'what was held as %s is settled by that when it is %s by then: %s',
    async (was, is, _how, settle, back) => {
      const userId = await anAccount(was);
      const id = await hold(userId);
      const period = { anchorAt: JANUARY, periodStart: JANUARY, periodEndsAt: FEBRUARY };
      await db.transaction((tx) => grantPeriod(tx, userId, { plan: is, ...period }));
      const before = await ledgerOf(userId);
      await settle(id);
      const { sum, remaining } = await ledgerOf(userId);
      expect([remaining - before.remaining, sum]).toEqual([back, remaining]);
    },
  );
});
