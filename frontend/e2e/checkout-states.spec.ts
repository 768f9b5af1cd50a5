import { MESSAGES } from '@repurpose/contract';
import type { Page } from 'playwright-core';
import { PRICES } from '../../backend/test/billing/paying.js';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { openVisit, type Visit } from './harness/browser.js';
import { changeUser, holdCall, routeCalls } from './harness/calls.js';
import { onTheDesk, signUp, untilToast, unfold } from './harness/people.js';

const { billing, checkout, serverError } = MESSAGES;

let visit: Visit;
let page: Page;
beforeEach(async () => {
  visit = await openVisit(sharedProduct().url);
  page = visit.page;
});
afterEach(() => visit.context.close());

const says = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
/** A state that the real API never has, or only when something is broken. */
const answer = (url: string, status: number, json: unknown) =>
  routeCalls(page, url, (route) => route.fulfill({ status, json }), { times: 1 });

it('leads a signed-in user from a price straight to its checkout', async () => {
  await onTheDesk(page);
  await page.goto('/');
  const choose = link('Choose Agency');
  await page.waitForFunction(() => document.querySelector('#pricing a[href^="/checkout?"]'));
  expect(await choose.getAttribute('href')).toBe(`/checkout?priceId=${PRICES.agency}`);
});

it('leads a signed-in user on from /auth, with the price', async () => {
  await onTheDesk(page);
  await page.goto('/auth');
  await page.waitForURL('**/dashboard');
  await page.goto('/auth?returnTo=/terms');
  await page.waitForURL('**/terms');
  await page.goto(`/auth?returnTo=/checkout&priceId=${PRICES.pro}`);
  await page.waitForURL(`**/checkout?priceId=${PRICES.pro}`);
});

it('says that no plan was chosen, and leads to the plans or home', async () => {
  await page.goto('/checkout');
  await page.getByRole('heading', { name: checkout.errorTitle }).waitFor();
  await says(checkout.noPlan);
  await untilToast(page, checkout.noPlanToast);
  expect(await link(checkout.goHome).getAttribute('href')).toBe('/');
  await link(checkout.choosePlan).click();
  await page.waitForURL('**/#pricing');
});

it('is loading, and says why a checkout could not be opened', async () => {
  await signUp(page);
  const call = '**/api/create-checkout-session';
  const held = await holdCall(page, call);
  await page.goto(`/checkout?priceId=${PRICES.pro}`);
  await says(checkout.loading);
  held.release();
  await page.getByRole('heading', { name: checkout.title }).waitFor();
  await page.goto('/checkout?priceId=price_of_nobody');
  await page.getByText(checkout.failedToStart('')).first().waitFor();
  await answer(call, 502, { message: 'The bank sleeps.' });
  await page.reload();
  await says(checkout.failedToStart('The bank sleeps.'));
  await answer(call, 201, {});
  await page.reload();
  await says(checkout.noClientSecret);
});

it('has a title and a way on for every status of a checkout', async () => {
  for (const [status, title, wayOn, target] of [
    ['complete', checkout.completeTitle, checkout.goToDashboard, '/dashboard'],
    ['open', checkout.openTitle, checkout.tryAgain, '/checkout'],
    ['expired', checkout.expiredTitle, checkout.startCheckout, '/checkout'],
    ['held', checkout.unknownTitle, checkout.goHome, '/'],
  ] as const) {
    await answer('**/api/session-status?*', 200, { status, customer_email: 'ada@example.com' });
    await page.goto('/checkout-return?session_id=cs_1');
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await link(wayOn).getAttribute('href')).toBe(target);
    expect(await page.getByText('ada@example.com').count()).toBe(status === 'complete' ? 1 : 0);
  }
});

it('says which answer about a checkout is missing', async () => {
  for (const [status, json, sentence] of [
    [503, { message: 'Later.' }, checkout.statusFailed('Later.')],
    [500, {}, checkout.statusFailed(serverError(500))],
    [200, null, checkout.sessionNotFound],
    [200, {}, checkout.sessionNotLoaded],
  ] as const) {
    await answer('**/api/session-status?*', status, json);
    await page.goto('/checkout-return?session_id=cs_1');
    await says(sentence);
    await link(checkout.goHome).waitFor();
  }
});

it('says why the billing portal cannot be opened', async () => {
  await changeUser(page, { stripeCustomerId: 'cus_1' });
  await onTheDesk(page);
  await unfold(page, billing.accountTitle);
  const manage = page.getByRole('button', { name: 'Manage billing' });
  await answer('**/api/create-portal-session', 502, { message: 'Down.' });
  await manage.click();
  await untilToast(page, billing.portalFailedTitle, billing.portalFailed('Down.'));
  await answer('**/api/create-portal-session', 201, {});
  await manage.click();
  await untilToast(page, billing.portalFailedTitle, billing.portalUrlMissing);
});
