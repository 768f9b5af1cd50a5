import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ERRORS, MESSAGES, type CheckoutResponse, type User } from '@repurpose/contract';
import type { Page } from 'playwright-core';
import { control, PRICES } from '../../backend/test/billing/paying.js';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { until } from '../../backend/test/harness/until.js';
import { axeViolations, keepPicture, openVisit, WIDTHS, withoutProvoked } from './harness/browser.js';
import { lookAtWidths } from './harness/looks.js';
import { signUp, unfold } from './harness/people.js';

const PAY = /^Pay \$1\d\d\.\d\d and switch to Agency$/;
const CONFIRMS_LATER_FAILS = '4000 0000 0000 0341';

const product = sharedProduct();

const userOf = async (page: Page): Promise<User> =>
  (await (await page.request.get('/api/user')).json()) as User;

async function atStripe<T>(path: string, form?: Record<string, string>): Promise<T> {
  const headers = { authorization: 'Bearer sk_test_sandbox' };
  const init = form ? { method: 'POST', headers, body: new URLSearchParams(form) } : { headers };
  return (await fetch(`${product.sandboxUrl}/v1/${path}`, init)).json() as Promise<T>;
}

async function chargesOf(page: Page): Promise<number[]> {
  const { stripeCustomerId } = await userOf(page);
  const { data } = await atStripe<{ data: { billing_reason: string; amount_paid: number }[] }>(
    `invoices?customer=${String(stripeCustomerId)}`,
  );
  return data.filter((each) => each.billing_reason === 'subscription_update').map((each) => each.amount_paid);
}

