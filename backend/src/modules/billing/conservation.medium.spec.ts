import { randomInt, randomUUID } from 'node:crypto';
import { BillingFixture } from '../../../test/billing/billing-fixture.js';
import { AppError } from '../../errors/app-error.js';
import { CheckoutService } from './checkout.service.js';
import { CreditsService } from './credits/credits.service.js';
import { addMonths } from './period.js';
import { MaintenanceService } from './maintenance/maintenance.service.js';

const USERS = 20;
const OPERATIONS = 500;
const stage = new BillingFixture();
beforeAll(() => stage.open());
afterAll(() => stage.close());

/** Refusals that are correct under concurrency. */
const EXPECTED = new Set(['NO_CREDITS', 'ALREADY_ON_PLAN', 'UNAVAILABLE', 'PAYMENTS_UNAVAILABLE']);

it('keeps every credit through a storm of transforms, failures, plan changes, resets and replays', async () => {
  const users = await Promise.all(Array.from({ length: USERS }, () => stage.newUser()));
  const credits = stage.get(CreditsService);
  const delivered = new Map(users.map((userId) => [userId, 0]));
  const settledTwice = (settle: () => Promise<unknown>) => Promise.all([settle(), settle()]);

  const transform = async (userId: string, isDelivered: boolean): Promise<void> => {
    const id = randomUUID();
    await stage.db.transaction((tx) => credits.hold(tx, userId, id, stage.clock.at));
    await settledTwice(() =>
      stage.db.transaction((tx) =>
        isDelivered ? credits.capture(tx, id) : credits.release(tx, id, 'storm'),
      ),
    );
    if (isDelivered) delivered.set(userId, (delivered.get(userId) ?? 0) + 1);
  };
  const choose = async (userId: string, plan: 'pro' | 'agency'): Promise<void> => {
    const { clientSecret } = await stage.get(CheckoutService).open(userId, stage.price(plan));
    if (clientSecret) await stage.control(`sessions/${String(clientSecret.split('_secret_')[0])}/pay`);
  };
  const end = async (userId: string): Promise<void> => {
    const { stripeSubscriptionId } = await stage.account(userId);
    if (stripeSubscriptionId)
      await stage.control(`subscriptions/${stripeSubscriptionId}`, { status: 'canceled' });
  };
  const operations: ((userId: string) => Promise<unknown>)[] = [
    ...Array.from({ length: 4 }, () => (userId: string) => transform(userId, true)),
    ...Array.from({ length: 2 }, () => (userId: string) => transform(userId, false)),
    (userId) => choose(userId, 'pro'),
    (userId) => choose(userId, 'agency'),
    (userId) => end(userId),
    ...Array.from({ length: 3 }, () => (userId: string) => stage.sync(userId)),
    () => stage.get(MaintenanceService).rollOverDue(),
    () => {
      stage.clock.at = new Date(stage.clock.at.getTime() + 86_400_000);
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

  for (const userId of users) if ((await stage.account(userId)).stripeCustomerId) await stage.sync(userId);
  stage.clock.at = addMonths(stage.clock.at, 1);
  await stage.get(MaintenanceService).rollOverDue();

  expect(await stage.ledgerFaults()).toEqual([]);
  const captured = await stage.db.query<{ userId: string; captures: number }[]>(
    `SELECT user_id AS "userId", count(*)::int AS captures FROM credit_entry WHERE kind = 'capture' GROUP BY 1`,
  );
  const counted = new Map(captured.map(({ userId, captures }) => [userId, captures]));
  for (const userId of users) expect(counted.get(userId) ?? 0).toBe(delivered.get(userId));
  const open = `SELECT 1 FROM credit_entry GROUP BY transformation_id
    HAVING transformation_id IS NOT NULL AND count(*) <> 2`;
  expect(await stage.db.query(open)).toEqual([]);
});
