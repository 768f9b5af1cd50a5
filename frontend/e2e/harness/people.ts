import { randomUUID } from 'node:crypto';
import type { User } from '@repurpose/contract';
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

/** On the open page; ends where it leads. */
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

/** By the form. */
export async function registered(page: Page, account = newAccount()): Promise<Account> {
  await page.goto('/auth');
  await register(page, account);
  await page.waitForURL('**/dashboard');
  await page.getByRole('heading', { name: 'Your desk' }).waitFor();
  return account;
}

/** Without the form, which `registered` uses. Opens no page. */
export async function signUp(page: Page, account = newAccount()): Promise<Account & { id: string }> {
  const answer = await page.request.post('/api/register', { data: account });
  if (!answer.ok()) throw new Error(`Not registered: ${answer.status()} ${await answer.text()}`);
  const { id } = (await answer.json()) as User;
  return { ...account, id };
}

export async function onTheDesk(page: Page): Promise<Account> {
  const account = await signUp(page);
  await page.goto('/dashboard');
  await page.getByRole('heading', { name: 'Your desk' }).waitFor();
  return account;
}

export async function unfold(page: Page, title: string): Promise<void> {
  const fold = page.getByRole('button', { name: title, exact: true });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}

export async function untilToast(page: Page, title: string, body?: string): Promise<void> {
  await page.getByText(title, { exact: true }).first().waitFor();
  if (body) await page.getByText(body, { exact: true }).first().waitFor();
}

/** By key: a scrolling tab list moves under the pointer. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).press('Enter');
}
