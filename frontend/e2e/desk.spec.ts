import { MESSAGES } from '@repurpose/contract';
import type { Locator, Page } from 'playwright-core';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { ARTICLE } from './harness/article.js';
import {
  axeViolations,
  keepPicture,
  openVisit,
  sidewaysOverflow,
  untilFocused,
  WIDTHS,
  withoutProvoked,
} from './harness/browser.js';
import { onTheDesk, openTab, untilToast } from './harness/people.js';

const SIX = [
  'Twitter Thread',
  'LinkedIn Post',
  'Facebook Post',
  'Instagram Caption',
  'Email Newsletter',
  'Bullet-Point Summary',
];

const ARABIC = `كيف خفض مخبز صغير الهدر بنسبة 38 في المئة

في مارس 2024 ألقى المخبز 210 رغيفا كل أسبوع. بحلول سبتمبر كان الرقم 130. تقول المالكة ماريا إن الفريق بدأ ببساطة في تدوين الأمور.

لمدة ستة أسابيع تم وزن كل رغيف غير مباع وتسجيله على ورقة بجانب الصندوق. أظهرت الورقة أن 61 في المئة من الهدر جاء من منتجين فقط.`;

const sourceOf = (page: Page) => page.getByRole('textbox', { name: MESSAGES.transform.inputTitle });

