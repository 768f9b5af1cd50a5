import { MESSAGES } from '@repurpose/contract';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Locator, Page } from 'playwright-core';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { until } from '../../backend/test/harness/until.js';
import { ARTICLE } from './harness/article.js';
import {
  axeViolations,
  keepPicture,
  openBrowser,
  openVisit,
  sidewaysOverflow,
  WIDTHS,
  withoutProvoked,
} from './harness/browser.js';
import { onTheDesk, openTab, untilToast } from './harness/people.js';

async function printedArticle(): Promise<Buffer> {
  const page = await (await openBrowser()).newPage();
  const blocks = ARTICLE.trim()
    .split('\n\n')
    .map((block) => {
      const [, mark, words = block] = /^(#+) (.*)$/s.exec(block) ?? [];
      const tag = mark ? `h${mark.length}` : 'p';
      return `<${tag}>${words}</${tag}>`;
    });
  await page.setContent(`<title>Bakery</title>${blocks.join('')}`);
  const printed = await page.pdf({ format: 'A4' });
  await page.close();
  return printed;
}

const untilInWindow = (button: Locator) =>
  until('the button in the window', async () => {
    const box = await button.boundingBox();
    return box && box.y >= 0 && box.y + box.height <= 740;
  });

const post = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Post ${number}`, exact: true });

async function writeFromPdf(page: Page): Promise<void> {
  await onTheDesk(page);
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Upload file' }).click(),
  ]);
  await chooser.setFiles({
    name: 'bakery.pdf',
    mimeType: 'application/pdf',
    buffer: await printedArticle(),
  });
  await page.getByText('The text of bakery.pdf is below.').waitFor();
  const source = page.getByRole('textbox', { name: MESSAGES.transform.inputTitle });
  expect(await source.inputValue()).toContain('## Count before you cut');
  for (const name of ['Twitter Thread', 'LinkedIn Post']) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: MESSAGES.transform.start }).click();
  await untilToast(page, MESSAGES.transform.doneTitle);
  await openTab(page, 'Twitter Thread');
}

async function editAndRestore(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit Twitter Thread' }).click();
  const first = await post(page, 1).inputValue();
  await post(page, 2).fill('We wrote down every loaf.');
  await page.getByText('Saved as version 2').waitFor();
  await page.getByRole('button', { name: 'Lock Post 1', exact: true }).click();
  await page.getByRole('button', { name: 'Unlock Post 1', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Regenerate all open parts' }).click();
  await page.getByText('Saved as version 3').waitFor();
  expect([await post(page, 1).inputValue(), await post(page, 2).inputValue()]).toEqual([
    first,
    'We wrote down every loaf.',
  ]);
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Compare version 1' }).click();
  const compared = page.getByRole('group', { name: 'Version 1 compared with now' });
  await compared.getByRole('insertion').filter({ hasText: 'We wrote down' }).waitFor();
  await page.getByRole('button', { name: 'Restore version 1' }).click();
  await page.getByText('Saved as version 4').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
}

it('a PDF becomes a thread, is edited, exported and read by a stranger until its link is revoked', async () => {
  const { url } = sharedProduct();
  const { page, context, complaints } = await openVisit(url);
  await writeFromPdf(page);
  const text = page.getByRole('textbox', { name: 'Twitter Thread' });
  const written = await text.inputValue();
  await editAndRestore(page);
  expect(await text.inputValue()).toBe(written);

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all as ZIP' }).click();
  const zip = unzipSync(new Uint8Array(await readFile(await (await waiting).path())));
  expect(strFromU8(zip['twitter.txt'] ?? new Uint8Array())).toBe(written);
  expect(Object.keys(zip)).toContain('linkedin.txt');

  await page.getByRole('button', { name: 'Share Twitter Thread' }).click();
  await page.getByLabel('Ends').selectOption('After 7 days');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Create link' }).click();
  const address = await page.getByRole('textbox', { name: 'Address of the public link' }).inputValue();
  await untilInWindow(page.getByRole('button', { name: 'Copy link' }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByText(/^Shows the newest version \(4\), ends /).waitFor();
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  await keepPicture(page, 'share-links-1440');

  const stranger = await openVisit(url, { javaScript: false });
  expect((await stranger.page.goto(address))?.status()).toBe(200);
  const shown = await stranger.page.getByRole('article').innerText();
  for (const line of written.split('\n').filter(Boolean)) expect(shown).toContain(line);
  expect(await stranger.page.title()).toMatch(/ · Repurpose$/);
  await stranger.page.getByRole('heading', { level: 1, name: 'Twitter Thread' }).waitFor();
  const home = await stranger.page.getByRole('link', { name: 'Repurpose, home' }).boundingBox();
  expect(home?.height).toBeGreaterThanOrEqual(44);
  expect(await stranger.context.cookies()).toEqual([]);

  await page.getByRole('button', { name: 'Revoke', exact: true }).click();
  await page.getByRole('button', { name: 'Revoke for good' }).click();
  await page.getByRole('textbox', { name: 'Address of the public link' }).waitFor({ state: 'detached' });
  expect((await stranger.page.reload())?.status()).toBe(404);
  await stranger.page.getByRole('heading', { name: 'This link does not work' }).waitFor();
  expect(withoutProvoked(complaints, 401)).toEqual([]);
  expect(withoutProvoked(stranger.complaints, 404)).toEqual([]);
  await Promise.all([context.close(), stranger.context.close()]);
});

it('the public page is readable at every width and in both schemes', async () => {
  const { page, context } = await openVisit(sharedProduct().url, { width: 360, height: 740 });
  await onTheDesk(page);
  await page.getByRole('textbox', { name: MESSAGES.transform.inputTitle }).fill(ARTICLE);
  await page.getByRole('checkbox', { name: 'Bullet-Point Summary' }).check();
  await page.getByRole('button', { name: MESSAGES.transform.start }).click();
  await untilToast(page, MESSAGES.transform.doneTitle);
  await page.getByRole('button', { name: 'Share Bullet-Point Summary' }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Create link' }).click();
  const address = await page.getByRole('textbox', { name: 'Address of the public link' }).inputValue();
  await untilInWindow(page.getByRole('button', { name: 'Copy link' }));
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await sidewaysOverflow(page)).toBe(0);
  await keepPicture(page, 'share-links-360');

  const stranger = await openVisit(sharedProduct().url);
  await stranger.page.goto(address);
  for (const [index, width] of WIDTHS.entries()) {
    await stranger.page.setViewportSize({ width, height: 900 });
    await stranger.page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
    expect([width, await sidewaysOverflow(stranger.page)]).toEqual([width, 0]);
    expect([width, await axeViolations(stranger.page)]).toEqual([width, []]);
    await keepPicture(stranger.page, `public-page-${width}`);
  }
  await stranger.page.goto('/s/nothing');
  expect(await axeViolations(stranger.page)).toEqual([]);
  await keepPicture(stranger.page, 'public-page-absent');
  expect(withoutProvoked(stranger.complaints, 404)).toEqual([]);
  await Promise.all([context.close(), stranger.context.close()]);
});
