import { FORMAT_KEYS, MESSAGES } from '@repurpose/contract';
import type { Page } from 'playwright-core';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { axeViolations, openVisit, sidewaysOverflow, type Visit } from './harness/browser.js';
import { changeUser, holdCall, routeCalls } from './harness/calls.js';
import { logIn, onTheDesk, openTab, untilToast, unfold } from './harness/people.js';

const { auth, billing, transform, serverError } = MESSAGES;

let visit: Visit;
let page: Page;
beforeEach(async () => {
  visit = await openVisit(sharedProduct().url);
  page = visit.page;
});
afterEach(() => visit.context.close());

const button = (name: string) => page.getByRole('button', { name, exact: true });
async function start(...formats: string[]): Promise<void> {
  await page
    .getByRole('textbox', { name: transform.inputTitle })
    .fill('Rye needs water. It took us 3 years.');
  for (const name of formats) await page.getByRole('checkbox', { name }).check();
  await button(transform.start).click();
}
/** As when a writer or a queue is broken. */
const answer = (status: number, body: string, contentType = 'application/json') =>
  routeCalls(page, '**/api/transform', (route) => route.fulfill({ status, body, contentType }), { times: 1 });

it('shows the desk ahead while it asks who is there', async () => {
  await onTheDesk(page);
  const held = await holdCall(page, '**/api/user');
  await page.reload();
  await page.getByRole('status').filter({ hasText: 'Opening your desk…' }).waitFor();
  for (const title of [transform.inputTitle, transform.settingsTitle, transform.formatsTitle])
    expect(await page.getByText(title, { exact: true }).isVisible()).toBe(true);
  const ahead = page.getByPlaceholder(transform.inputPlaceholder);
  const top = (await ahead.boundingBox())?.y;
  await ahead.evaluate((field: HTMLTextAreaElement) => field.focus());
  expect(await ahead.evaluate((field) => field === document.activeElement)).toBe(false);
  held.release();
  const field = page.getByRole('textbox', { name: transform.inputTitle });
  await field.waitFor();
  expect((await field.boundingBox())?.y).toBe(top);
});

it('is busy, and says in a toast and in the red panel why it failed', async () => {
  await onTheDesk(page);
  const held = await holdCall(page, '**/api/transform');
  await start('Twitter Thread');
  await page.getByRole('region', { name: transform.resultPanel }).getByText('Writing…').waitFor();
  expect(await button(transform.busy).isDisabled()).toBe(true);
  held.release();
  await untilToast(page, transform.doneTitle);
  await answer(503, JSON.stringify({ message: 'The queue rests.' }));
  await start();
  await button('Write another version, 1 credit').click();
  await untilToast(page, transform.failedTitle, 'The queue rests.');
  await page.getByRole('heading', { name: transform.errorPanel }).waitFor();
  expect(await page.getByText('The queue rests.', { exact: true }).count()).toBe(2);
  expect(await axeViolations(page)).toEqual([]);
});

it('keeps the desk and says what to do when a part of it cannot be fetched', async () => {
  await onTheDesk(page);
  await page.route('**/assets/results-panel-*.js', (route) => route.abort());
  await routeCalls(page.context(), '**/api/transform', (route) => route.abort(), { times: 1 });
  await start('Twitter Thread');
  await page.getByRole('heading', { name: transform.errorPanel }).waitFor();
  expect(await page.getByRole('textbox', { name: transform.inputTitle }).inputValue()).toContain('Rye');
  await button(transform.start).click();
  await page.getByText('The results could not be loaded').waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

it('has a sentence for a failure without one', async () => {
  await onTheDesk(page);
  await answer(500, '');
  await start('Twitter Thread');
  await untilToast(page, transform.failedTitle, serverError(500));
  const failed = { code: 'WRITER_FAILED', message: '', status: 502 };
  await answer(200, `event: error\ndata: ${JSON.stringify(failed)}\n\n`, 'text/event-stream');
  await button(transform.start).click();
  await untilToast(page, transform.failedTitle, transform.failed);
});

it('offers to write a failed format again', async () => {
  await onTheDesk(page);
  const failures = [{ format: 'email', code: 'WRITER_FAILED', message: 'The writer stumbled.' }];
  const delivered = { id: 'run-1', transformedContent: { twitter: 'A thread' }, failures, creditsLeft: 4 };
  await answer(200, JSON.stringify(delivered));
  await start('Twitter Thread', 'Email Newsletter');
  await untilToast(page, transform.doneTitle, transform.partlyDone('Email Newsletter'));
  await page.getByText('The writer stumbled.').waitFor();
  const written = { ...delivered, transformedContent: { email: 'A letter' }, failures: [] };
  await page.route('**/api/transformations/run-1/retry', (route) => route.fulfill({ json: written }));
  await button('Retry Email Newsletter').click();
  await openTab(page, 'Email Newsletter');
  expect(await page.getByRole('textbox', { name: 'Email Newsletter' }).inputValue()).toBe('A letter');
});

it('warns of the last credit, and refuses to start without one', async () => {
  await changeUser(page, { transformationsLeft: 1 });
  await onTheDesk(page);
  await page.getByText(transform.lowCredits(1)).waitFor();
  for (const name of [billing.accountTitle, billing.changePlanTitle]) await unfold(page, name);
  await changeUser(page, { transformationsLeft: 0 });
  await page.reload();
  await page.getByText(transform.noCredits).waitFor();
  await start('Twitter Thread');
  await untilToast(page, transform.noCreditsTitle, transform.noCreditsBody);
});

it('stays in its window with long names, long words and all twelve formats', async () => {
  const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3);
  await changeUser(page, { plan: 'agency', username: long, email: `${'long'.repeat(16)}@example.com` });
  await onTheDesk(page);
  const texts = Object.fromEntries(FORMAT_KEYS.map((format) => [format, `${long} ${format}`]));
  await answer(200, JSON.stringify({ id: 'run-1', transformedContent: texts, failures: [] }));
  await button('Select all').click();
  await start();
  await openTab(page, 'Infographic Text');
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await sidewaysOverflow(page)).toBe(0);
  }
});

it('opens at the account when its address is opened', async () => {
  await onTheDesk(page);
  await page.goto('about:blank');
  await page.goto('/dashboard#account');
  await page.waitForFunction(() => {
    const top = document.getElementById('account')?.getBoundingClientRect().top;
    return top !== undefined && top >= 0 && top < window.innerHeight;
  });
  expect(await button(billing.accountTitle).getAttribute('aria-expanded')).toBe('true');
});

it('stays signed in when the logout fails, and says so', async () => {
  const account = await onTheDesk(page);
  const logout = page.getByRole('banner').getByRole('button', { name: 'Logout' });
  const refusal = { status: 500, json: { message: 'Not now.' } };
  await routeCalls(page, '**/api/logout', (route) => route.fulfill(refusal), { times: 1 });
  await logout.click();
  await untilToast(page, auth.logoutFailed, 'Not now.');
  await logout.click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/auth');
  await logIn(page, account);
  await page.waitForURL('**/dashboard');
});
