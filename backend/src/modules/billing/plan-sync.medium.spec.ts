import { randomUUID } from 'node:crypto';
import { SecurityLog } from '../../security-log.js';
import { BillingFixture } from '../../../test/billing/billing-fixture.js';
import { CreditsService } from './credits/credits.service.js';
import type { PaymentsPort, Subscription } from './payments/payments.port.js';
import { BillingAccountRepository } from './billing-account.repository.js';
import { PlanSyncService } from './plan-sync.service.js';

const fixture = new BillingFixture();
beforeAll(() => fixture.open());
afterAll(() => fixture.close());

const at = (text: string) => new Date(`${text}Z`);
const subscription = (over: Partial<Subscription>): Subscription => ({
  ...{ id: 'sub_1', status: 'active', plan: 'pro', endedAt: null, itemId: 'si_1', scheduleId: null },
  ...{ plannedChange: null, cancelField: null },
  ...{ anchorAt: at('2026-03-10T00:00:00'), periodStart: at('2026-03-10T00:00:00') },
  ...{ periodEndsAt: at('2026-04-10T00:00:00'), ...over },
});

class Said {
  readonly port = { currentSubscription: () => this.next() } as unknown as PaymentsPort;
  next: () => Promise<Subscription | null> = () => Promise.resolve(null);
}

async function customer(said: Said) {
  const userId = await fixture.newUser();
  const customerId = `cus_${userId}`;
  await fixture.db.query('UPDATE billing_account SET stripe_customer_id = $2 WHERE user_id = $1', [
    userId,
    customerId,
  ]);
  const sync = new PlanSyncService(
    fixture.db,
    fixture.get(BillingAccountRepository),
    said.port,
    fixture.clock,
    new SecurityLog(fixture.env),
  );
  const say = (reported: Subscription | null) => {
    said.next = () => Promise.resolve(reported);
    return sync.syncCustomer(customerId);
  };
  return { userId, say, sync, customerId };
}

describe('what Stripe reports becomes the plan', () => {
  beforeEach(() => (fixture.clock.at = at('2026-03-01T12:00:00')));

  it.each([
    ['active', 'pro', 50],
    ['trialing', 'pro', 50],
    ['past_due', 'pro', 50],
    ['unpaid', 'free', 5],
    ['canceled', 'free', 5],
    ['paused', 'free', 5],
    ['incomplete', 'free', 5],
    ['incomplete_expired', 'free', 5],
  ] as const)('%s: %s with %i credits', async (status, plan, creditsLeft) => {
    const { userId, say } = await customer(new Said());
    await say(subscription({ status }));
    expect(await fixture.planAndBalance(userId)).toEqual({ plan, creditsLeft });
  });

  it('a price that is none of ours gives no plan', async () => {
    const { userId, say } = await customer(new Said());
    await say(subscription({ plan: null }));
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'free', creditsLeft: 5 });
  });

  it('created (incomplete) told after updated (active) takes nothing away: the truth is asked', async () => {
    const { userId, say } = await customer(new Said());
    await say(subscription({ status: 'incomplete' }));
    for (let told = 0; told < 3; told += 1) await say(subscription({}));
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
    expect(await fixture.ledgerFaults()).toEqual([]);
  });

  it('paying an unpaid subscription gives its credits back, but not those already used', async () => {
    const { userId, say } = await customer(new Said());
    await say(subscription({}));
    fixture.clock.at = at('2026-03-20T00:00:00');
    await say(subscription({ status: 'unpaid' }));
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'free', creditsLeft: 5 });
    await say(subscription({}));
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
    expect(await fixture.ledgerFaults()).toEqual([]);
  });

  it('what was used stays used when the plan changes within a period', async () => {
    const { userId, say } = await customer(new Said());
    await say(subscription({}));
    const credits = fixture.get(CreditsService);
    const transformationId = randomUUID();
    await fixture.db.transaction((tx) => credits.hold(tx, userId, transformationId, fixture.clock.at));
    await say(subscription({ plan: 'agency' }));
    await say(subscription({ plan: 'pro' }));
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 49 });
  });

  it('a renewal grants a month once, however often it is told', async () => {
    const { userId, say } = await customer(new Said());
    await say(subscription({}));
    const next = { periodStart: at('2026-04-10T00:00:00'), periodEndsAt: at('2026-05-10T00:00:00') };
    await Promise.all(Array.from({ length: 10 }, () => say(subscription(next))));
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
    const grants = await fixture.db.query(
      `SELECT 1 FROM credit_entry WHERE user_id = $1 AND kind = 'grant'`,
      [userId],
    );
    expect(grants).toHaveLength(3);
  });

  it('the end told after our own clock opened the next month leaves the free quota', async () => {
    const { userId, say } = await customer(new Said());
    await say(subscription({}));
    fixture.clock.at = at('2026-04-10T00:00:01');
    await fixture.get(CreditsService).ensureOpenPeriod(userId, fixture.clock.at);
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
    await say(subscription({ status: 'canceled', endedAt: at('2026-04-10T00:00:00') }));
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'free', creditsLeft: 5 });
    expect(await fixture.ledgerFaults()).toEqual([]);
  });
});

