import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';

export interface Account {
  email: string;
  password: string;
  username: string;
}

export const newAccount = (): Account => ({
  email: `u${randomUUID().slice(0, 13)}@example.com`,
  password: 'correct horse 9',
  username: 'Ada Writer',
});

/** Registers as a person does, on the page that is open; ends on the page it leads to. */
export async function register(page: Page, account: Account): Promise<void> {
  await page.getByRole('tab', { name: 'Register' }).click();
  await page.getByLabel('Username').fill(account.username);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Register' }).click();
}

export async function logIn(page: Page, account: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** A new person who has registered by the form, on their dashboard. */
export async function registered(page: Page, account = newAccount()): Promise<Account> {
  await page.goto('/auth');
  await register(page, account);
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { name: 'Your desk' }).waitFor();
  return account;
}

/** A new person on their dashboard; whose way there is what is looked at takes `registered`. */
export async function onTheDesk(page: Page, account = newAccount()): Promise<Account> {
  const answer = await page.request.post('/api/register', { data: account });
  if (!answer.ok()) throw new Error(`Not registered: ${answer.status()} ${await answer.text()}`);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Your desk' }).waitFor();
  return account;
}

/** Opens a part of the dashboard that is folded below the work. */
export async function unfold(page: Page, title: string): Promise<void> {
  const fold = page.getByRole('button', { name: title, exact: true });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

/** The toast that is shown; resolves when it says `title`. */
export async function untilToast(page: Page, title: string, body?: string): Promise<void> {
  await page.getByText(title, { exact: true }).first().waitFor();
  if (body) await page.getByText(body, { exact: true }).first().waitFor();
}

/** Opens a tab by its key: a scrolling tab list moves under the pointer. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).press('Enter');
}
