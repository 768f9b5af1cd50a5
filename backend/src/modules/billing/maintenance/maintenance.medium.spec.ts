import { fc } from '@repurpose/testing';
import { SecurityLog } from '../../../security-log.js';
import { BillingFixture } from '../../../../test/billing/billing-fixture.js';
import { BillingAccountsService } from '../billing-accounts.service.js';
import { addMonths } from '../credits/grants.js';
import type { Env } from '../../../config/env.js';
import { SETTINGS } from '../../../config/settings.js';
import { stripeClient } from '../payments/stripe.client.js';
import { StripePayments } from '../payments/stripe.payments.js';
import { BillingAccountRepository } from '../billing-account.repository.js';
import { PlanSyncService } from '../plan-sync.service.js';
import { MaintenanceService, type Reconciliation } from './maintenance.service.js';

const fixture = new BillingFixture();
const maintenance = () => fixture.get(MaintenanceService);
const round = (checked: number, over: Partial<Reconciliation> = {}): Reconciliation => ({
  ...{ checked, repaired: 0, failed: 0, missing: 0, isStopped: false },
  ...over,
});
const maintenanceWith = (env: Partial<Env>): MaintenanceService => {
  const used = { ...fixture.env, ...env };
  const payments = new StripePayments(stripeClient(used), used, fixture.clock);
  return new MaintenanceService(
    fixture.db,
    fixture.get(BillingAccountRepository),
    new PlanSyncService(
      fixture.db,
      fixture.get(BillingAccountRepository),
      payments,
      fixture.clock,
      new SecurityLog(fixture.env),
    ),
    fixture.clock,
  );
};
const grantsOf = async (userId: string): Promise<Date[]> => {
  const sql = `SELECT period_start AS "at" FROM credit_entry WHERE user_id = $1 AND kind = 'grant' ORDER BY id`;
  return (await fixture.db.query<{ at: Date }[]>(sql, [userId])).map((row) => row.at);
};

beforeAll(() => fixture.open());
afterAll(() => fixture.close());
beforeEach(async () => {
  fixture.clock.at = new Date();
  await fixture.db.query('DELETE FROM app_user');
});

it('opens a month once when eight workers do it at once', async () => {
  const users = await Promise.all(Array.from({ length: 12 }, () => fixture.newUser()));
  fixture.clock.at = addMonths(fixture.clock.at, 1);
  const opened = await Promise.all(Array.from({ length: 8 }, () => maintenance().openDuePeriods()));
  expect(opened.reduce((sum, each) => sum + each, 0)).toBe(users.length);
  for (const userId of users) expect(await grantsOf(userId)).toHaveLength(2);
  expect(await fixture.ledgerFaults()).toEqual([]);
});

it('catches up after months of standstill with the present month only', async () => {
  const registeredAt = fixture.clock.at;
  const userId = await fixture.newUser();
  await fixture.db.query(`UPDATE billing_account SET remaining = 2 WHERE user_id = $1`, [userId]);
  fixture.clock.at = addMonths(registeredAt, 5);
  await maintenance().openDuePeriods();
  expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'free', creditsLeft: 5 });
  expect(await grantsOf(userId)).toEqual([registeredAt, addMonths(registeredAt, 5)]);
});

it('gives, for any day of registration, 24 months in 24 months and none twice', async () => {
  const days = fc.date({ min: new Date('2026-01-01'), max: new Date('2032-12-31'), noInvalidDate: true });
  const accounts = fixture.get(BillingAccountsService);
  await fc.assert(
    fc.asyncProperty(days, async (registeredAt) => {
      fixture.clock.at = registeredAt;
      const userId = await fixture.newUser();
      for (let month = 1; month <= 24; month += 1) {
        fixture.clock.at = addMonths(registeredAt, month);
        await (month % 2 === 0 ? maintenance().openDuePeriods() : accounts.viewInOpenPeriod(userId));
        await maintenance().openDuePeriods();
      }
      const expected = Array.from({ length: 25 }, (_, month) => addMonths(registeredAt, month));
      expect(await grantsOf(userId)).toEqual(expected);
      await fixture.db.query('DELETE FROM app_user');
    }),
    { numRuns: 6, examples: [[new Date('2027-12-31T23:30:00Z')], [new Date('2028-02-29T00:00:00Z')]] },
  );
});

