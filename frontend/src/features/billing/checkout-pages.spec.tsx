import { MESSAGES } from '@repurpose/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { answerCalls, renderPage, type Answers } from '../../../test/render-page.js';
import CheckoutPage from './checkout-page.js';
import CheckoutReturnPage from './checkout-return-page.js';
import { readSandboxMessage } from './sandbox-message.js';

const { checkout } = MESSAGES;
const SANDBOX = 'http://127.0.0.1:4242';
const config = {
  payments: {
    isSandbox: true,
    sandboxUrl: SANDBOX,
    publishableKey: 'pk',
    prices: { pro: 'price_pro', agency: 'price_agency' },
  },
};
const CREATE = 'POST /api/create-checkout-session';
const STATUS = 'GET /api/session-status';
const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

beforeEach(() => window.localStorage.clear());

describe('/checkout', () => {
  test('without a plan it says so, in the page and as a toast, and asks the server nothing', async () => {
    const { calls } = answerCalls({});
    renderPage(<CheckoutPage />, '/checkout');
    expect(screen.getByRole('heading', { name: 'Checkout Error' })).toBeInTheDocument();
    expect(screen.getByText(checkout.noPlan)).toBeInTheDocument();
    expect(await screen.findByText(checkout.noPlanToast)).toBeInTheDocument();
    expect([link('Choose Plan'), link('Go Home')]).toEqual(['/#pricing', '/']);
    expect(calls).toEqual([]);
  });

  test('loads, then shows the payment form of the sandbox with the client secret', async () => {
    const { calls } = answerCalls({
      [CREATE]: { body: { clientSecret: 'cs_1_secret' } },
      'GET /api/config': { body: config },
    });
    renderPage(<CheckoutPage />, '/checkout?priceId=price_pro');
    expect(screen.getByText('Loading Checkout...')).toBeInTheDocument();
    const frame = await screen.findByTitle('Payment form, test mode');
    expect(frame).toHaveAttribute('src', `${SANDBOX}/checkout/cs_1_secret`);
    expect(screen.getByRole('heading', { name: 'Complete Your Subscription' })).toBeInTheDocument();
    fireEvent(
      window,
      new MessageEvent('message', { origin: SANDBOX, data: { type: 'resize', height: 512 } }),
    );
    expect(frame).toHaveStyle({ height: '512px' });
    expect(calls).toContainEqual({ call: CREATE, body: { priceId: 'price_pro' } });
  });

  test('names the plan beside the form, also while it loads', async () => {
    const prices = ['pro', 'agency'].map((plan) =>
      Object.assign(document.createElement('meta'), { name: `price-${plan}`, content: `price_${plan}` }),
    );
    document.head.append(...prices);
    answerCalls({ [CREATE]: { body: { clientSecret: 'cs_1' } }, 'GET /api/config': { body: config } });
    renderPage(<CheckoutPage />, '/checkout?priceId=price_agency');
    const plan = screen.getByRole('region', { name: 'Your plan' });
    expect(plan).toHaveTextContent('Agency$199 a month');
    expect(plan).toHaveTextContent('White-labeling');
    await screen.findByTitle('Payment form, test mode');
    for (const price of prices) price.remove();
  });

  test('follows the sandbox’s word that the payment is done', async () => {
    answerCalls({ [CREATE]: { body: { clientSecret: 'cs_1' } }, 'GET /api/config': { body: config } });
    renderPage(<CheckoutPage />, '/checkout?priceId=price_pro');
    await screen.findByTitle('Payment form, test mode');
    const data = { type: 'complete', returnUrl: `${window.location.origin}/checkout-return?session_id=cs_1` };
    fireEvent(window, new MessageEvent('message', { origin: SANDBOX, data }));
    await waitFor(() =>
      expect(screen.getByLabelText('address')).toHaveTextContent('/checkout-return?session_id=cs_1'),
    );
  });

  test.each([
    [
      { status: 503, body: { message: 'Payments are down.' } },
      'Failed to initialize checkout: Payments are down.',
    ],
    [{ status: 500, body: {} }, 'Failed to initialize checkout: Server error: 500'],
    [{ status: 200, body: { clientSecret: null } }, 'Client secret not received from server.'],
    [{ status: 200, body: null }, 'Client secret not received from server.'],
  ])('answer %j shows "%s"', async (answer, message) => {
    answerCalls({ [CREATE]: answer });
    renderPage(<CheckoutPage />, '/checkout?priceId=price_pro');
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  test('an outage can be tried again', async () => {
    let tries = 0;
    answerCalls({
      [CREATE]: () => ((tries += 1) === 1 ? { status: 502, body: {} } : { body: { clientSecret: 'cs_1' } }),
      'GET /api/config': { body: config },
    });
    renderPage(<CheckoutPage />, '/checkout?priceId=price_pro');
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByTitle('Payment form, test mode')).toBeInTheDocument();
  });

  test('offers the login, which leads back to this plan, when the session has ended', async () => {
    answerCalls({ [CREATE]: { status: 401, body: { message: 'Please log in.' } } });
    renderPage(<CheckoutPage />, '/checkout?priceId=price_pro');
    const login = new URL(
      (await screen.findByRole('link', { name: 'Login' })).getAttribute('href') ?? '',
      'http://x',
    );
    expect(Object.fromEntries(login.searchParams)).toEqual({ returnTo: '/checkout', priceId: 'price_pro' });
  });
});

describe('/checkout with a running subscription', () => {
  const CHANGE = 'POST /api/change-plan';
  const renewsAt = '2026-12-22T12:00:00.000Z';
  const planChange = {
    ...{ token: 't1', expiresAt: renewsAt, kind: 'upgrade', from: 'pro', to: 'agency', currency: 'usd' },
    ...{ dueTodayCents: 15_000, renewsAt, renewalCents: 19_900, withdraws: null },
  };
  const result = { plan: 'agency', kind: 'upgrade', paidCents: 15_000, currency: 'usd', begins: null };
  const at = (answers: Answers) => {
    const { calls } = answerCalls({
      [CREATE]: { body: { clientSecret: null, planChange } },
      'GET /api/config': { body: config },
      ...answers,
    });
    renderPage(<CheckoutPage />, '/checkout?priceId=price_agency');
    return () => calls.filter(({ call }) => call === CHANGE).map(({ body }) => body);
  };
  const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
  const PAY = 'Pay $150.00 and switch to Agency';

  test('asks, with both plans, what is due today and the next renewal; loading changes nothing', async () => {
    const changes = at({});
    const question = await screen.findByRole('region', { name: 'Switch to Agency?' });
    expect(question).toHaveTextContent(/Pro\$49 a month.*Agency\$199 a month/);
    expect(question).toHaveTextContent(
      /Due today.*\$150\.00.*Next renewal.*December 22, 2026.*\$199\.00 a month/,
    );
    expect(link('Not now')).toBe('/dashboard');
    expect(changes()).toEqual([]);
  });

  test('changes the plan by the press of the button that names the charge, with the token that was shown', async () => {
    const changes = at({ [CHANGE]: { body: result } });
    await press(PAY);
    expect(screen.getByRole('button', { name: 'Changing your plan...' })).toBeDisabled();
    expect(await screen.findByRole('heading', { name: 'You are on Agency now' })).toBeInTheDocument();
    expect(screen.getByText(/You paid \$150\.00\./)).toBeInTheDocument();
    expect(link('Go to Dashboard')).toBe('/dashboard');
    expect(changes()).toEqual([{ token: 't1' }]);
  });

  test('after a refusal it says why, and shows the new amount only when it is asked to', async () => {
    const message = 'The amount has changed.';
    const changes = at({ [CHANGE]: { status: 409, body: { message } } });
    await press(PAY);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await press('Show the amount again');
    expect(await screen.findByRole('button', { name: PAY })).toBeEnabled();
    expect(changes()).toHaveLength(1);
  });

  test('without an answer it tries the same change again', async () => {
    let tries = 0;
    const message = 'It may have changed already.';
    const changes = at({
      [CHANGE]: () => ((tries += 1) === 1 ? { status: 502, body: { message } } : { body: result }),
    });
    await press(PAY);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    await press('Try again');
    expect(await screen.findByRole('heading', { name: 'You are on Agency now' })).toBeInTheDocument();
    expect(changes()).toEqual([{ token: 't1' }, { token: 't1' }]);
  });
});

describe('/checkout-return', () => {
  const at = (status: string, email: string | null = null) => {
    answerCalls({ [STATUS]: { body: { status, customer_email: email } } });
    renderPage(<CheckoutReturnPage />, '/checkout-return?session_id=cs_1');
  };

  test('complete: the subscription is active, with the confirmation line and the way to the dashboard', async () => {
    at('complete', 'ada@example.org');
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeInTheDocument();
    expect(screen.getByText(/Your subscription is now active\..*ada@example\.org/)).toBeInTheDocument();
    expect(link('Go to Dashboard')).toBe('/dashboard');
  });

  test('complete without an address has no confirmation line', async () => {
    at('complete');
    expect(await screen.findByText('Your subscription is now active.')).toBeInTheDocument();
  });

  test.each([
    ['open', 'Payment Incomplete', { 'Try Again': '/checkout', 'Go Home': '/' }],
    ['expired', 'Checkout Expired', { 'Start Checkout': '/checkout' }],
    ['processing', 'Unknown Status', { 'Go Home': '/' }],
  ])('%s: %s', async (status, title, links) => {
    at(status);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    for (const [name, href] of Object.entries(links)) expect(link(name)).toBe(href);
  });

  test('Try Again leads back to the plan this device had chosen', async () => {
    window.localStorage.setItem('repurpose.checkout-price', 'price_pro');
    at('open');
    await screen.findByRole('heading', { name: 'Payment Incomplete' });
    expect(link('Try Again')).toBe('/checkout?priceId=price_pro');
  });

  test.each([
    ['/checkout-return', { body: null }, 'No session ID found in the URL.'],
    [
      '/checkout-return?session_id=x',
      { status: 404, body: { message: 'No such session.' } },
      'Failed to retrieve checkout status: No such session.',
    ],
    ['/checkout-return?session_id=x', { body: null }, 'Could not find checkout session information.'],
    ['/checkout-return?session_id=x', { body: {} }, 'Could not load checkout session details.'],
  ])('%s with %j shows "%s"', async (address, answer, message) => {
    answerCalls({ [STATUS]: answer });
    renderPage(<CheckoutReturnPage />, address);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(link('Go Home')).toBe('/');
  });
});

test.each([
  [
    SANDBOX,
    { type: 'complete', returnUrl: 'http://app.test/checkout-return?session_id=1' },
    { kind: 'complete', path: '/checkout-return?session_id=1' },
  ],
  [SANDBOX, { type: 'resize', height: 512.4 }, { kind: 'size', heightPx: 513 }],
  [SANDBOX, { type: 'resize', height: 1e9 }, { kind: 'size', heightPx: 2_000 }],
  ['http://evil.test', { type: 'complete', returnUrl: 'http://app.test/checkout-return' }, null],
  ['http://evil.test', { type: 'resize', height: 512 }, null],
  [SANDBOX, { type: 'complete', returnUrl: 'http://evil.test/' }, null],
  [SANDBOX, { type: 'complete', returnUrl: 'javascript:alert(1)' }, null],
  [SANDBOX, { type: 'resize' }, null],
  [SANDBOX, { type: 'resize', height: 'tall' }, null],
  [SANDBOX, 'complete', null],
])('a message from %s with %j is read as %j', (origin, data, message) => {
  expect(readSandboxMessage({ origin, data }, `${SANDBOX}/`, 'http://app.test')).toEqual(message);
});
