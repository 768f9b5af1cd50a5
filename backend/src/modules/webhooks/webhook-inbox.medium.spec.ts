import { fc } from '@repurpose/testing';
import { BillingFixture } from '../../../test/billing/billing-fixture.js';
import { CheckoutService } from '../billing/checkout.service.js';
import type { PlanSyncService } from '../billing/plan-sync.service.js';
import type { SignedEvent } from './stripe-events.js';
import { WebhookEventRepository } from './webhook-event.repository.js';
import { WebhookInboxService } from './webhook-inbox.service.js';

const fixture = new BillingFixture();
const inbox = () => fixture.get(WebhookInboxService);
const row = async (id: string) =>
  (
    await fixture.db.query<
      { applied_at: Date | null; error: string | null; failures: number; next_try_at: Date }[]
    >('SELECT * FROM webhook_event WHERE id = $1', [id])
  )[0];
const eventsOf = async (userId: string): Promise<SignedEvent[]> =>
  fixture.eventsOf((await fixture.account(userId)).stripeCustomerId);
const wait = (ms: number) => (fixture.clock.at = new Date(fixture.clock.at.getTime() + ms));
let count = 0;
const syncEvent = (customer: string, over: Partial<SignedEvent> = {}): SignedEvent => ({
  ...{
    id: `evt_spec_${(count += 1)}`,
    type: 'customer.subscription.updated',
    livemode: false,
    created: 1_790_000_000,
  },
  ...{ data: { object: { customer } }, ...over },
});

beforeAll(() => fixture.open());
afterAll(() => fixture.close());

it('ends at the same plan and balance in any order and with any duplicates', async () => {
  const story = async (): Promise<string> => {
    fixture.clock.at = new Date(Date.now() - 3_600_000); // registered earlier, so that the paid month is new
    const userId = await fixture.newUser();
    await fixture.pay(userId, 'pro');
    await fixture.changeSubscription(userId, fixture.toAgency);
    return userId;
  };
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat()), async (random) => {
      const userId = await story();
      const events = await eventsOf(userId);
      expect(events).toHaveLength(5);
      const deliveries = [...events, ...events].map((event) => ({
        event,
        key: random.next().value as number,
      }));
      for (const { event } of deliveries.sort((a, b) => a.key - b.key)) await inbox().receive(event);
      expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'agency', creditsLeft: 0 });
    }),
    { numRuns: 8 },
  );
  expect(await fixture.ledgerFaults()).toEqual([]);
});

it('has one effect when one event arrives fifty times at once', async () => {
  const userId = await fixture.newUser();
  await fixture.pay(userId, 'pro');
  const [event] = await eventsOf(userId);
  if (!event) throw new Error('no event');
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => inbox().receive(event)));
  expect(new Set(outcomes)).toEqual(new Set(['applied']));
  expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
  expect(await fixture.ledgerFaults()).toEqual([]);
});

it('is not applied, stays in the inbox and is applied later when Stripe cannot be asked', async () => {
  const userId = await fixture.newUser();
  await fixture.pay(userId, 'pro');
  const [event] = await eventsOf(userId);
  if (!event) throw new Error('no event');
  await fixture.control('faults', { status: 500, calls: 3 });
  await expect(inbox().receive(event)).rejects.toMatchObject({ code: 'PAYMENTS_UNAVAILABLE' });
  expect(await row(event.id)).toMatchObject({
    applied_at: null,
    error: expect.stringContaining('payment') as string,
  });
  expect(await fixture.planAndBalance(userId)).toMatchObject({ plan: 'free' });
  expect(await inbox().sweep()).toBe(0);
  wait(5_000);
  expect(await inbox().sweep()).toBe(1);
  expect(await row(event.id)).toMatchObject({ applied_at: fixture.clock.at, error: null });
  expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
});

it('leaves an event that keeps failing alone for longer each time, and at most ten minutes', async () => {
  const userId = await fixture.newUser();
  await fixture.subscribe(userId, 'pro');
  const [event] = await eventsOf(userId);
  if (!event) throw new Error('no event');
  const syncCustomer = () => Promise.reject(new Error('never'));
  const own = new WebhookInboxService(
    fixture.db,
    fixture.get(WebhookEventRepository),
    { syncCustomer } as unknown as PlanSyncService,
    fixture.clock,
  );
  const waits: number[] = [];
  await expect(own.receive(event)).rejects.toThrow('never');
  for (let failures = 1; failures <= 9; failures += 1) {
    const kept = await row(event.id);
    const waitMs = (kept?.next_try_at.getTime() ?? 0) - fixture.clock.at.getTime();
    waits.push(waitMs / 1_000);
    expect(kept).toMatchObject({ failures, applied_at: null });
    wait(waitMs - 1);
    await own.sweep();
    expect(await row(event.id)).toMatchObject({ failures });
    wait(1);
    await own.sweep();
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 600, 600]);
  expect(await inbox().receive(event)).toBe('applied');
});

