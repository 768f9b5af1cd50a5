import type { Browser, Page } from 'playwright-core';
import type { User } from '@repurpose/contract';
import { query } from '../../backend/test/harness/database.js';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { ARTICLE } from './harness/article.js';
import {
  axeViolations,
  keepPicture,
  openBrowser,
  openVisit,
  sidewaysOverflow,
  wantsPictures,
  WIDTHS,
} from './harness/browser.js';
import { onTheDesk } from './harness/people.js';

const { url, databaseUrl } = sharedProduct();
const SAMPLE =
  `We weigh what we bake. It's dull work, and it pays. You won't notice a scale until it saves you a bag of flour.
Don't count loaves at closing time; count them when they leave the oven. `.repeat(10);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function look(page: Page, name: string): Promise<void> {
  for (const width of wantsPictures ? WIDTHS : ([360, 1440] as const))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
      await keepPicture(page, `${name}-${width}-${colorScheme}`);
    }
  await page.setViewportSize({ width: 1440, height: 900 });
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

it('a voice is made, tried, used, and one of its changes undone', async () => {
  const { page, context, complaints } = await openVisit(browser, url);
  await onTheDesk(page);
  const { id } = (await (await page.request.get('/api/user')).json()) as User;
  await query(databaseUrl, `UPDATE billing_account SET plan = 'pro' WHERE user_id = $1`, [id]);

  await page.goto('/voices');
  await page.getByRole('textbox', { name: 'Name of a new voice' }).fill('Bakery');
  await page.getByRole('button', { name: 'Create voice' }).click();
  await page.getByRole('combobox', { name: 'English spelling' }).waitFor();
  await page.getByRole('combobox', { name: /^Contractions/ }).selectOption('avoid');
  await page.getByRole('checkbox', { name: 'Use by default' }).check();
  await look(page, 'voices-rules');

  await tab(page, 'Words').click();
  for (const [word, other] of [
    ['waste', 'leftovers'],
    ['staff', 'team'],
  ] as const) {
    await page.getByRole('textbox', { name: 'Word', exact: true }).fill(word);
    await page.getByRole('textbox', { name: 'Use instead (optional)' }).fill(other);
    await page.getByRole('button', { name: 'Add word' }).click();
  }
  await page.getByRole('cell', { name: 'waste', exact: true }).waitFor();
  await look(page, 'voices-words');
  await page.getByRole('button', { name: 'Save voice' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();

  await tab(page, 'Samples').click();
  await page.getByRole('textbox', { name: 'Title' }).fill('On weighing');
  await page.getByRole('textbox', { name: 'Text' }).fill(SAMPLE);
  await page.getByRole('button', { name: 'Add sample' }).click();
  await page.getByText(/^Measured from \d+ words/).waitFor();
  await look(page, 'voices-samples');

  await tab(page, 'Try it').click();
  await page
    .getByRole('textbox', { name: 'Your text' })
    .fill('The staff said: “waste” is not a word we use. We measure waste daily.');
  await page.getByText('2 changes').waitFor();
  await look(page, 'voices-try');

  await page.goto('/dashboard');
  await page.getByRole('combobox', { name: 'Voice' }).waitFor();
  const answer = await page.request.post('/api/transform', {
    data: { content: ARTICLE, formats: ['summary'] },
  });
  const { id: written, transformedContent } = (await answer.json()) as {
    id: string;
    transformedContent: { summary: string };
  };
  expect(transformedContent.summary).toContain('leftovers');
  await page.goto(`/dashboard?open=${written}`);
  await page.getByRole('button', { name: /^Voice “Bakery” · \d+ changes/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: /^Undo / })
    .first()
    .waitFor();
  const before = await dialog.getByRole('button', { name: /^Undo / }).count();
  await look(page, 'voices-changes');
  await dialog
    .getByRole('button', { name: /^Undo / })
    .first()
    .click();
  await expectCount(page, before - 1);
  expect(complaints).toEqual([]);
  await context.close();
});

/** Waits until so many changes can be undone. */
async function expectCount(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('[role="dialog"] button[aria-label^="Undo"]').length === wanted,
    count,
  );
}

it('on Free a sample voice can be tried, and the way to one’s own is named', async () => {
  const { page, context, complaints } = await openVisit(browser, url, { width: 360 });
  await onTheDesk(page);
  await page.goto('/voices');
  await page.getByRole('textbox', { name: 'Your text' }).fill('We don’t utilize the login!');
  await page.getByText('5 changes').waitFor();
  await page.getByRole('link', { name: 'Upgrade to use your own voice' }).waitFor();
  await look(page, 'voices-free');
  expect(complaints).toEqual([]);
  await context.close();
});