it('turns an article into the six basic formats, which are there again after a reload', async () => {
  const { page, context, complaints } = await openVisit(sharedProduct().url);
  await onTheDesk(page);
  await sourceOf(page).fill(ARTICLE);
  for (const name of SIX) await page.getByRole('checkbox', { name }).check();
  expect(await page.getByRole('checkbox', { name: 'YouTube Script' }).isDisabled()).toBe(true);
  await page.getByRole('button', { name: MESSAGES.transform.start }).click();
  await untilToast(page, MESSAGES.transform.doneTitle, MESSAGES.transform.doneBody);

  for (const name of SIX) {
    await openTab(page, name);
    const text = page.getByRole('textbox', { name });
    expect(await text.inputValue()).not.toBe('');
    expect(await text.getAttribute('readonly')).not.toBeNull();
  }
  await openTab(page, 'Twitter Thread');
  expect(await page.getByRole('textbox', { name: 'Twitter Thread' }).inputValue()).toMatch(/ 1\/\d+/);
  expect(await axeViolations(page)).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysOverflow(page)).toBe(0);
    await keepPicture(page, `desk-${width}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page)).toEqual([]);
  await keepPicture(page, 'desk-1440-dark');

  await page.reload();
  await page.getByText(MESSAGES.transform.lowCredits(4)).waitFor();
  expect(await sourceOf(page).inputValue()).toBe(ARTICLE);
  await openTab(page, 'Email Newsletter');
  expect(await page.getByRole('textbox', { name: 'Email Newsletter' }).inputValue()).toContain('Subject:');
  expect(withoutProvoked(complaints, 401)).toEqual([]);
  await context.close();
});

it('keeps the results through a reload, a visit to the library and Back', async () => {
  const { page, context } = await openVisit(sharedProduct().url);
  await onTheDesk(page);
  await sourceOf(page).fill(ARTICLE);
  await page.getByRole('checkbox', { name: 'Twitter Thread' }).check();
  await page.getByRole('button', { name: MESSAGES.transform.start }).click();
  const thread = page.getByRole('textbox', { name: 'Twitter Thread' });
  await thread.waitFor();
  await page.waitForURL(/\/dashboard\?open=/);
  const [address, text] = [page.url(), await thread.inputValue()];
  await page.reload();
  await thread.waitFor();
  await page.getByRole('link', { name: 'Library', exact: true }).click();
  await page.getByRole('heading', { name: 'Library' }).waitFor();
  await page.goBack();
  await thread.waitFor();
  expect([page.url(), await thread.inputValue()]).toEqual([address, text]);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.waitForURL('**/dashboard');
  await thread.waitFor();
  // Claims lead to their source, even after the field was cleared.
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByText(/all in your source|not found in your source/).click();
  await page.getByRole('button', { name: '61 percent' }).click();
  const marked = page
    .getByRole('dialog', { name: 'In your source' })
    .getByText('61 percent', { exact: true });
  expect(await marked.textContent()).toBe('61 percent');
  await context.close();
});

it('shows a text that runs from right to left so, from the source to the library', async () => {
  const { page, context } = await openVisit(sharedProduct().url, { width: 360, height: 740 });
  await onTheDesk(page);
  await sourceOf(page).fill(ARABIC);
  for (const name of ['Twitter Thread', 'Email Newsletter'])
    await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: MESSAGES.transform.start }).click();
  const thread = page.getByRole('textbox', { name: 'Twitter Thread' });
  await thread.waitFor();
  const isRightToLeft = (at: Locator) => at.evaluate((element) => getComputedStyle(element).direction);
  expect(await Promise.all([sourceOf(page), thread].map(isRightToLeft))).toEqual(['rtl', 'rtl']);
  await page.getByRole('radio', { name: 'Preview' }).check();
  const post = page.getByRole('tabpanel').getByText('210').first();
  await post.waitFor();
  expect(await isRightToLeft(post)).toBe('rtl');
  await page.getByRole('link', { name: 'Open the library' }).click();
  const row = page.getByRole('main').getByRole('listitem').getByRole('link', { name: /38/ }).first();
  await row.waitFor();
  expect([await isRightToLeft(row), await sidewaysOverflow(page)]).toEqual(['rtl', 0]);
  await context.close();
});

it('keeps a very long word in its window, in the source and in the editor', async () => {
  const { page, context } = await openVisit(sharedProduct().url, { width: 360, height: 740 });
  await onTheDesk(page);
  await sourceOf(page).fill(ARTICLE);
  await page.getByRole('checkbox', { name: 'Twitter Thread' }).check();
  await page.getByRole('button', { name: MESSAGES.transform.start }).click();
  await page.getByRole('button', { name: 'Edit Twitter Thread' }).click();
  await page.getByRole('textbox', { name: 'Post 1' }).first().fill('y'.repeat(270));
  expect(await sidewaysOverflow(page)).toBe(0);
  await context.close();
});

it('checks the input before anything is sent', async () => {
  const { page, context } = await openVisit(sharedProduct().url, { width: 360, height: 740 });
  await onTheDesk(page);
  const start = page.getByRole('button', { name: MESSAGES.transform.start });
  await start.click();
  await untilToast(page, MESSAGES.transform.contentRequiredTitle, MESSAGES.transform.contentRequired);
  await page.locator('#source-text:focus[aria-invalid="true"]').waitFor();
  await sourceOf(page).fill('Bread');
  await start.click();
  await page.locator('#source-refusal').getByText('One word is not enough').waitFor();
  await page.getByRole('region', { name: 'Notifications' }).getByRole('alert').waitFor({ state: 'detached' });
  await sourceOf(page).fill('A sentence that says something.');
  await start.click();
  await untilToast(page, MESSAGES.transform.formatRequiredTitle, MESSAGES.transform.formatRequired);
  const first = page.locator('#formats input:focus[aria-invalid="true"]');
  await first.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await first.press('Space');
  await page.locator('#formats-refusal').waitFor({ state: 'detached' });
  await context.close();
});

it('works by keyboard alone', async () => {
  const { page, context } = await openVisit(sharedProduct().url);
  await onTheDesk(page);
  const source = sourceOf(page);
  await source.focus();
  await page.keyboard.insertText(ARTICLE);
  const summary = page.getByRole('checkbox', { name: 'Bullet-Point Summary' });
  const hasFocus = () => summary.evaluate((box) => box === document.activeElement);
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses++) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('textbox', { name: 'Bullet-Point Summary' }).waitFor();
  await context.close();
});

it('keeps the keyboard where the work is: at the start, in the outputs, in the editor', async () => {
  const { page, context } = await openVisit(sharedProduct().url);
  await onTheDesk(page);
  const outputs = page.getByRole('region', { name: MESSAGES.transform.resultPanel });
  const start = page.getByRole('button', { name: MESSAGES.transform.start });
  const shownAbove = (hasText: string) =>
    page.getByRole('listitem').filter({ hasText }).getByText('Shown above');
  await sourceOf(page).fill(ARTICLE);
  await page.getByRole('checkbox', { name: 'Twitter Thread' }).check();
  await start.press('Enter');
  await untilToast(page, MESSAGES.transform.doneTitle);
  await untilFocused(start);
  await sourceOf(page).fill('Another text, to have two of them in the history.');
  await start.press('Enter');
  await shownAbove('Another text').waitFor();
  await page.getByRole('button', { name: /^Open: How a small bakery/ }).press('Enter');
  await shownAbove('How a small bakery').waitFor();
  const edit = page.getByRole('button', { name: 'Edit Twitter Thread' });
  await edit.waitFor();
  const opened = await outputs.elementHandle();
  await page.waitForFunction((region) => region?.parentElement === document.activeElement, opened);
  await edit.press('Enter');
  await page.getByRole('button', { name: 'Done' }).waitFor();
  await untilFocused(page.getByRole('tabpanel'));
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await edit.waitFor();
  await untilFocused(page.getByRole('tabpanel'));
  await context.close();
});

it('keeps the draft when the session has ended', async () => {
  const { page, context } = await openVisit(sharedProduct().url);
  const account = await onTheDesk(page);
  await sourceOf(page).fill(ARTICLE);
  await page.getByRole('checkbox', { name: 'LinkedIn Post' }).check();
  // At the server: the answer of a call under way would bring a cleared cookie back.
  expect((await page.request.post('/api/logout')).ok()).toBe(true);
  await page.getByRole('button', { name: MESSAGES.transform.start }).click();
  await page.waitForURL('**/auth**');
  await page.getByText('Your draft is kept on this device.').waitFor();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill(account.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL('**/dashboard');
  expect(await sourceOf(page).inputValue()).toBe(ARTICLE);
  expect(await page.getByRole('checkbox', { name: 'LinkedIn Post' }).isChecked()).toBe(true);
  await context.close();
});
