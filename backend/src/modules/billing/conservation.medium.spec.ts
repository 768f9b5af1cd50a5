import { randomInt, randomUUID } from 'node:crypto';
import { BillingFixture } from '../../../test/billing/billing-fixture.js';
import { settleCredit } from '../../../test/billing/settle-credit.js';
import { AppError } from '../../errors/app-error.js';
import { CheckoutService } from './checkout.service.js';
import { CreditsService } from './credits/credits.service.js';
import { addMonths } from './credits/grants.js';
import { MaintenanceService } from './maintenance/maintenance.service.js';

const USERS = 20;
const OPERATIONS = 500;
const fixture = new BillingFixture();
beforeAll(() => fixture.open());
afterAll(() => fixture.close());

const EXPECTED = new Set(['NO_CREDITS', 'ALREADY_ON_PLAN', 'UNAVAILABLE', 'PAYMENTS_UNAVAILABLE']);

it('keeps every credit through a storm of transforms, failures, plan changes, resets and replays', async () => {
  const users = await Promise.all(Array.from({ length: USERS }, () => fixture.newUser()));
  const credits = fixture.get(CreditsService);
  const delivered = new Map(users.map((userId) => [userId, 0]));
  const settledTwice = (settle: () => Promise<unknown>) => Promise.all([settle(), settle()]);

  const transform = async (userId: string, isDelivered: boolean): Promise<void> => {
    const id = randomUUID();
    await fixture.db.transaction((tx) => credits.hold(tx, userId, id, fixture.clock.at));
    await settledTwice(() => settleCredit(fixture.db, id, isDelivered ? 'capture' : 'release'));
    if (isDelivered) delivered.set(userId, (delivered.get(userId) ?? 0) + 1);
  };
  const choose = async (userId: string, plan: 'pro' | 'agency'): Promise<void> => {
    const { clientSecret } = await fixture.get(CheckoutService).open(userId, fixture.price(plan));
    if (clientSecret) await fixture.control(`sessions/${String(clientSecret.split('_secret_')[0])}/pay`);
  };
  const end = async (userId: string): Promise<void> => {
    const { stripeSubscriptionId } = await fixture.account(userId);
    if (stripeSubscriptionId)
      await fixture.control(`subscriptions/${stripeSubscriptionId}`, { status: 'canceled' });
  };
  const operations: ((userId: string) => Promise<unknown>)[] = [
    ...Array.from({ length: 4 }, () => (userId: string) => transform(userId, true)),
    ...Array.from({ length: 2 }, () => (userId: string) => transform(userId, false)),
    (userId) => choose(userId, 'pro'),
    (userId) => choose(userId, 'agency'),
    (userId) => end(userId),
    ...Array.from({ length: 3 }, () => (userId: string) => fixture.sync(userId)),
    () => fixture.get(MaintenanceService).openDuePeriods(),
    () => {
      fixture.clock.at = new Date(fixture.clock.at.getTime() + 86_400_000);
      return Promise.resolve();
    },
  ];

  const work = Array.from({ length: OPERATIONS }, () => ({
    userId: users[randomInt(users.length)] ?? '',
    operation: operations[randomInt(operations.length)] ?? (() => Promise.resolve()),
  }));
  const unexpected: unknown[] = [];
  const lane = async (): Promise<void> => {
    for (let next = work.pop(); next; next = work.pop()) {
      await next.operation(next.userId).catch((error: unknown) => {
        if (!(error instanceof AppError && EXPECTED.has(error.code))) unexpected.push(error);
      });
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
  expect(unexpected).toEqual([]);

  for (const userId of users)
    if ((await fixture.account(userId)).stripeCustomerId) await fixture.sync(userId);
  fixture.clock.at = addMonths(fixture.clock.at, 1);
  await fixture.get(MaintenanceService).openDuePeriods();

  expect(await fixture.ledgerFaults()).toEqual([]);
  const captured = await fixture.db.query<{ userId: string; captures: number }[]>(
    `SELECT user_id AS "userId", count(*)::int AS captures FROM credit_entry WHERE kind = 'capture' GROUP BY 1`,
  );
  const counted = new Map(captured.map(({ userId, captures }) => [userId, captures]));
  for (const userId of users) expect(counted.get(userId) ?? 0).toBe(delivered.get(userId));
  const open = `SELECT 1 FROM credit_entry GROUP BY transformation_id
    HAVING transformation_id IS NOT NULL AND count(*) <> 2`;
  expect(await fixture.db.query(open)).toEqual([]);
});
