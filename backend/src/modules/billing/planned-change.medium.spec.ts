import { randomUUID } from 'node:crypto';
import type { PlanChangePreview } from '@repurpose/contract';
import { BillingFixture } from '../../../test/billing/billing-fixture.js';
import { CheckoutService } from './checkout.service.js';
import { CreditEntry } from './credits/credit-entry.entity.js';
import { CreditsService } from './credits/credits.service.js';
import { MaintenanceService } from './maintenance/maintenance.service.js';
import { PlanChangeService } from './plan-change/plan-change.service.js';

const fixture = new BillingFixture();
const open = (userId: string, plan: 'pro' | 'agency') =>
  fixture.get(CheckoutService).open(userId, fixture.price(plan));
const confirm = (userId: string, shown: PlanChangePreview | undefined) =>
  fixture.get(PlanChangeService).confirm(userId, String(shown?.token));
const hold = (userId: string) =>
  fixture.db.transaction((tx) =>
    fixture.get(CreditsService).hold(tx, userId, randomUUID(), fixture.clock.at),
  );

async function change(userId: string, values: Record<string, string>): Promise<void> {
  const { stripeSubscriptionId } = await fixture.account(userId);
  const headers = { authorization: `Bearer ${fixture.env.STRIPE_SECRET_KEY}` };
  const body = new URLSearchParams(values);
  const path = `${fixture.sandbox.url}/v1/subscriptions/${String(stripeSubscriptionId)}`;
  expect((await fetch(path, { method: 'POST', headers, body })).status).toBe(200);
  await fixture.sync(userId);
}
const atTheEnd = async (userId: string) =>
  String((await fixture.account(userId)).periodEndsAt.getTime() / 1000);
const CANCELLED: [string, (userId: string) => Promise<void>][] = [
  ['by the API', (userId) => change(userId, { cancel_at_period_end: 'true' })],
  ['in the portal', async (userId) => change(userId, { cancel_at: await atTheEnd(userId) })],
];

async function subscriber(plan: 'pro' | 'agency'): Promise<string> {
  const userId = await fixture.newUser();
  await fixture.subscribe(userId, plan);
  return userId;
}
async function grantReasons(userId: string): Promise<string[]> {
  const where = { accountId: userId, kind: 'grant' } as const;
  const grants = await fixture.db.manager.find(CreditEntry, { where, order: { id: 'ASC' } });
  return grants.map(({ reason }) => reason);
}
async function passTheEnd(userId: string): Promise<void> {
  fixture.clock.at = new Date((await fixture.account(userId)).periodEndsAt.getTime() + 1_000);
}

beforeAll(() => fixture.open());
afterAll(() => fixture.close());
beforeEach(async () => {
  fixture.clock.at = new Date((await fixture.control<{ now: number }>('advance')).now * 1000);
});
afterEach(async () => expect(await fixture.ledgerFaults()).toEqual([]));

describe('a plan that was cancelled', () => {
  it.each(CANCELLED)('%s is told with its last day', async (_, cancel) => {
    const userId = await subscriber('pro');
    await cancel(userId);
    const { periodEndsAt } = await fixture.account(userId);
    expect(await fixture.account(userId)).toMatchObject({ plannedPlan: 'free', plannedPlanAt: periodEndsAt });
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
  });

  it('is Free from its last day on for whoever works then, before the end is told', async () => {
    const userId = await subscriber('pro');
    await change(userId, { cancel_at_period_end: 'true' });
    await passTheEnd(userId);
    await hold(userId);
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'free', creditsLeft: 4 });
    // For some seconds Stripe still reports it as active.
    expect(await fixture.sync(userId)).toBe('unchanged');
    await fixture.control('advance', { months: 1 });
    await fixture.sync(userId);
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'free', creditsLeft: 4 });
    expect(await fixture.account(userId)).toMatchObject({
      plannedPlan: null,
      subscriptionStatus: 'canceled',
    });
  });

  it('begins a free month also when the monthly job cannot ask Stripe', async () => {
    const userId = await subscriber('pro');
    await change(userId, { cancel_at_period_end: 'true' });
    await passTheEnd(userId);
    await fixture.control('faults', { status: 500, calls: 3 });
    await fixture.get(MaintenanceService).openDuePeriods();
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'free', creditsLeft: 5 });
    expect((await grantReasons(userId)).at(-1)).toBe('free plan ended');
    const { anchorAt, periodStart, plannedPlanAt } = await fixture.account(userId);
    expect([anchorAt, plannedPlanAt]).toEqual([periodStart, null]);
  });

  it('and resumed in time is paid again when that is told late, less what was used meanwhile', async () => {
    const userId = await subscriber('pro');
    await change(userId, { cancel_at_period_end: 'true' });
    const { stripeSubscriptionId } = await fixture.account(userId);
    const headers = { authorization: `Bearer ${fixture.env.STRIPE_SECRET_KEY}` };
    const body = new URLSearchParams({ cancel_at_period_end: 'false' });
    const path = `${fixture.sandbox.url}/v1/subscriptions/${String(stripeSubscriptionId)}`;
    await fetch(path, { method: 'POST', headers, body });
    await passTheEnd(userId);
    await hold(userId);
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'free', creditsLeft: 4 });
    await fixture.control('advance', { months: 1 });
    await fixture.sync(userId);
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 49 });
  });
});