it('parks an event of an unknown customer and applies it when the account is there', async () => {
  const userId = await fixture.newUser();
  await fixture.subscribe(userId, 'pro');
  const { stripeCustomerId } = await fixture.account(userId);
  const belongTo = (customerId: string | null): Promise<unknown> =>
    fixture.db.query('UPDATE billing_account SET stripe_customer_id = $2 WHERE user_id = $1', [
      userId,
      customerId,
    ]);
  await belongTo(null);
  const event = syncEvent(String(stripeCustomerId));
  expect(await inbox().receive(event)).toBe('parked');
  expect(await inbox().sweep()).toBe(0);
  await belongTo(stripeCustomerId);
  expect(await inbox().sweep()).toBe(1);
  expect((await row(event.id))?.applied_at).toEqual(fixture.clock.at);
});

it('grants once when the webhook and the return page come at the same time', async () => {
  const userId = await fixture.newUser();
  await fixture.pay(userId, 'pro');
  const { checkoutSessionId } = await fixture.account(userId);
  const events = await eventsOf(userId);
  const look = () => fixture.get(CheckoutService).status(userId, String(checkoutSessionId));
  await Promise.all([look(), ...events.map((event) => inbox().receive(event)), look()]);
  expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
  expect(await fixture.ledgerFaults()).toEqual([]);
});

it('does no harm when the process died between the effect and the mark', async () => {
  const userId = await fixture.newUser();
  await fixture.subscribe(userId, 'pro');
  const [event] = await eventsOf(userId);
  if (!event) throw new Error('no event');
  await inbox().receive(event);
  await fixture.db.query('UPDATE webhook_event SET applied_at = NULL WHERE id = $1', [event.id]);
  expect(await inbox().sweep()).toBe(1);
  expect(await fixture.planAndBalance(userId)).toEqual({ plan: 'pro', creditsLeft: 50 });
  expect(await fixture.ledgerFaults()).toEqual([]);
});

it('has no effect a second time, whatever else the body says under the same id', async () => {
  const [victim, other] = [await fixture.newUser(), await fixture.newUser()];
  await fixture.subscribe(other, 'pro');
  await fixture.pay(victim, 'pro');
  const [event] = await eventsOf(other);
  if (!event) throw new Error('no event');
  await inbox().receive(event);
  const { stripeCustomerId } = await fixture.account(victim);
  await inbox().receive({ ...event, data: { object: { customer: stripeCustomerId } } });
  expect(await fixture.planAndBalance(victim)).toMatchObject({ plan: 'free' });
});

it.each(['charge.succeeded', 'customer.created', 'something.new'])('ignores %s', async (type) => {
  const event = syncEvent('cus_any', { type });
  expect(await inbox().receive(event)).toBe('ignored');
  expect(await row(event.id)).toBeUndefined();
});

it('applies an event behind more that fail for good than a round takes, and stops when it is told to', async () => {
  const users = [await fixture.newUser(), await fixture.newUser()];
  for (const [index, userId] of users.entries()) {
    const customer = ['cus_poison', 'cus_fine'][index];
    await fixture.db.query('UPDATE billing_account SET stripe_customer_id = $2 WHERE user_id = $1', [
      userId,
      customer,
    ]);
  }
  await fixture.db.query(
    `INSERT INTO webhook_event (id, type, payload_created_at, customer_id, next_try_at)
     SELECT 'evt_poison_' || n, 'invoice.paid', now(), 'cus_poison', $1::timestamptz - interval '1 day' FROM generate_series(1, 60) n
     UNION ALL SELECT 'evt_fine', 'invoice.paid', now(), 'cus_fine', $1`,
    [fixture.clock.at],
  );
  const syncCustomer = (id: string) =>
    id === 'cus_fine' ? Promise.resolve('changed') : Promise.reject(new Error('never'));
  const own = new WebhookInboxService(
    fixture.db,
    fixture.get(WebhookEventRepository),
    { syncCustomer } as unknown as PlanSyncService,
    fixture.clock,
  );
  expect(await own.sweep(AbortSignal.abort())).toBe(0);
  expect(await row('evt_poison_1')).toMatchObject({ error: null });
  expect([await own.sweep(), await own.sweep(), await own.sweep()]).toEqual([0, 1, 0]);
  await fixture.db.query(`DELETE FROM webhook_event WHERE customer_id = 'cus_poison'`);
});