describe('the grace of a failed payment', () => {
  const unpaid = (over: Partial<Subscription> = {}) => subscription({ status: 'past_due', ...over });
  const april = { periodStart: at('2026-04-10T00:00:00'), periodEndsAt: at('2026-05-10T00:00:00') };
  const may = { periodStart: at('2026-05-10T00:00:00'), periodEndsAt: at('2026-06-10T00:00:00') };

  async function unpaidSince() {
    fixture.clock.at = at('2026-03-10T12:00:00');
    const told = await customer(new Said());
    await told.say(subscription({}));
    fixture.clock.at = at('2026-04-11T00:00:00');
    await told.say(unpaid(april));
    return told;
  }

  it('leaves the plan and the credits of the unpaid month, and says when it ends', async () => {
    const { userId, say } = await unpaidSince();
    await say(unpaid(april));
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
    expect(await fixture.account(userId)).toMatchObject({
      plannedPlan: 'free',
      plannedPlanAt: april.periodEndsAt,
    });
  });

  it('is one month at most, however long Stripe goes on trying', async () => {
    const { userId, say } = await unpaidSince();
    fixture.clock.at = at('2026-05-10T00:00:01');
    await fixture.get(CreditsService).ensureOpenPeriod(userId, fixture.clock.at);
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'free', creditsLeft: 5 });
    for (const month of [april, may, may]) await say(unpaid(month));
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'free', creditsLeft: 5 });
    expect(await fixture.ledgerFaults()).toEqual([]);
  });

  it('ends with the payment: the month goes on as a paid one', async () => {
    const { userId, say } = await unpaidSince();
    await say(subscription(april));
    expect(await fixture.account(userId)).toMatchObject({
      plan: 'pro',
      plannedPlan: null,
      graceEndsAt: null,
    });
    fixture.clock.at = at('2026-05-10T00:00:01');
    await fixture.get(CreditsService).ensureOpenPeriod(userId, fixture.clock.at);
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
  });

  it('gives the plan back to who pays after it', async () => {
    const { userId, say } = await unpaidSince();
    fixture.clock.at = at('2026-05-11T00:00:00');
    await say(unpaid(may));
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'free', creditsLeft: 5 });
    await say(subscription(may));
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
    expect(await fixture.ledgerFaults()).toEqual([]);
  });
});

it('an answer that was asked for earlier never overwrites a later one', async () => {
  const said = new Said();
  const { userId, sync, customerId } = await customer(said);
  let arrive: (s: Subscription) => void = () => undefined;
  let asked: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  said.next = () => {
    asked();
    return new Promise((resolve) => (arrive = resolve));
  };
  const slow = sync.syncCustomer(customerId);
  await isAsked;
  said.next = () => Promise.resolve(subscription({ plan: 'agency' }));
  expect(await sync.syncCustomer(customerId)).toBe('changed');
  arrive(subscription({ plan: 'pro' }));
  expect(await slow).toBe('stale');
  expect(await fixture.planAndBalance(userId)).toMatchObject({ plan: 'agency' });
});

it('a customer nobody has is unknown, and nothing is asked', async () => {
  const said = new Said();
  said.next = () => Promise.reject(new Error('was asked'));
  const sync = new PlanSyncService(
    fixture.db,
    fixture.get(BillingAccountRepository),
    said.port,
    fixture.clock,
    new SecurityLog(fixture.env),
  );
  expect(await sync.syncCustomer('cus_nobody')).toBe('unknown');
});
