import { clientOf, item, prices, SandboxFixture } from '../test/sandbox-fixture.js';

const fixture = new SandboxFixture();
beforeAll(() => fixture.open());
afterAll(() => fixture.close());

describe('the protocol, spoken by the real SDK', () => {
  it('replays an idempotent creation and refuses the key with other parameters', async () => {
    const first = await fixture.stripe.customers.create({ email: 'a@b.co' }, { idempotencyKey: 'k1' });
    const again = await fixture.stripe.customers.create({ email: 'a@b.co' }, { idempotencyKey: 'k1' });
    expect(again.id).toBe(first.id);
    await expect(
      fixture.stripe.customers.create({ email: 'x@y.co' }, { idempotencyKey: 'k1' }),
    ).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
    });
  });

  it.each([
    [
      'a foreign key',
      () => clientOf(fixture.sandbox.url, 'sk_test_other').customers.create({}),
      'StripeAuthenticationError',
      undefined,
    ],
    [
      'an old API version',
      () => clientOf(fixture.sandbox.url, 'sk_test_sandbox', '2019-12-03').customers.list(),
      'StripeInvalidRequestError',
      undefined,
    ],
    [
      'an unknown price',
      () => fixture.stripe.customers.create({}).then(({ id }) => fixture.openSession(id, 'price_x')),
      'StripeInvalidRequestError',
      'line_items[0][price]',
    ],
    [
      'an unknown customer',
      () => fixture.stripe.billingPortal.sessions.create({ customer: 'cus_x' }),
      'StripeInvalidRequestError',
      'customer',
    ],
    [
      'an unknown session',
      () => fixture.stripe.checkout.sessions.retrieve('cs_test_x'),
      'StripeInvalidRequestError',
      'id',
    ],
    [
      'a misspelt parameter',
      () => fixture.stripe.customers.create({ emial: 'a@b.co' } as never),
      'StripeInvalidRequestError',
      'emial',
    ],
    [
      'the old ui_mode',
      () => fixture.stripe.checkout.sessions.create({ ui_mode: 'embedded' as never }),
      'StripeInvalidRequestError',
      'ui_mode',
    ],
  ])("refuses %s in Stripe's shape", async (_name, call, type, param) => {
    await expect(call()).rejects.toMatchObject({ type, ...(param === undefined ? {} : { param }) });
  });

  it('pages through lists newest first', async () => {
    const { customer } = await fixture.subscriber();
    await fixture.openSession(customer.id);
    await fixture.openSession(customer.id);
    const seen: string[] = [];
    for await (const session of fixture.stripe.checkout.sessions.list({ customer: customer.id, limit: 1 }))
      seen.push(session.id);
    expect(new Set(seen).size).toBe(3);
  });
});

