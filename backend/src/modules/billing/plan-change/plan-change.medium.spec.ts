import type { PlanChangePreview } from '@repurpose/contract';
import { BillingFixture } from '../../../../test/billing/billing-fixture.js';
import { CheckoutService } from '../checkout.service.js';
import { PlanChangeService } from './plan-change.service.js';

const fixture = new BillingFixture();

interface Invoice {
  billing_reason: string;
  amount_paid: number;
}

const preview = async (userId: string, plan: 'pro' | 'agency'): Promise<PlanChangePreview> => {
  const { planChange } = await fixture.get(CheckoutService).open(userId, fixture.price(plan));
  if (!planChange) throw new Error('no plan change is shown');
  return planChange;
};
const confirm = (userId: string, token: string) => fixture.get(PlanChangeService).confirm(userId, token);

async function subscriber(plan: 'pro' | 'agency', card?: string): Promise<string> {
  const userId = await fixture.newUser();
  await fixture.subscribe(userId, plan, card);
  return userId;
}

async function chargedFor(userId: string): Promise<number[]> {
  const { stripeCustomerId } = await fixture.account(userId);
  const { data } = await fixture.atStripe<{ data: Invoice[] }>(
    `invoices?customer=${String(stripeCustomerId)}`,
  );
  return data.filter((each) => each.billing_reason === 'subscription_update').map((each) => each.amount_paid);
}

async function setBalance(userId: string, cents: number): Promise<void> {
  const { stripeCustomerId } = await fixture.account(userId);
  await fixture.atStripe(`customers/${String(stripeCustomerId)}`, { balance: String(cents) });
}

beforeAll(() => fixture.open());
afterAll(() => fixture.close());
afterEach(async () => {
  await fixture.control('faults', { calls: 0 });
  expect(await fixture.ledgerFaults()).toEqual([]);
});

describe('an upgrade', () => {
  it('shows what Stripe would charge, and charges exactly that once it is confirmed', async () => {
    const userId = await subscriber('pro');
    const shown = await preview(userId, 'agency');
    const renewsAt = (await fixture.account(userId)).periodEndsAt.toISOString();
    expect(shown).toMatchObject({
      kind: 'upgrade',
      from: 'pro',
      to: 'agency',
      currency: 'usd',
      withdraws: null,
    });
    expect(shown).toMatchObject({ renewsAt, renewalCents: 19_900 });
    expect(shown.dueTodayCents).toBeGreaterThan(14_990);
    expect(shown.dueTodayCents).toBeLessThanOrEqual(15_000);
    expect(await chargedFor(userId)).toEqual([]);
    const paidCents = shown.dueTodayCents;
    expect(await confirm(userId, shown.token)).toMatchObject({ plan: 'agency', paidCents, begins: null });
    expect(await chargedFor(userId)).toEqual([paidCents]);
    expect(await fixture.planAndBalance(userId)).toMatchObject({ plan: 'agency' });
  });

  it('costs days later what was shown: the instant of the preview goes to Stripe', async () => {
    const userId = await subscriber('pro');
    await fixture.control('advance', { days: 10 });
    const shown = await preview(userId, 'agency');
    expect(shown.dueTodayCents).toBeLessThan(11_000);
    await fixture.control('advance', { days: 3 });
    await confirm(userId, shown.token);
    expect(await chargedFor(userId)).toEqual([shown.dueTodayCents]);
  });

  it('is made and charged once by ten clicks at once, each answered alike', async () => {
    const userId = await subscriber('pro');
    const { token, dueTodayCents } = await preview(userId, 'agency');
    const clicks = await Promise.all(Array.from({ length: 10 }, () => confirm(userId, token)));
    expect(new Set(clicks.map((each) => JSON.stringify(each))).size).toBe(1);
    expect(await chargedFor(userId)).toEqual([dueTodayCents]);
  });

  it('is made once when two windows show it and both confirm', async () => {
    const userId = await subscriber('pro');
    const shown = [await preview(userId, 'agency'), await preview(userId, 'agency')];
    const clicks = await Promise.allSettled(shown.map(({ token }) => confirm(userId, token)));
    expect(clicks.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
    const refused = clicks.find((each) => each.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'PLAN_CHANGE_OUTDATED', status: 409 });
    expect(await chargedFor(userId)).toHaveLength(1);
  });

  it('that the card refuses leaves the old plan and charges nothing, also when it is asked for again', async () => {
    const userId = await subscriber('pro', '4000000000000341');
    const { token } = await preview(userId, 'agency');
    for (const each of [token, token])
      await expect(confirm(userId, each)).rejects.toMatchObject({ code: 'PAYMENT_DECLINED', status: 402 });
    await fixture.sync(userId);
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
    expect(await fixture.account(userId)).toMatchObject({ subscriptionStatus: 'active' });
    expect(await chargedFor(userId)).toEqual([]);
  });

  it('is refused when the amount has changed, and the new amount can be confirmed', async () => {
    const userId = await subscriber('pro');
    const { token, dueTodayCents } = await preview(userId, 'agency');
    await setBalance(userId, 1_000);
    for (const each of [token, token])
      await expect(confirm(userId, each)).rejects.toMatchObject({
        code: 'PLAN_CHANGE_OUTDATED',
        status: 409,
      });
    expect(await chargedFor(userId)).toEqual([]);
    expect(await fixture.planAndBalance(userId)).toMatchObject({ plan: 'pro' });
    const fresh = await preview(userId, 'agency');
    expect(fresh.dueTodayCents).toBeGreaterThan(dueTodayCents + 900);
    await confirm(userId, fresh.token);
    expect(await chargedFor(userId)).toEqual([fresh.dueTodayCents]);
  });

  it('is refused when the period it was shown in is over', async () => {
    const userId = await subscriber('pro');
    const { token } = await preview(userId, 'agency');
    await fixture.control('advance', { months: 1 });
    await expect(confirm(userId, token)).rejects.toMatchObject({ code: 'PLAN_CHANGE_OUTDATED' });
    expect(await chargedFor(userId)).toEqual([]);
  });

  it('is refused while the last payment is open', async () => {
    const userId = await subscriber('pro', '4000000000000341');
    await fixture.control('advance', { months: 1 });
    await expect(preview(userId, 'agency')).rejects.toMatchObject({ code: 'PAYMENT_OVERDUE', status: 409 });
  });
});

