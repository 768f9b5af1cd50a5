import { MESSAGES } from '@repurpose/contract';
import type { Page } from 'playwright-core';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { until } from '../../backend/test/harness/until.js';
import { ARTICLE } from './harness/article.js';
import { openVisit, sidewaysOverflow } from './harness/browser.js';
import { onTheDesk, openTab, unfold, untilToast } from './harness/people.js';

const HEIGHT = 844;
const WIDTHS = [320, 390];

/** Text twice as large, as a reader may have set it. */
const enlarge = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

/** The widths at which the page scrolls sideways. */
async function tooWide(page: Page): Promise<number[]> {
  const found: number[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    if ((await sidewaysOverflow(page)) > 0) found.push(width);
  }
  return found;
}

async function inView(page: Page, name: string): Promise<boolean> {
  const box = await page.getByRole('button', { name, exact: true }).boundingBox();
  return box !== null && box.y >= 0 && box.y + box.height <= HEIGHT;
}

it('with text of 200 % nothing scrolls sideways on a phone, and the buttons that save are in view', async () => {
  const { page, context } = await openVisit(sharedProduct().url, { width: 390, height: HEIGHT });
  const openPage = async (path: string) => {
    await page.goto(path);
    await enlarge(page);
  };
  await openPage('/');
  expect(await tooWide(page)).toEqual([]);
  await onTheDesk(page);
  await enlarge(page);
  await page.getByRole('textbox', { name: MESSAGES.transform.inputTitle }).fill(ARTICLE);
  await page.getByRole('checkbox', { name: 'Twitter Thread' }).check();
  await page.getByRole('checkbox', { name: 'LinkedIn Post' }).check();
  expect(await tooWide(page)).toEqual([]);
  await page.getByRole('button', { name: MESSAGES.transform.start }).click();
  await untilToast(page, MESSAGES.transform.doneTitle);
  await unfold(page, MESSAGES.billing.accountTitle);
  await unfold(page, MESSAGES.billing.changePlanTitle);
  expect(await tooWide(page)).toEqual([]);
  await page.getByRole('group', { name: 'Export' }).scrollIntoViewIfNeeded();
  for (const format of ['LinkedIn Post', 'Twitter Thread']) {
    await openTab(page, format);
    const text = page.getByRole('textbox', { name: format });
    await until('the text from its beginning', async () => {
      const top = (await text.boundingBox())?.y ?? HEIGHT;
      return top > 0 && top < HEIGHT;
    });
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await tooWide(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Edit Twitter Thread' }).click();
  await page.getByText(/all in your source|not found in your source/).waitFor();
  expect(await tooWide(page)).toEqual([]);
  expect(await inView(page, 'Done')).toBe(true);
  await openPage('/library');
  await page.getByRole('button', { name: 'Filters' }).click();
  expect(await tooWide(page)).toEqual([]);
  await page.getByRole('list', { name: 'Transformations' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Back to the library' }).waitFor();
  const opened = page.getByRole('heading', { name: MESSAGES.transform.resultPanel });
  await until('its heading in view', async () => ((await opened.boundingBox())?.y ?? HEIGHT) < HEIGHT / 2);
  await context.close();
});

it('on a touch screen the demo plays, what stands alone is 44 pixels high, and the source lets a thumb pass', async () => {
  const { page, context } = await openVisit(sharedProduct().url, {
    ...{ width: 390, height: HEIGHT, isTouch: true, reducedMotion: false },
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Watch Demo' }).click();
  await page.getByRole('button', { name: 'Pause the demo' }).waitFor();
  await onTheDesk(page);
  const source = page.getByRole('textbox', { name: MESSAGES.transform.inputTitle });
  const overflow = () => source.evaluate((field) => getComputedStyle(field).overflowY);
  const header = () => page.getByRole('banner').evaluate((element) => getComputedStyle(element).position);
  expect(await header()).toBe('sticky');
  await source.fill(ARTICLE.repeat(3));
  expect(await overflow()).toBe('auto');
  // Beside a keyboard there is room for the text.
  expect(await header()).toBe('static');
  await source.blur();
  expect(await overflow()).toBe('hidden');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), ARTICLE.repeat(3));
  await source.fill('');
  await source.press('Control+v');
  // Its beginning, without the keyboard.
  await page.waitForFunction(() => document.activeElement?.id !== 'source-text');
  expect(await source.evaluate((field) => field.scrollTop)).toBe(0);
  for (const name of [/^See plans$/, /more formats with Pro/]) {
    const box = await page.getByRole('link', { name }).first().boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await context.close();
});
