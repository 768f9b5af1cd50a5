import { PLANS } from '@repurpose/contract';
import { BillingFixture } from '../../../test/billing/billing-fixture.js';
import { AccountClosingService } from './account-closing.service.js';
import { CheckoutService } from './checkout.service.js';

const fixture = new BillingFixture();
const open = (userId: string, plan: 'pro' | 'agency') =>
  fixture.get(CheckoutService).open(userId, fixture.price(plan), `${userId}@example.com`);
const sessionOf = (clientSecret: string | null) => String(clientSecret).split('_secret_')[0] ?? '';
const rows = async (path: string) =>
  (await fixture.atStripe<{ data: { id: string; status: string }[] }>(path)).data;
const liveSubscriptions = async (userId: string) => {
  const { stripeCustomerId } = await fixture.account(userId);
  return rows(`subscriptions?customer=${String(stripeCustomerId)}&limit=100`);
};

beforeAll(() => fixture.open());
afterAll(() => fixture.close());

it('gives twenty clicks at once one customer and one open checkout', async () => {
  const userId = await fixture.newUser();
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(userId, 'pro')));
  expect(new Set(answers.map((answer) => answer.clientSecret)).size).toBe(1);
  const email = encodeURIComponent(`${userId}@example.com`);
  expect(await rows(`customers?email=${email}`)).toHaveLength(1);
});

it('leaves one open checkout when two tabs choose different plans', async () => {
  const userId = await fixture.newUser();
  const plans = ['pro', 'agency', 'pro', 'agency'] as const;
  const answers = await Promise.allSettled(plans.map((plan) => open(userId, plan)));
  expect(answers.some((answer) => answer.status === 'fulfilled')).toBe(true);
  const { stripeCustomerId, checkoutSessionId } = await fixture.account(userId);
  const opened = await rows(`checkout/sessions?customer=${String(stripeCustomerId)}&status=open`);
  expect(opened.map((each) => each.id)).toEqual([checkoutSessionId]);
});

it('never lets the same user pay for two subscriptions', async () => {
  const userId = await fixture.newUser();
  const first = await open(userId, 'pro');
  const second = await open(userId, 'agency');
  await fixture.control(`sessions/${sessionOf(first.clientSecret)}/pay`);
  await fixture.control(`sessions/${sessionOf(second.clientSecret)}/pay`);
  expect(await liveSubscriptions(userId)).toHaveLength(1);
  await fixture.sync(userId);
  expect(await fixture.planAndBalance(userId)).toMatchObject({ plan: 'agency' });
});

it('refuses the plan the user already has, also when its webhook was lost, and then knows it', async () => {
  const userId = await fixture.newUser();
  await fixture.pay(userId, 'pro');
  await expect(open(userId, 'pro')).rejects.toMatchObject({ code: 'ALREADY_ON_PLAN' });
  expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
});

it.each([
  ['pro', 'agency'],
  ['agency', 'pro'],
] as const)('only shows what a change from %s to %s costs, however often it is opened', async (from, to) => {
  const userId = await fixture.newUser();
  await fixture.subscribe(userId, from);
  const { stripeCustomerId } = await fixture.account(userId);
  const [before] = await liveSubscriptions(userId);
  const invoices = await rows(`invoices?customer=${String(stripeCustomerId)}`);
  const answers = await Promise.all(Array.from({ length: 5 }, () => open(userId, to)));
  for (const answer of answers)
    expect(answer).toMatchObject({
      clientSecret: null,
      planChange: { from, to, renewalCents: PLANS[to].priceCents },
    });
  expect(await liveSubscriptions(userId)).toEqual([before]);
  expect(await rows(`invoices?customer=${String(stripeCustomerId)}`)).toEqual(invoices);
  expect(await fixture.account(userId)).toMatchObject({ plan: from, plannedPlan: null });
});

