import { WebhookInboxService } from '../../src/modules/webhooks/webhook-inbox.service.js';
import { BillingFixture } from '../billing/billing-fixture.js';

const fixture = new BillingFixture();
beforeAll(() => fixture.open());
afterAll(() => fixture.close());

const ordersOf = <T>(items: T[]): T[][] =>
  items.length < 2
    ? [items]
    : items.flatMap((item, at) => ordersOf(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));

async function becomes(customerId: string | null): Promise<string> {
  await fixture.db.query(
    'UPDATE billing_account SET stripe_customer_id = NULL WHERE stripe_customer_id = $1',
    [customerId],
  );
  const userId = await fixture.newUser();
  await fixture.db.query('UPDATE billing_account SET stripe_customer_id = $2 WHERE user_id = $1', [
    userId,
    customerId,
  ]);
  return userId;
}

it('six events in each of their 720 orders, each of them twice: the same plan, the same balance, the same end', async () => {
  fixture.clock.at = new Date(Date.now() - 3_600_000); // registered earlier, so that the paid month is new
  const first = await fixture.newUser();
  await fixture.pay(first, 'pro');
  await fixture.changeSubscription(first, fixture.toAgency);
  await fixture.changeSubscription(first, () => ({ cancel_at_period_end: 'true' }));
  const { stripeCustomerId } = await fixture.account(first);
  const events = await fixture.eventsOf(stripeCustomerId);
  expect(events).toHaveLength(6);
  const ends = new Map<string, number>();
  for (const order of ordersOf(events)) {
    const userId = await becomes(stripeCustomerId);
    await fixture.db.query('DELETE FROM webhook_event');
    for (const event of [...order, ...order]) await fixture.get(WebhookInboxService).receive(event);
    const { plan, creditsLeft, plannedPlan, subscriptionStatus } = await fixture.account(userId);
    const end = JSON.stringify({ plan, creditsLeft, plannedPlan, subscriptionStatus });
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  expect([...ends]).toEqual([
    [
      JSON.stringify({
        plan: 'agency',
        creditsLeft: 0,
        plannedPlan: 'free',
        subscriptionStatus: 'active',
      }),
      720,
    ],
  ]);
  expect(await fixture.ledgerFaults()).toEqual([]);
});