it('a step down that was planned begins by our own clock, once, and is granted as a change of plan', async () => {
  const userId = await subscriber('agency');
  await fixture.changePlan(userId, 'pro');
  expect(await fixture.account(userId)).toMatchObject({ plan: 'agency', plannedPlan: 'pro' });
  await passTheEnd(userId);
  await hold(userId);
  expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 49 });
  await fixture.sync(userId);
  expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 49 });
  await fixture.control('advance', { months: 1 });
  await fixture.sync(userId);
  expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 49 });
  expect(await grantReasons(userId)).toEqual(['free registration', 'pro plan change']);
});

describe('keeping a plan', () => {
  const planned: [string, 'pro' | 'agency', (userId: string) => Promise<unknown>][] = [
    ...CANCELLED.map(([how, cancel]): (typeof planned)[number] => [`cancelled ${how}`, 'pro', cancel]),
    ['stepped down', 'agency', (userId) => fixture.changePlan(userId, 'pro')],
  ];
  it.each(planned)('that was %s lets it renew', async (_, plan, takeLeave) => {
    const userId = await subscriber(plan);
    await takeLeave(userId);
    const { planChange } = await open(userId, plan);
    expect(planChange).toMatchObject({ kind: 'keep', dueTodayCents: 0 });
    await Promise.all([1, 2, 3].map(() => confirm(userId, planChange)));
    expect(await fixture.account(userId)).toMatchObject({ plan, plannedPlan: null, plannedPlanAt: null });
    await fixture.control('advance', { months: 1 });
    await passTheEnd(userId);
    await fixture.sync(userId);
    expect(await fixture.account(userId)).toMatchObject({ plan, subscriptionStatus: 'active' });
  });

  it('is what choosing it again means, once it is confirmed', async () => {
    const userId = await subscriber('pro');
    await change(userId, { cancel_at: await atTheEnd(userId) });
    const { periodEndsAt } = await fixture.account(userId);
    const { planChange } = await open(userId, 'pro');
    const withdraws = { plan: 'free', at: periodEndsAt.toISOString() };
    const renews = { renewsAt: periodEndsAt.toISOString(), renewalCents: 4_900 };
    expect(planChange).toMatchObject({ kind: 'keep', dueTodayCents: 0, ...renews, withdraws });
    expect(await fixture.account(userId)).toMatchObject({ plannedPlan: 'free' });
    expect(await fixture.changePlan(userId, 'pro')).toMatchObject({
      kind: 'keep',
      plan: 'pro',
      paidCents: 0,
    });
    expect(await fixture.account(userId)).toMatchObject({ plannedPlan: null });
    await expect(open(userId, 'pro')).rejects.toMatchObject({ code: 'ALREADY_ON_PLAN' });
  });

  it('is part of an upgrade: a plan cancelled in the portal and then upgraded does not end', async () => {
    const userId = await subscriber('pro');
    await change(userId, { cancel_at: await atTheEnd(userId) });
    await fixture.changePlan(userId, 'agency');
    expect(await fixture.account(userId)).toMatchObject({ plan: 'agency', plannedPlan: null });
    await fixture.control('advance', { months: 1 });
    await fixture.sync(userId);
    expect(await fixture.account(userId)).toMatchObject({ plan: 'agency', subscriptionStatus: 'active' });
  });

  it('is refused when the plan has ended since it was shown; choosing it then opens a checkout', async () => {
    const userId = await subscriber('pro');
    await change(userId, { cancel_at_period_end: 'true' });
    const { planChange } = await open(userId, 'pro');
    await fixture.control('advance', { months: 1 });
    await expect(confirm(userId, planChange)).rejects.toMatchObject({ code: 'PLAN_CHANGE_OUTDATED' });
    expect(await open(userId, 'pro')).toEqual({ clientSecret: expect.any(String) });
  });
});