describe('a subscription', () => {
  it('starts when its session is paid and tells it by signed events, again until they are taken', async () => {
    fixture.refusals = 3;
    const { customer, session, subscription } = await fixture.subscriber();
    expect(subscription).toMatchObject({
      status: 'active',
      items: { data: [{ price: { id: prices.pro } }] },
    });
    expect(await fixture.stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: 'complete',
      client_secret: null,
    });
    await fixture.until('three events', () => fixture.eventTypesOf(customer.id).length >= 3);
    expect(fixture.eventTypesOf(customer.id)).toEqual([
      'checkout.session.completed',
      'customer.subscription.created',
      'invoice.paid',
    ]);
  });

  it('is previewed as it will be charged, at the instant that is asked for, and changed by neither', async () => {
    const { customer, subscription } = await fixture.subscriber();
    const { id, current_period_start, current_period_end } = item(subscription);
    const items = [{ id, price: prices.agency }];
    const half = Math.round((current_period_start + current_period_end) / 2);
    const details = { items, proration_behavior: 'always_invoice' as const, proration_date: half };
    const today = await fixture.stripe.invoices.createPreview({
      ...{ subscription: subscription.id, subscription_details: details },
    });
    expect(today).toMatchObject({ amount_due: 7_500, currency: 'usd', lines: { data: [{}, {}] } });
    expect(today.parent?.subscription_details?.subscription_proration_date).toBe(half);
    const renewal = await fixture.stripe.invoices.createPreview({
      ...{ subscription: subscription.id, preview_mode: 'recurring', subscription_details: { items } },
    });
    expect(renewal).toMatchObject({
      total: 19_900,
      lines: { data: [{ period: { start: current_period_end } }] },
    });
    const both = await fixture.stripe.invoices.createPreview({
      ...{ subscription: subscription.id, subscription_details: { items, proration_date: half } },
    });
    expect(both.total).toBe(today.total + renewal.total);
    expect(await fixture.stripe.subscriptions.retrieve(subscription.id)).toEqual(subscription);
    expect((await fixture.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(1);
  });

  it.each([
    ['a proration date outside the period', { proration_date: 1 }, 'proration_date'],
    ['a misspelt detail', { proration_data: 1 }, 'proration_data'],
    ['a date without prorations', { proration_behavior: 'none', proration_date: 1 }, 'proration_date'],
  ])('is not previewed with %s', async (_name, wrong, param) => {
    const { subscription } = await fixture.subscriber();
    const items = [{ id: item(subscription).id, price: prices.agency }];
    const preview = fixture.stripe.invoices.createPreview({
      ...{ subscription: subscription.id, subscription_details: { items, ...wrong } as never },
    });
    await expect(preview).rejects.toMatchObject({ type: 'StripeInvalidRequestError', param });
  });

  it('has no renewal to preview once it is cancelled, unless the preview lifts that', async () => {
    const { subscription } = await fixture.subscriber();
    await fixture.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    const recurring = { subscription: subscription.id, preview_mode: 'recurring' as const };
    await expect(fixture.stripe.invoices.createPreview(recurring)).rejects.toMatchObject({
      code: 'invoice_upcoming_none',
    });
    const staying = { subscription_details: { cancel_at_period_end: false } };
    expect(await fixture.stripe.invoices.createPreview({ ...recurring, ...staying })).toMatchObject({
      total: 4_900,
    });
  });

  it('costs the difference at once when it is upgraded, as the preview said, less a credit', async () => {
    const { customer, subscription } = await fixture.subscriber();
    await fixture.stripe.customers.update(customer.id, { balance: -1_000 });
    const change = {
      items: [{ id: item(subscription).id, price: prices.agency }],
      proration_behavior: 'always_invoice' as const,
    };
    const preview = await fixture.stripe.invoices.createPreview({
      ...{ customer: customer.id, subscription: subscription.id, subscription_details: change },
    });
    expect(preview.amount_due).toBe(preview.total - 1_000);
    expect(preview.amount_due).toBeGreaterThan(13_900);
    const proration_date = Number(preview.parent?.subscription_details?.subscription_proration_date);
    await fixture.stripe.subscriptions.update(subscription.id, { ...change, proration_date });
    const [latest] = (await fixture.stripe.invoices.list({ customer: customer.id })).data;
    expect(latest).toMatchObject({
      ...{ billing_reason: 'subscription_update', status: 'paid', total: preview.total },
      ...{ amount_paid: preview.amount_due, starting_balance: -1_000, ending_balance: 0 },
    });
    expect(await fixture.stripe.customers.retrieve(customer.id)).toMatchObject({ balance: 0 });
  });

  it.each([
    ['error_if_incomplete', { status: 'active', price: prices.pro }, 1],
    ['allow_incomplete', { status: 'past_due', price: prices.agency }, 2],
  ] as const)('whose card refuses an upgrade is with %s %j', async (payment_behavior, expected, invoices) => {
    const { customer, subscription } = await fixture.subscriber(prices.pro, '4000 0000 0000 0341');
    const update = fixture.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item(subscription).id, price: prices.agency }],
      ...{ proration_behavior: 'always_invoice', payment_behavior },
    });
    if (payment_behavior === 'error_if_incomplete')
      await expect(update).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402 });
    else await update;
    const after = await fixture.stripe.subscriptions.retrieve(subscription.id);
    expect({ status: after.status, price: item(after).price.id }).toEqual(expected);
    expect((await fixture.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(invoices);
  });

  it('is changed once by a call whose answer was lost and that is repeated with its key', async () => {
    const { customer, subscription } = await fixture.subscriber();
    const change = { items: [{ id: item(subscription).id, price: prices.agency }] };
    const update = () =>
      fixture.stripe.subscriptions.update(subscription.id, change, { idempotencyKey: 'lost' });
    await fixture.control('faults', { lost: true, path: '/subscriptions/', calls: 9 });
    await expect(update()).rejects.toMatchObject({ type: 'StripeConnectionError' });
    await fixture.control('faults', { calls: 0 });
    expect(item(await update()).price.id).toBe(prices.agency);
    expect((await fixture.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(2);
  });

  it('takes a planned downgrade over at the end of the period', async () => {
    const { subscription } = await fixture.subscriber(prices.agency);
    const { current_period_start, current_period_end } = item(subscription);
    const schedule = await fixture.stripe.subscriptionSchedules.create({
      from_subscription: subscription.id,
    });
    await fixture.stripe.subscriptionSchedules.update(schedule.id, {
      end_behavior: 'release',
      phases: [
        { items: [{ price: prices.agency }], start_date: current_period_start, end_date: current_period_end },
        { items: [{ price: prices.pro }] },
      ],
    });
    expect(item(await fixture.stripe.subscriptions.retrieve(subscription.id)).price.id).toBe(prices.agency);
    await fixture.control('advance', { months: 1 });
    const after = await fixture.stripe.subscriptions.retrieve(subscription.id);
    expect(item(after)).toMatchObject({
      price: { id: prices.pro },
      current_period_start: current_period_end,
    });
  });

  it('ends at the end of the period when it was cancelled', async () => {
    const { subscription } = await fixture.subscriber();
    await fixture.stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(await fixture.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
    await fixture.control('advance', { months: 1 });
    const after = await fixture.stripe.subscriptions.retrieve(subscription.id);
    expect(after).toMatchObject({ status: 'canceled', ended_at: item(subscription).current_period_end });
  });

  it('falls past due when the renewal is refused', async () => {
    const { customer, subscription } = await fixture.subscriber(prices.pro, '4000 0000 0000 0341');
    await fixture.control('advance', { months: 1 });
    expect(await fixture.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'past_due',
    });
    await fixture.until('the failed payment', () =>
      fixture.eventTypesOf(customer.id).includes('invoice.payment_failed'),
    );
  });
});

it('forgets nothing over a restart', async () => {
  const { subscription } = await fixture.subscriber();
  const { port } = new URL(fixture.sandbox.url);
  await fixture.sandbox.close();
  await fixture.start(Number(port));
  expect(await fixture.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({ status: 'active' });
});
