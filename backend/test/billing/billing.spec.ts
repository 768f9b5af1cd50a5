import type { CheckoutResponse, CheckoutStatus, ErrorBody, PlanChangeResult } from '@repurpose/contract';
import { Client, signedUp } from '../harness/client.js';
import { sharedProduct } from '../harness/product.js';
import { control, openCheckout, PRICES, subscribe, userOf } from './paying.js';

const product = sharedProduct();
const NO_PLAN = 'No subscription plan selected. Please go back and choose a plan.';
const NEEDS_SUBSCRIPTION = 'You need an active subscription to manage billing.';

it('makes a free user Pro with 50 credits when the checkout is paid', async () => {
  const { client, user } = await signedUp(product.url);
  expect(user).toMatchObject({ plan: 'free', transformationsLeft: 5, stripeCustomerId: null });
  const paid = await subscribe(client, product.sandboxUrl);
  expect(paid).toMatchObject({ plan: 'pro', transformationsLeft: 50 });
  expect(paid.stripeCustomerId).toMatch(/^cus_/);
  expect(new Date(paid.creditsRenewAt).getTime()).toBeGreaterThan(Date.now());
});

describe('POST /api/create-checkout-session', () => {
  it.each([
    ['no priceId', {}, 400, NO_PLAN],
    ['an empty priceId', { priceId: '' }, 400, NO_PLAN],
    ['a number', { priceId: 49 }, 400, NO_PLAN],
    ['a list', { priceId: [PRICES.pro] }, 400, NO_PLAN],
    ['an unknown price', { priceId: 'price_of_somebody_else' }, 400, 'Unknown subscription plan.'],
  ])('refuses %s', async (_name, body, status, message) => {
    const { client } = await signedUp(product.url);
    const answer = await client.post<ErrorBody>('/api/create-checkout-session', body);
    expect(answer).toMatchObject({ status, body: { message } });
  });

  it('ignores price, quantity, coupon, plan and addresses of the caller', async () => {
    const { client } = await signedUp(product.url);
    const extra = { quantity: 0, price: 1, coupon: 'FREE', success_url: 'https://evil.test', plan: 'agency' };
    const body = { priceId: PRICES.pro, ...extra };
    expect(await client.post('/api/create-checkout-session', body)).toMatchObject({ status: 200 });
    expect(await userOf(client)).toMatchObject({ plan: 'free' });
  });

  it('refuses the plan the user is on, and only shows what the other one costs', async () => {
    const { client } = await signedUp(product.url);
    await subscribe(client, product.sandboxUrl);
    const again = await client.post<ErrorBody>('/api/create-checkout-session', { priceId: PRICES.pro });
    expect(again).toMatchObject({ status: 409, body: { code: 'ALREADY_ON_PLAN' } });
    const other = await client.post('/api/create-checkout-session', { priceId: PRICES.agency });
    const planChange = { kind: 'upgrade', from: 'pro', to: 'agency', token: expect.any(String) as string };
    expect(other).toMatchObject({ status: 200, body: { clientSecret: null, planChange } });
    expect(await userOf(client)).toMatchObject({ plan: 'pro' });
  });
});

describe('POST /api/change-plan', () => {
  const offered = async (client: Client) => {
    const body = { priceId: PRICES.agency };
    const answer = await client.post<CheckoutResponse>('/api/create-checkout-session', body);
    return String(answer.body.planChange?.token);
  };

  it('makes the change that was shown, once', async () => {
    const { client } = await signedUp(product.url);
    await subscribe(client, product.sandboxUrl);
    const token = await offered(client);
    const clicks = [1, 2, 3].map(() => client.post<PlanChangeResult>('/api/change-plan', { token }));
    for (const answer of await Promise.all(clicks))
      expect(answer).toMatchObject({ status: 200, body: { plan: 'agency', kind: 'upgrade', begins: null } });
    expect(await userOf(client)).toMatchObject({ plan: 'agency' });
  });

  it('gives the same 409 for a token of somebody else as for one that never was', async () => {
    const [owner, other] = [await signedUp(product.url), await signedUp(product.url)];
    await subscribe(owner.client, product.sandboxUrl);
    await subscribe(other.client, product.sandboxUrl);
    const token = await offered(owner.client);
    for (const used of [token, 'x'])
      expect(await other.client.post<ErrorBody>('/api/change-plan', { token: used })).toMatchObject({
        status: 409,
        body: { code: 'PLAN_CHANGE_OUTDATED' },
      });
    for (const { client } of [owner, other]) expect(await userOf(client)).toMatchObject({ plan: 'pro' });
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a sister site', { 'sec-fetch-site': 'same-site' }],
    ['a browser that only names the origin', { origin: 'https://evil.test' }],
    ['a page without an origin', { origin: 'null' }],
  ])('refuses %s, also with the right token', async (_name, headers: Record<string, string>) => {
    const { client } = await signedUp(product.url);
    await subscribe(client, product.sandboxUrl);
    const token = await offered(client);
    for (const path of ['/api/change-plan', '/api/create-checkout-session'])
      expect(await client.post<ErrorBody>(path, { token, priceId: PRICES.agency }, headers)).toMatchObject({
        status: 403,
        body: { code: 'CROSS_SITE' },
      });
    expect(await userOf(client)).toMatchObject({ plan: 'pro' });
    expect(await client.post('/api/change-plan', { token })).toMatchObject({ status: 200 });
  });

  it.each([
    ['no token', {}],
    ['an empty one', { token: ' ' }],
    ['a list', { token: ['x'] }],
    ['a price', { priceId: PRICES.agency }],
  ])('refuses %s', async (_name, body) => {
    const { client } = await signedUp(product.url);
    expect(await client.post<ErrorBody>('/api/change-plan', body)).toMatchObject({
      status: 400,
      body: { code: 'PLAN_CHANGE_TOKEN_REQUIRED' },
    });
  });

  it('is no form and no address to open', async () => {
    const { client } = await signedUp(product.url);
    await subscribe(client, product.sandboxUrl);
    const token = await offered(client);
    const form = { body: new URLSearchParams({ token }) };
    expect(await client.send('POST', '/api/change-plan', form)).toMatchObject({ status: 415 });
    expect(await client.get(`/api/change-plan?token=${token}`)).toMatchObject({ status: 405 });
    await client.get(`/checkout?priceId=${PRICES.agency}`);
    expect(await userOf(client)).toMatchObject({ plan: 'pro' });
  });

  it('stays away from a session cookie that another site could send along', async () => {
    const account = { email: `lax${Date.now()}@example.com`, password: 'correct horse 9', username: 'Ada' };
    const answer = await new Client(product.url).post('/api/register', account);
    const cookies = answer.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/; HttpOnly; SameSite=Lax/);
  });
});