describe('a token', () => {
  it.each<[string, (userId: string, token: string) => Promise<unknown>]>([
    ['of somebody else', async (_, token) => confirm(await subscriber('pro'), token)],
    ['that was made up', (userId) => confirm(userId, '00000000-0000-4000-8000-000000000000')],
    ['of another form', (userId) => confirm(userId, "' OR true --")],
    [
      'that has expired',
      async (userId, token) => {
        await fixture.db.query('UPDATE plan_change_offer SET expires_at = now() WHERE id = $1', [token]);
        return confirm(userId, token);
      },
    ],
  ])('%s changes nothing', async (_name, use) => {
    const userId = await subscriber('pro');
    const { token } = await preview(userId, 'agency');
    await expect(use(userId, token)).rejects.toMatchObject({ code: 'PLAN_CHANGE_OUTDATED' });
    expect(await chargedFor(userId)).toEqual([]);
    expect(await fixture.planAndBalance(userId)).toMatchObject({ plan: 'pro' });
  });

  it('that was used tells what became of it, without a second change', async () => {
    const userId = await subscriber('pro');
    const { token } = await preview(userId, 'agency');
    const first = await confirm(userId, token);
    expect(await confirm(userId, token)).toEqual(first);
    expect(await chargedFor(userId)).toHaveLength(1);
  });
});

describe('when Stripe fails', () => {
  it('before the change: nothing happens, and the same token can be confirmed again', async () => {
    const userId = await subscriber('pro');
    const { token } = await preview(userId, 'agency');
    await fixture.control('faults', { status: 500, calls: 3 });
    await expect(confirm(userId, token)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
    expect(await chargedFor(userId)).toEqual([]);
    expect(await confirm(userId, token)).toMatchObject({ plan: 'agency' });
    expect(await chargedFor(userId)).toHaveLength(1);
  });

  it('and the response to the change is lost, it is asked what happened', async () => {
    const userId = await subscriber('pro');
    const { token } = await preview(userId, 'agency');
    await fixture.control('faults', { lost: true, path: '/subscriptions/', calls: 9 });
    expect(await confirm(userId, token)).toMatchObject({ plan: 'agency' });
    expect(await chargedFor(userId)).toHaveLength(1);
    expect(await fixture.planAndBalance(userId)).toMatchObject({ plan: 'agency' });
  });

  it('during the change: it is not known what happened, and asking again charges once', async () => {
    const userId = await subscriber('pro');
    const { token } = await preview(userId, 'agency');
    await fixture.control('faults', { status: 500, path: '/subscriptions/', calls: 9 });
    await expect(confirm(userId, token)).rejects.toMatchObject({
      code: 'PLAN_CHANGE_UNCERTAIN',
      status: 502,
    });
    await fixture.control('faults', { calls: 0 });
    expect(await confirm(userId, token)).toMatchObject({ plan: 'agency' });
    expect(await chargedFor(userId)).toHaveLength(1);
  });

  it('a process that ended after the charge leaves a token that charges nothing again', async () => {
    const userId = await subscriber('pro');
    const { token } = await preview(userId, 'agency');
    await confirm(userId, token);
    await fixture.db.query(
      `UPDATE plan_change_offer SET status = 'running', running_until = now() WHERE id = $1`,
      [token],
    );
    expect(await confirm(userId, token)).toMatchObject({ plan: 'agency' });
    expect(await chargedFor(userId)).toHaveLength(1);
  });
});

describe('a downgrade', () => {
  it('costs nothing today and begins with the next period, once it is confirmed', async () => {
    const userId = await subscriber('agency');
    const begins = (await fixture.account(userId)).periodEndsAt.toISOString();
    const shown = await preview(userId, 'pro');
    expect(shown).toMatchObject({
      kind: 'downgrade',
      dueTodayCents: 0,
      renewsAt: begins,
      renewalCents: 4_900,
    });
    expect(await fixture.account(userId)).toMatchObject({ plan: 'agency', plannedPlan: null });
    const answers = await Promise.all([1, 2, 3].map(() => confirm(userId, shown.token)));
    for (const answer of answers) expect(answer).toMatchObject({ plan: 'pro', paidCents: 0, begins });
    expect(await fixture.account(userId)).toMatchObject({ plan: 'agency', plannedPlan: 'pro' });
    await expect(preview(userId, 'pro')).rejects.toMatchObject({ code: 'PLAN_CHANGE_PLANNED' });
    await fixture.control('advance', { months: 1 });
    await fixture.sync(userId);
    expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
    expect(await chargedFor(userId)).toEqual([]);
  });
});
