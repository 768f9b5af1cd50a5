import type Stripe from 'stripe';
import { item, prices, SandboxFixture } from '../../test/sandbox-fixture.js';

const fixture = new SandboxFixture();
beforeAll(() => fixture.open());
afterAll(() => fixture.close());

describe('the checkout page', () => {
  const pay = async (session: Stripe.Checkout.Session, number: string, confirmed: boolean | null = null) => {
    const page = `${fixture.sandbox.url}/checkout/${String(session.client_secret)}`;
    const html = await (await fetch(page)).text();
    expect(html).toContain('Test mode: no card is charged');
    const body = JSON.stringify({ number, expiry: '12 / 99', cvc: '123', confirmed });
    return (
      await fetch(`${page}/pay`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    ).json();
  };

  it.each([
    ['4242 4242 4242 4242', null, { status: 'complete' }],
    [
      '4000 0000 0000 0002',
      null,
      { status: 'declined', message: 'Your card was declined.', field: 'number' },
    ],
    ['4242', null, { status: 'declined', message: 'Your card number is incomplete.', field: 'number' }],
    ['4000 0025 0000 3155', null, { status: 'requires_action' }],
    ['4000 0025 0000 3155', false, { status: 'declined' }],
    ['4000 0025 0000 3155', true, { status: 'complete' }],
    ['5555 5555 5555 4444', null, { status: 'declined' }],
  ])('answers card %s (confirmed: %s) with %j', async (number, confirmed, expected) => {
    const customer = await fixture.stripe.customers.create({});
    expect(await pay(await fixture.openSession(customer.id), number, confirmed)).toMatchObject(expected);
  });

  it('may be embedded by the product only, and says when it has expired', async () => {
    const session = await fixture.openSession((await fixture.stripe.customers.create({})).id);
    await fixture.stripe.checkout.sessions.expire(session.id);
    const answer = await fetch(`${fixture.sandbox.url}/checkout/${String(session.client_secret)}`);
    expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors http://app.test;');
    expect(await answer.text()).toContain('has expired');
  });
});

it('lets the portal cancel, resume and switch, and shows the invoices', async () => {
  const { customer, subscription } = await fixture.subscriber();
  const { url } = await fixture.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: 'http://app.test/',
  });
  const press = (action: string) => fetch(url, { method: 'POST', body: new URLSearchParams({ action }) });
  expect(await (await press('cancel')).text()).toContain('Your plan ends on');
  expect(await fixture.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
    cancel_at_period_end: false,
    cancel_at: subscription.items.data[0]?.current_period_end,
  });
  expect(await (await press('resume')).text()).toContain('Your plan renews on');
  expect(await (await press(`switch:${prices.agency}`)).text()).toContain('TEST-');
  expect(item(await fixture.stripe.subscriptions.retrieve(subscription.id)).price.id).toBe(prices.agency);
});