describe('GET /api/session-status', () => {
  const look = <T = ErrorBody>(client: Client, id: string) =>
    client.get<T>(`/api/session-status?session_id=${encodeURIComponent(id)}`);

  it('tells the owner how the checkout stands', async () => {
    const { client, user } = await signedUp(product.url);
    const id = await openCheckout(client, PRICES.pro);
    const open = await look<CheckoutStatus>(client, id);
    expect(open).toMatchObject({ status: 200, body: { status: 'open', customer_email: user.email } });
    await control(product.sandboxUrl, `sessions/${id}/pay`);
    expect(await look<CheckoutStatus>(client, id)).toMatchObject({ body: { status: 'complete' } });
    expect(await userOf(client)).toMatchObject({ plan: 'pro', transformationsLeft: 50 });
  });

  it.each([
    ['no id', '', 400, 'No session ID found in the URL.'],
    ['another kind of id', 'sub_123', 404, 'Could not find checkout session information.'],
    ['an unknown id', 'cs_test_unknown', 404, 'Could not find checkout session information.'],
    ['a path', '../customers', 404, 'Could not find checkout session information.'],
    ['a long id', `cs_${'x'.repeat(500)}`, 404, 'Could not find checkout session information.'],
  ])('refuses %s', async (_name, id, status, message) => {
    const { client } = await signedUp(product.url);
    expect(await look(client, id)).toMatchObject({ status, body: { message } });
  });

  it('tells nobody else, not even what a leaked id would pay for', async () => {
    const owner = await signedUp(product.url);
    const id = await openCheckout(owner.client, PRICES.pro);
    await control(product.sandboxUrl, `sessions/${id}/pay`);
    const { client } = await signedUp(product.url);
    expect(await look(client, id)).toMatchObject({ status: 404 });
    expect(await userOf(client)).toMatchObject({ plan: 'free', stripeCustomerId: null });
  });
});

describe('POST /api/create-portal-session', () => {
  it('needs a customer', async () => {
    const { client } = await signedUp(product.url);
    const answer = await client.post<ErrorBody>('/api/create-portal-session');
    expect(answer).toMatchObject({ status: 400, body: { message: NEEDS_SUBSCRIPTION } });
  });

  it('says the same when the customer was deleted at the payment service', async () => {
    const { client } = await signedUp(product.url);
    const { stripeCustomerId } = await subscribe(client, product.sandboxUrl);
    const headers = { authorization: 'Bearer sk_test_sandbox' };
    const customer = `${product.sandboxUrl}/v1/customers/${String(stripeCustomerId)}`;
    await fetch(customer, { method: 'DELETE', headers });
    const answer = await client.post<ErrorBody>('/api/create-portal-session');
    expect(answer).toMatchObject({ status: 409, body: { message: NEEDS_SUBSCRIPTION } });
  });
});

it.each([
  ['POST', '/api/create-checkout-session'],
  ['GET', '/api/session-status?session_id=cs_test_1'],
  ['POST', '/api/create-portal-session'],
  ['POST', '/api/change-plan'],
])('%s %s needs a session', async (method, path) => {
  const answer = await new Client(product.url).send<ErrorBody>(method, path);
  expect(answer).toMatchObject({ status: 401, body: { code: 'NO_SESSION' } });
});
