import type { Page } from 'playwright-core';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { until } from '../../backend/test/harness/until.js';
import { ARTICLE } from './harness/article.js';
import {
  axeViolations,
  keepPicture,
  openVisit,
  sidewaysOverflow,
  untilFocused,
  wantsPictures,
  WIDTHS,
  withoutProvoked,
} from './harness/browser.js';
import { holdCall } from './harness/calls.js';
import { logIn, onTheDesk, signUp, untilToast } from './harness/people.js';

const CHINESE = '麵包店每天減少浪費。團隊開始寫下來。三月的時候每週丟掉二百一十個麵包。';
const TEXTS = [
  ARTICLE,
  CHINESE,
  'Our choir sings in a tram depot. Forty people came to the first concert in May. The echo lasts six seconds.',
];

/** In the page's own session. */
async function write(page: Page, content: string, formats: string[]): Promise<void> {
  const answer = await page.request.post('/api/transform', { data: { content, formats } });
  expect(answer.status()).toBe(200);
}
const rows = (page: Page) => page.getByRole('list', { name: 'Transformations' }).getByRole('listitem');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search your library' });
const opened = (page: Page, excerpt: string) => page.getByRole('link', { name: new RegExp(`^${excerpt}`) });

/** Accessible, and no wider than the window, on a wide light and a narrow dark screen. */
async function look(page: Page, name: string): Promise<void> {
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page)).toEqual([]);
    expect(await sidewaysOverflow(page)).toBe(0);
  }
  for (const width of wantsPictures ? WIDTHS : [])
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await keepPicture(page, `${name}-${width}-${colorScheme}`);
    }
}

it('finds, tags, uses again, archives, deletes and reopens what was written', async () => {
  const { page, context, complaints } = await openVisit(sharedProduct().url);
  await onTheDesk(page);
  for (const text of TEXTS)
    await write(page, text, text === CHINESE ? ['twitter'] : ['twitter', 'email', 'linkedin']);
  await page.getByRole('link', { name: 'Library' }).first().click();
  await rows(page).nth(2).waitFor();
  await look(page, 'library');
  for (const word of ['choir', '浪費'])
    await until(`${word} in the index`, async () => {
      const found = await page.request.get(`/api/transformations?q=${encodeURIComponent(word)}`);
      return ((await found.json()) as unknown[]).length === 1;
    });

  await search(page).fill('choir');
  await rows(page).filter({ hasText: 'Our choir' }).waitFor();
  await page.waitForURL('**/library?q=choir');
  await search(page).fill('浪費');
  await rows(page).filter({ hasText: '麵包店' }).waitFor();
  await page.goBack();
  await rows(page).nth(2).waitFor();
  await until('the empty search', async () => (await search(page).inputValue()) === '');

  await page.getByRole('combobox', { name: 'Format' }).selectOption('email');
  await page.getByText('2 shown').waitFor();
  await page.getByRole('button', { name: /^Tags of: Our choir/ }).click();
  await page.getByRole('textbox', { name: 'New tag' }).fill('Music');
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Music' }).waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Show all with the tag Music' }).click();
  await page.waitForURL('**/library?format=email&tag=Music');
  await page.getByText('1 shown').waitFor();

  await page.getByRole('link', { name: /^Duplicate: Our choir/ }).click();
  await page.getByText('Nothing is charged until you start.').waitFor();
  const source = page.getByRole('textbox', { name: 'Input Content' });
  expect(await source.inputValue()).toBe(TEXTS[2]);
  const account = await page.request.get('/api/user');
  expect(await account.json()).toMatchObject({ transformationsLeft: 2 });
  await page.goBack();

  await page.getByText('1 shown').waitFor();
  await page.getByRole('button', { name: /^Archive: Our choir/ }).click();
  await untilToast(page, 'One transformation archived');
  await page.getByText('Nothing found').waitFor();
  await page.getByRole('link', { name: 'Archive', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Select: Our choir/ }).check();
  await page
    .getByRole('region', { name: 'Selected transformations' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await look(page, 'library-delete');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await untilToast(page, 'One transformation deleted');
  await page.getByText('The archive is empty').waitFor();

  await page.getByRole('link', { name: 'Library', exact: true }).last().click();
  await opened(page, 'How a small bakery').click();
  await page.getByRole('textbox', { name: 'Twitter Thread' }).waitFor();
  expect(withoutProvoked(complaints, 401)).toEqual([]);
  await context.close();
});

it('shows the library ahead while it asks who is there, and moves nothing when it knows', async () => {
  const { page, context } = await openVisit(sharedProduct().url, { width: 360, height: 740 });
  await onTheDesk(page);
  await write(page, TEXTS[2] ?? '', ['twitter']);
  const held = await holdCall(page, '**/api/user');
  await page.goto('/library');
  await page.getByRole('status').filter({ hasText: 'Opening your library…' }).waitFor();
  const ahead = page.getByPlaceholder('Search');
  const top = (await ahead.boundingBox())?.y;
  expect(top).toBeGreaterThan(0);
  await ahead.evaluate((field: HTMLInputElement) => field.focus());
  expect(await ahead.evaluate((field) => field === document.activeElement)).toBe(false);
  held.release();
  await rows(page).first().waitFor();
  expect((await search(page).boundingBox())?.y).toBe(top);
  const footer = await page.getByRole('contentinfo').boundingBox();
  expect(footer?.y).toBeGreaterThanOrEqual(740);
  await context.close();
});

it('works by keyboard alone', async () => {
  const { page, context } = await openVisit(sharedProduct().url);
  await signUp(page);
  await write(page, ARTICLE, ['twitter']);
  await page.goto('/library');
  const tick = page.getByRole('checkbox', { name: /^Select: How a small bakery/ });
  await tick.waitFor();
  await search(page).focus();
  const hasFocus = () => tick.evaluate((box) => box === document.activeElement);
  for (let presses = 0; presses < 40 && !(await hasFocus()); presses++) await page.keyboard.press('Tab');
  expect(await hasFocus()).toBe(true);
  await page.keyboard.press('Space');
  const archive = page
    .getByRole('region', { name: 'Selected transformations' })
    .getByRole('button', { name: 'Archive' });
  await archive.focus();
  await page.keyboard.press('Enter');
  await page.getByText('Nothing here yet').waitFor();
  await untilFocused(page.getByRole('heading', { level: 1 }));
  await context.close();
});

it('comes back to the same search after the session has ended', async () => {
  const { page, context } = await openVisit(sharedProduct().url, { width: 360, height: 740 });
  const account = await signUp(page);
  await page.goto('/library?q=bread&format=email');
  await page.getByText('Nothing found').waitFor();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.getByRole('combobox', { name: 'State' }).selectOption('ready');
  await page.waitForURL('**/auth?returnTo=**');
  await logIn(page, account);
  await page.waitForURL('**/library?q=bread&format=email&state=ready');
  await page.getByText('Nothing found').waitFor();
  await context.close();
});