it('leaves a subscription alone whose price is none of ours', async () => {
  const userId = await fixture.newUser();
  await fixture.subscribe(userId, 'pro');
  const terms = { currency: 'usd', unit_amount: '3900', 'recurring[interval]': 'month', product: 'prod_pro' };
  const price = await fixture.atStripe<{ id: string }>('prices', terms);
  await fixture.changeSubscription(userId, (item) => ({ 'items[0][id]': item, 'items[0][price]': price.id }));
  const [before] = await liveSubscriptions(userId);
  expect(before).toMatchObject({ status: 'active' });
  await expect(open(userId, 'agency')).rejects.toMatchObject({ code: 'SUBSCRIPTION_UNKNOWN', status: 409 });
  expect(await liveSubscriptions(userId)).toEqual([before]);
});

it('ends a subscription that was given up before a new one is sold', async () => {
  const userId = await fixture.newUser();
  await fixture.subscribe(userId, 'pro');
  const [old] = await liveSubscriptions(userId);
  await fixture.control(`subscriptions/${String(old?.id)}`, { status: 'unpaid' });
  await fixture.sync(userId);
  expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'free', creditsLeft: 5 });
  await fixture.subscribe(userId, 'agency');
  expect(await liveSubscriptions(userId)).toHaveLength(1);
  expect(await fixture.planAndBalance(userId)).toMatchObject({ plan: 'agency' });
});

it('finds a new customer for a user whose customer was deleted', async () => {
  const userId = await fixture.newUser();
  await open(userId, 'pro');
  const before = (await fixture.account(userId)).stripeCustomerId;
  const headers = { authorization: `Bearer ${fixture.env.STRIPE_SECRET_KEY}` };
  await fetch(`${fixture.sandbox.url}/v1/customers/${String(before)}`, { method: 'DELETE', headers });
  await expect(fixture.get(CheckoutService).openPortal(userId)).rejects.toMatchObject({
    code: 'CUSTOMER_GONE',
  });
  await fixture.subscribe(userId, 'pro');
  expect((await fixture.account(userId)).stripeCustomerId).not.toBe(before);
  expect(await fixture.planAndBalance(userId)).toMatchObject({ plan: 'pro' });
});

it('sells no second subscription to a paid account whose customer Stripe does not know', async () => {
  const userId = await fixture.newUser();
  await fixture.subscribe(userId, 'pro');
  await fixture.db.query(`UPDATE billing_account SET stripe_customer_id = 'cus_else' WHERE user_id = $1`, [
    userId,
  ]);
  await expect(open(userId, 'agency')).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  await expect(fixture.get(AccountClosingService).endPayments(userId)).rejects.toMatchObject({
    code: 'PAYMENTS_UNAVAILABLE',
  });
  expect(await fixture.account(userId)).toMatchObject({ plan: 'pro', stripeCustomerId: 'cus_else' });
});

it('says 502 while Stripe fails, and the same click then creates one of everything', async () => {
  const userId = await fixture.newUser();
  await fixture.control('faults', { status: 500, calls: 3 });
  await expect(open(userId, 'pro')).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE', status: 502 });
  expect(await fixture.account(userId)).toMatchObject({ plan: 'free', checkoutSessionId: null });
  expect((await open(userId, 'pro')).clientSecret).toContain('_secret_');
  expect(await rows(`customers?email=${encodeURIComponent(`${userId}@example.com`)}`)).toHaveLength(1);
});

describe('the return page', () => {
  it.each(['complete', 'expired', 'open'] as const)('is told %s', async (status) => {
    const userId = await fixture.newUser();
    const id = sessionOf((await open(userId, 'pro')).clientSecret);
    if (status !== 'open')
      await fixture.control(`sessions/${id}/${status === 'complete' ? 'pay' : 'expire'}`);
    const answer = await fixture.get(CheckoutService).status(userId, id);
    expect(answer).toEqual({ status, customer_email: `${userId}@example.com` });
    const plan = status === 'complete' ? 'pro' : 'free';
    expect(await fixture.planAndBalance(userId)).toEqual({ plan, creditsLeft: plan === 'pro' ? 50 : 5 });
  });

  it('is told nothing about a checkout of somebody else', async () => {
    const [owner, other] = [await fixture.newUser(), await fixture.newUser()];
    const id = sessionOf((await open(owner, 'pro')).clientSecret);
    const look = fixture.get(CheckoutService).status(other, id);
    await expect(look).rejects.toMatchObject({ code: 'CHECKOUT_NOT_FOUND' });
  });
});
