import { MESSAGES, type User } from '@repurpose/contract';
import type { FrameLocator, Page } from 'playwright-core';
import { control, PRICES } from '../../backend/test/billing/paying.js';
import { startProduct, type OwnProduct } from '../../backend/test/harness/product.js';
import { until } from '../../backend/test/harness/until.js';
import { axeViolations, keepPicture, openVisit, withoutProvoked } from './harness/browser.js';
import { newAccount, onTheDesk, register, signUp, unfold } from './harness/people.js';

let product: OwnProduct;
beforeAll(async () => {
  product = await startProduct({ withSandbox: true });
});
afterAll(async () => {
  await product.stop();
});

const paymentForm = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Payment form, test mode"]');

async function payWith(page: Page, card: string): Promise<void> {
  const form = paymentForm(page);
  await form.getByRole('button', { name: card }).click();
  await form.getByRole('button', { name: 'Subscribe', exact: true }).click();
}

/** In the page's own session. */
function untilUser(page: Page, what: string, isSo: (user: User) => boolean): Promise<User> {
  return until(what, async () => {
    const user = (await (await page.request.get('/api/user')).json()) as User;
    return isSo(user) ? user : null;
  });
}

it('goes from Free to Pro, cancels in the portal, keeps the plan, cancels again, and is Free when the month is over', async () => {
  const { page, context, complaints } = await openVisit(product.url);
  await onTheDesk(page);
  await unfold(page, MESSAGES.billing.changePlanTitle);
  await page.getByRole('link', { name: MESSAGES.billing.upgradeTo('Pro') }).click();
  await page.getByRole('heading', { name: MESSAGES.checkout.title }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await payWith(page, 'Succeeds');
  await page.getByRole('heading', { name: MESSAGES.checkout.completeTitle }).waitFor();
  await page.getByText(MESSAGES.checkout.completeBody).waitFor();
  await untilUser(
    page,
    'Pro with 50 credits',
    (user) => user.plan === 'pro' && user.transformationsLeft === 50,
  );
  await keepPicture(page, 'checkout-return');

  await page.reload();
  await page.getByText(/You have 50 credits\. The next \$49 is charged on /).waitFor();
  await page.getByRole('link', { name: MESSAGES.checkout.goToDashboard }).click();
  await page.getByText(/50 of 50 credits left/).waitFor();
  await unfold(page, MESSAGES.billing.changePlanTitle);
  await page.getByRole('link', { name: MESSAGES.billing.switchTo('Agency') }).waitFor();
  await unfold(page, MESSAGES.billing.accountTitle);
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('heading', { name: 'Manage billing' }).waitFor();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByText(/^Your plan ends on/).waitFor();
  await page.getByRole('link', { name: 'Return to Repurpose' }).click();
  await page.waitForURL('**/dashboard');
  await untilUser(page, 'the planned end', (user) => user.planChange?.plan === 'free');
  await page.reload();
  await page.getByText(/^Your Pro plan ends on/).waitFor();
  await page.getByRole('link', { name: 'Keep Pro' }).click();
  await page.getByRole('heading', { name: 'Keep Pro?' }).waitFor();
  expect((await untilUser(page, 'a user', () => true)).planChange).not.toBeNull();
  await page.getByRole('button', { name: 'Keep Pro' }).click();
  await page.getByRole('heading', { name: 'You keep Pro' }).waitFor();
  await untilUser(page, 'Pro that renews', (user) => user.planChange === null);
  await page.getByRole('link', { name: MESSAGES.checkout.goToDashboard }).click();

  await unfold(page, MESSAGES.billing.accountTitle);
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByText(/^Your plan ends on/).waitFor();
  await untilUser(page, 'the planned end again', (user) => user.planChange !== null);
  await page.getByRole('link', { name: 'Return to Repurpose' }).click();
  await page.getByText(/^Your Pro plan ends on/).waitFor();
  await control(product.sandboxUrl, 'advance', { months: 1 });
  await untilUser(page, 'Free after the period', (user) => user.plan === 'free');
  await page.reload();
  await unfold(page, MESSAGES.billing.changePlanTitle);
  await page.getByRole('link', { name: MESSAGES.billing.upgradeTo('Pro') }).waitFor();
  expect(withoutProvoked(complaints, 401)).toEqual([]);
  await context.close();
});

it('keeps a declined card from buying anything, and lets a confirmed one through', async () => {
  const { page, context } = await openVisit(product.url, { width: 360, height: 740 });
  await signUp(page);
  await page.goto(`/checkout?priceId=${PRICES.pro}`);
  await payWith(page, 'Is declined');
  await paymentForm(page).getByText('Your card was declined.').waitFor();
  await untilUser(page, 'still Free', (user) => user.plan === 'free');
  await payWith(page, 'Asks to confirm');
  await paymentForm(page).getByRole('button', { name: 'Confirm payment' }).click();
  await page.getByRole('heading', { name: MESSAGES.checkout.completeTitle }).waitFor();
  await untilUser(page, 'Pro', (user) => user.plan === 'pro');
  await context.close();
});

it('leads a signed-out visitor from a price through registration to the same checkout, and on to Agency', async () => {
  const { page, context } = await openVisit(product.url);
  await page.goto('/#pricing');
  const choose = page.locator('#pricing').getByRole('link', { name: /Pro/ });
  await until('the price in the link', async () => (await choose.getAttribute('href'))?.includes('priceId'));
  await choose.click();
  await page.waitForURL('**/auth?**');
  await register(page, newAccount());
  await page.waitForURL(`**/checkout?priceId=${PRICES.pro}`);
  await payWith(page, 'Succeeds');
  await page.getByRole('heading', { name: MESSAGES.checkout.completeTitle }).waitFor();
  await untilUser(page, 'Pro', (user) => user.plan === 'pro');

  await page.goto(`/checkout?priceId=${PRICES.agency}`);
  await page.getByRole('button', { name: /^Pay \$1\d\d\.\d\d and switch to Agency$/ }).click();
  await page.getByRole('heading', { name: 'You are on Agency now' }).waitFor();
  await untilUser(page, 'Agency', (user) => user.plan === 'agency');
  await page.goto('/dashboard#change-plan');
  await page.getByText(MESSAGES.billing.currentPlan).waitFor();
  expect(await page.getByRole('checkbox', { name: 'YouTube Script' }).isEnabled()).toBe(true);
  await context.close();
});

it('says what became of a checkout that was left open or has expired', async () => {
  const { page, context } = await openVisit(product.url);
  await signUp(page);
  const opened = await page.request.post('/api/create-checkout-session', { data: { priceId: PRICES.pro } });
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  const id = clientSecret.split('_secret_')[0] ?? '';
  await page.goto(`/checkout-return?session_id=${id}`);
  await page.getByRole('heading', { name: MESSAGES.checkout.openTitle }).waitFor();
  await control(product.sandboxUrl, `sessions/${id}/expire`);
  await page.reload();
  await page.getByRole('heading', { name: MESSAGES.checkout.expiredTitle }).waitFor();
  await page.goto('/checkout-return');
  await page.getByText(MESSAGES.checkout.noSessionId).waitFor();
  await context.close();
});

it('says so when billing is asked for without a subscription', async () => {
  const { page, context } = await openVisit(product.url);
  await onTheDesk(page);
  await unfold(page, MESSAGES.billing.accountTitle);
  await page.getByRole('button', { name: 'Manage billing' }).click();
  await page.getByText(MESSAGES.billing.noSubscriptionTitle, { exact: true }).waitFor();
  await page.getByText(MESSAGES.billing.noSubscription, { exact: true }).waitFor();
  await page.getByRole('link', { name: MESSAGES.billing.upgradeTo('Pro') }).waitFor();
  await context.close();
});