/** The payment form has its own journey. */
async function subscriber(
  plan: 'pro' | 'agency',
  options: { card?: string } & Parameters<typeof openVisit>[1] = {},
) {
  const { card, ...look } = options;
  const visit = await openVisit(product.url, look);
  const { page } = visit;
  await signUp(page);
  const opened = await page.request.post('/api/create-checkout-session', { data: { priceId: PRICES[plan] } });
  const { clientSecret } = (await opened.json()) as CheckoutResponse;
  await control(
    product.sandboxUrl,
    `sessions/${String(clientSecret).split('_secret_')[0]}/pay`,
    card ? { card } : {},
  );
  await until(plan, async () => (await userOf(page)).plan === plan);
  return visit;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const priceInButton = async (page: Page): Promise<number> => {
  const label = (await page.getByRole('button', { name: PAY }).textContent()) ?? '';
  return Math.round(Number(/\$(\d+\.\d\d)/.exec(label)?.[1]) * 100);
};

it('asks before it changes a plan, takes what its button names, and nothing again on the way back', async () => {
  const { page, context, complaints } = await subscriber('pro');
  await page.goto('/dashboard');
  await unfold(page, MESSAGES.billing.changePlanTitle);
  await page.getByRole('link', { name: MESSAGES.billing.switchTo('Agency') }).click();
  await heading(page, 'Switch to Agency?').waitFor();
  await page.getByText('Next renewal').waitFor();
  await page.getByText('$199.00 a month').waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Not now' }).click();
  await page.waitForURL('**/dashboard');
  await page.goBack();
  const shownCents = await priceInButton(page);
  expect([await chargesOf(page), (await userOf(page)).plan]).toEqual([[], 'pro']);

  await page.getByRole('button', { name: PAY }).dblclick();
  await heading(page, 'You are on Agency now').waitFor();
  expect([await chargesOf(page), (await userOf(page)).plan]).toEqual([[shownCents], 'agency']);
  await page.getByRole('link', { name: MESSAGES.checkout.goToDashboard }).click();
  await page.waitForURL('**/dashboard');
  await page.goBack();
  await page.getByText(MESSAGES.checkout.failedToStart(ERRORS.ALREADY_ON_PLAN.message)).waitFor();
  await page.reload();
  await page.getByText(MESSAGES.checkout.failedToStart(ERRORS.ALREADY_ON_PLAN.message)).waitFor();
  expect(await chargesOf(page)).toEqual([shownCents]);
  expect(withoutProvoked(complaints, 401, 409)).toEqual([]);
  await context.close();
});

it('shows the new amount and asks again when the amount has changed', async () => {
  const { page, context } = await subscriber('pro');
  await page.goto(`/checkout?priceId=${PRICES.agency}`);
  const before = await priceInButton(page);
  const { stripeCustomerId } = await userOf(page);
  await atStripe(`customers/${String(stripeCustomerId)}`, { balance: '-2500' });
  await page.getByRole('button', { name: PAY }).click();
  await heading(page, 'Your plan was not changed').waitFor();
  await page.getByText(ERRORS.PLAN_CHANGE_OUTDATED.message).waitFor();
  await keepPicture(page, 'plan-change-outdated');
  expect([await chargesOf(page), (await userOf(page)).plan]).toEqual([[], 'pro']);
  await page.getByRole('button', { name: 'Show the amount again' }).click();
  const after = await priceInButton(page);
  expect(before - after).toBeGreaterThan(2_400);
  expect(await chargesOf(page)).toEqual([]);
  await page.getByRole('button', { name: PAY }).click();
  await heading(page, 'You are on Agency now').waitFor();
  expect(await chargesOf(page)).toEqual([after]);
  await context.close();
});

it('leaves the old plan when the card is declined, and says so', async () => {
  const { page, context } = await subscriber('pro', { card: CONFIRMS_LATER_FAILS, width: 360, height: 740 });
  await page.goto(`/checkout?priceId=${PRICES.agency}`);
  await page.getByRole('button', { name: PAY }).click();
  await heading(page, 'Your plan was not changed').waitFor();
  await page.getByText(ERRORS.PAYMENT_DECLINED.message).waitFor();
  await page.getByRole('link', { name: 'Manage billing' }).waitFor();
  expect((await heading(page, 'Your plan was not changed').boundingBox())?.y).toBeGreaterThan(60);
  await keepPicture(page, 'plan-change-declined');
  expect(await axeViolations(page)).toEqual([]);
  expect([await chargesOf(page), (await userOf(page)).plan]).toEqual([[], 'pro']);
  await context.close();
});

it('plans a downgrade only when it is confirmed, and says what changes when', async () => {
  const { page, context } = await subscriber('agency');
  await page.goto('/dashboard');
  await unfold(page, MESSAGES.billing.changePlanTitle);
  await page.getByRole('link', { name: MESSAGES.billing.switchTo('Pro') }).click();
  await page.getByText(/^You keep Agency until .*: it is paid for\. Pro begins then\.$/).waitFor();
  await page.getByText('Nothing is charged today.').waitFor();
  await page.getByText('$49.00 a month').waitFor();
  expect((await userOf(page)).planChange).toBeNull();
  await page.getByRole('button', { name: /^Switch to Pro on / }).click();
  await heading(page, /^Pro begins on /).waitFor();
  expect(await userOf(page)).toMatchObject({
    plan: 'agency',
    planChange: { plan: 'pro', reason: 'planned' },
  });

  await page.goto(`/checkout?priceId=${PRICES.agency}`);
  await page.getByText(/^Your planned change to Pro on .* is taken back\.$/).waitFor();
  expect((await userOf(page)).planChange).not.toBeNull();
  await page.getByRole('button', { name: 'Keep Agency' }).click();
  await heading(page, 'You keep Agency').waitFor();
  expect([(await userOf(page)).planChange, await chargesOf(page)]).toEqual([null, []]);
  await context.close();
});

/** Tries to use its visitor's session. */
async function foreignSite(token: string): Promise<Server> {
  const checkout = `${product.url}/checkout?priceId=${PRICES.agency}`;
  const form = (path: string, fields: string) =>
    `<form method="post" action="${product.url}${path}" target="_blank" enctype="text/plain">${fields}<button>${path}</button></form>`;
  const json = `<input name='{"token":"${token}","priceId":"${PRICES.agency}","x":"' value='"}'>`;
  const page = `<!doctype html><title>Elsewhere</title><a href="${checkout}">A gift</a>
    ${form('/api/change-plan', json)} ${form('/api/create-checkout-session', json)}
    <iframe title="hidden" src="${checkout}"></iframe><img alt="" src="${checkout}">
    <script>
      window.attack = () => Promise.all(['/api/change-plan', '/api/create-checkout-session'].flatMap((path) =>
        ['text/plain', 'application/json'].map((type) => fetch('${product.url}' + path, {
          method: 'POST', credentials: 'include', mode: type === 'text/plain' ? 'no-cors' : 'cors',
          headers: { 'content-type': type }, body: JSON.stringify({ token: '${token}', priceId: '${PRICES.agency}' }),
        }).then((answer) => answer.ok, () => false))));
    </script>`;
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(page);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

// The same host on another port is the same site: the browser sends the cookie.
it.each(['localhost', '127.0.0.1'])(
  'another site on %s can show the question, and change nothing',
  async (host) => {
    const { page, context } = await subscriber('pro');
    const opened = await page.request.post('/api/create-checkout-session', {
      data: { priceId: PRICES.agency },
    });
    const token = String(((await opened.json()) as CheckoutResponse).planChange?.token);
    const server = await foreignSite(token);
    const elsewhere = `http://${host}:${(server.address() as AddressInfo).port}/`;
    await page.goto(elsewhere);
    const worked = await page.evaluate(() =>
      (window as unknown as { attack(): Promise<boolean[]> }).attack(),
    );
    expect(worked).not.toContain(true);
    for (const path of ['/api/change-plan', '/api/create-checkout-session']) {
      const [answered] = await Promise.all([
        context.waitForEvent(
          'response',
          (response) => response.request().isNavigationRequest() && response.url().endsWith(path),
        ),
        page.getByRole('button', { name: path }).click(),
      ]);
      expect(answered.status()).toBe(403);
    }
    await page.bringToFront();
    expect(page.frames().every((frame) => !frame.url().startsWith(product.url))).toBe(true);
    await page.getByRole('link', { name: 'A gift' }).click();
    await page.getByRole('button', { name: PAY }).waitFor();
    expect([await chargesOf(page), (await userOf(page)).plan]).toEqual([[], 'pro']);
    // On this site the preview is still valid.
    await page.getByRole('button', { name: PAY }).click();
    await heading(page, 'You are on Agency now').waitFor();
    expect(await chargesOf(page)).toHaveLength(1);
    await context.close();
    server.close();
    server.closeAllConnections();
  },
);

it('asks at every width, accessible', async () => {
  for (const [name, plan, priceId] of [
    ['upgrade', 'pro', PRICES.agency],
    ['downgrade', 'agency', PRICES.pro],
  ] as const) {
    const { page, context } = await subscriber(plan);
    await page.goto(`/checkout?priceId=${priceId}`);
    await heading(page, /^Switch to /).waitFor();
    await page.getByText('Test mode: no card is charged').waitFor();
    await lookAtWidths(page, `plan-change-${name}`, WIDTHS);
    await context.close();
  }
});
