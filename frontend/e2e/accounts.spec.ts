import { MESSAGES } from '@repurpose/contract';
import type { Page } from 'playwright-core';
import { signedUp } from '../../backend/test/harness/client.js';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { axeViolations, keepPicture, openVisit, untilFocused, withoutProvoked } from './harness/browser.js';
import { logIn, newAccount, registered, register, untilToast, unfold } from './harness/people.js';

it('registers, logs out and logs in with the sentences of the specification', async () => {
  const { page, context } = await openVisit(sharedProduct().url);
  const account = newAccount();
  await page.goto('/auth');
  await register(page, account);
  await untilToast(page, MESSAGES.auth.registrationTitle, MESSAGES.auth.welcomeName(account.username));
  await page.waitForURL('**/dashboard');

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await untilToast(page, MESSAGES.auth.logoutTitle, MESSAGES.auth.logoutBody);
  await page.waitForURL((url) => url.pathname === '/');

  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Login' }).waitFor();
  expect(await page.getByText('You are logged out').count()).toBe(0);
  await logIn(page, { ...account, password: 'not the password' });
  await untilToast(page, MESSAGES.auth.loginFailed, MESSAGES.auth.badCredentials);
  await logIn(page, { ...account, email: account.email.toUpperCase() });
  await untilToast(page, MESSAGES.auth.loginTitle, MESSAGES.auth.welcomeBackName(account.username));
  await page.waitForURL('**/dashboard');
  await context.close();
});

/** Each change of the hint that a user is signed in, and what it was when the address changed. */
async function recordHint(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const hint: string[] = [];
    Object.assign(window, { hint });
    const push = history.pushState.bind(history);
    history.pushState = (...entry) => {
      hint.push(`${localStorage.getItem('repurpose.session')} at a new address`);
      push(...entry);
    };
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'repurpose.session') hint.push(`set to ${value}`);
      set.call(this, key, value);
    };
  });
  return () => page.evaluate(() => (window as unknown as { hint: string[] }).hint);
}

it('a cookie that is left after a logout is no session that has ended', async () => {
  const { page, context } = await openVisit(sharedProduct().url);
  await registered(page);
  const cookies = await context.cookies();
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await context.addCookies(cookies);
  await page.goto('/dashboard');
  await page.getByRole('tab', { name: 'Login' }).waitFor();
  expect(await page.getByText('You are logged out').count()).toBe(0);
  await context.close();
});

it('forgets who was signed in before a logout leaves the page, also if an answer about the user comes later', async () => {
  const { page, context, complaints } = await openVisit(sharedProduct().url);
  const isLoggedOut = Promise.withResolvers<void>();
  const isAnswered = Promise.withResolvers<void>();
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch();
    await isLoggedOut.promise;
    await route.fulfill({ response: answer });
    isAnswered.resolve();
  });
  await registered(page);
  const hint = await recordHint(page);
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  isLoggedOut.resolve();
  await isAnswered.promise;
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  expect((await hint()).slice(0, 2)).toEqual(['set to 0', '0 at a new address']);
  expect(await hint()).not.toContain('set to 1');
  expect(await page.getByRole('banner').getByRole('link', { name: 'Login' }).count()).toBe(1);
  expect(withoutProvoked(complaints, 401)).toEqual([]);
  await context.close();
});

it('names every rule that a form breaks', async () => {
  const { page, context } = await openVisit(sharedProduct().url, { width: 360, height: 740 });
  await page.goto('/auth');
  await register(page, { username: 'ab', email: 'ada@', password: '12345' });
  for (const text of Object.values(MESSAGES.form)) await page.getByText(text, { exact: true }).waitFor();
  await context.close();
});

it('refuses an address that is registered already', async () => {
  const { user } = await signedUp(sharedProduct().url);
  const { page, context } = await openVisit(sharedProduct().url);
  await page.goto('/auth');
  await register(page, { ...newAccount(), email: user.email });
  await untilToast(page, MESSAGES.auth.registrationFailed, MESSAGES.auth.emailTaken);
  await context.close();
});

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/%2f%2fevil.example',
])('stays on this site after login, whatever returnTo says: %s', async (returnTo) => {
  const { page, context } = await openVisit(sharedProduct().url);
  await page.goto(`/auth?returnTo=${encodeURIComponent(returnTo)}`);
  await register(page, newAccount());
  await untilToast(page, MESSAGES.auth.registrationTitle);
  expect(new URL(page.url()).origin).toBe(new URL(sharedProduct().url).origin);
  await context.close();
});

it('sends a guest from the dashboard to the login page', async () => {
  const { page, context } = await openVisit(sharedProduct().url);
  await page.goto('/dashboard');
  await page.waitForURL('**/auth');
  await page.getByRole('button', { name: 'Login' }).waitFor();
  await context.close();
});

it('shows what was charged, and deletes the account only with its password', async () => {
  const { page, context } = await openVisit(sharedProduct().url);
  const account = await registered(page);
  await unfold(page, MESSAGES.billing.accountTitle);
  await page.getByRole('button', { name: 'Credit history' }).click();
  await page
    .getByRole('list', { name: 'Credit history' })
    .getByText(/5 credits/)
    .waitFor();

  const remove = page.getByRole('button', { name: 'Delete my account' });
  const dialog = page.getByRole('dialog', { name: 'Delete my account' });
  await remove.click();
  await dialog.locator('input:focus').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await keepPicture(page, 'delete-account');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await untilFocused(remove);

  await remove.click();
  await dialog.getByLabel('Your password').fill('not the password');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await untilToast(page, 'Account deleted');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/auth');
  await logIn(page, account);
  await untilToast(page, MESSAGES.auth.loginFailed, MESSAGES.auth.badCredentials);
  await context.close();
});