describe('the nightly reconciliation', () => {
  it('repairs an account whose webhooks were all lost, and counts it', async () => {
    const [paid, right] = [await fixture.newUser(), await fixture.newUser()];
    await fixture.pay(paid, 'pro');
    await fixture.subscribe(right, 'agency');
    expect(await maintenance().reconcileAll()).toEqual(round(2, { repaired: 1, failed: 0 }));
    expect(await fixture.planAndBalance(paid)).toEqual({ plan: 'pro', creditsLeft: 50 });
    expect(await maintenance().reconcileAll()).toEqual(round(2, { repaired: 0, failed: 0 }));
  });

  it('goes on with the others when one cannot be asked about', async () => {
    const users = [await fixture.newUser(), await fixture.newUser()];
    for (const userId of users) await fixture.subscribe(userId, 'pro');
    await fixture.control('faults', { status: 500, calls: 3 });
    expect(await maintenance().reconcileAll()).toEqual(round(2, { repaired: 0, failed: 1 }));
  });

  const subscribers = async (count: number): Promise<string[]> => {
    const users = await Promise.all(Array.from({ length: count }, () => fixture.newUser()));
    for (const userId of users) await fixture.subscribe(userId, 'pro');
    return users;
  };

  it('takes no plan away with a key that is refused', async () => {
    const users = await subscribers(2);
    const result = await maintenanceWith({ STRIPE_SECRET_KEY: 'sk_test_of_last_year' }).reconcileAll();
    expect(result).toEqual(round(2, { failed: 2, isStopped: true }));
    for (const userId of users) expect(await fixture.planAndBalance(userId)).toMatchObject({ plan: 'pro' });
  });

  it('is broken off, and takes no plan away, when another account answers that knows nobody', async () => {
    const users = await subscribers(3);
    const other = new BillingFixture();
    await other.open();
    const { STRIPE_API_BASE } = other.env;
    const elsewhere = maintenanceWith({ STRIPE_API_BASE });
    const result = await elsewhere.reconcileAll();
    fixture.clock.at = addMonths(fixture.clock.at, 1);
    await elsewhere.openDuePeriods();
    await other.close();
    expect(result).toEqual(round(3, { missing: 3, isStopped: true }));
    for (const userId of users)
      expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
  });

  it('ends the plan of the one customer that is not there while the others are', async () => {
    const [lost = '', ...others] = await subscribers(3);
    const change = `UPDATE billing_account SET stripe_customer_id = 'cus_never' WHERE user_id = $1`;
    await fixture.db.query(change, [lost]);
    expect(await maintenance().reconcileAll()).toEqual(round(3, { repaired: 1, missing: 1 }));
    expect(await fixture.planAndBalance(lost)).toMatchObject({ plan: 'free' });
    for (const userId of others) expect(await fixture.planAndBalance(userId)).toMatchObject({ plan: 'pro' });
  });

  it('takes a plan away whose end was never told', async () => {
    const userId = await fixture.newUser();
    await fixture.subscribe(userId, 'pro');
    const { stripeSubscriptionId } = await fixture.account(userId);
    await fixture.control(`subscriptions/${String(stripeSubscriptionId)}`, { status: 'canceled' });
    await maintenance().reconcileAll();
    expect(await fixture.planAndBalance(userId)).toMatchObject({ plan: 'free' });
  });
});

it('asks about a paid account before its month is renewed', async () => {
  const userId = await fixture.newUser();
  await fixture.subscribe(userId, 'pro');
  const { stripeSubscriptionId, periodEndsAt } = await fixture.account(userId);
  const headers = { authorization: `Bearer ${fixture.env.STRIPE_SECRET_KEY}` };
  const body = new URLSearchParams({ cancel_at_period_end: 'true' });
  const path = `${fixture.sandbox.url}/v1/subscriptions/${String(stripeSubscriptionId)}`;
  await fetch(path, { method: 'POST', headers, body });
  await fixture.control('advance', { months: 1 });
  fixture.clock.at = periodEndsAt;
  await maintenance().openDuePeriods();
  expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'free', creditsLeft: 5 });
  expect(await fixture.ledgerFaults()).toEqual([]);
});

it('asks about each paid account, also beyond the first batch', async () => {
  const batch = jest.replaceProperty(SETTINGS.billing, 'accountBatch', 2 as 100);
  const users = await Promise.all(Array.from({ length: 3 }, () => fixture.newUser()));
  for (const userId of users) await fixture.subscribe(userId, 'pro');
  for (const userId of users) {
    const { stripeSubscriptionId } = await fixture.account(userId);
    await fixture.control(`subscriptions/${String(stripeSubscriptionId)}`, { status: 'canceled' });
  }
  fixture.clock.at = addMonths(fixture.clock.at, 2);
  await maintenance().openDuePeriods();
  batch.restore();
  for (const userId of users)
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'free', creditsLeft: 5 });
});
