import { FORMATS, FORMAT_KEYS, MESSAGES, type User } from '@repurpose/contract';
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Download, Page } from 'playwright-core';
import { control, PRICES } from '../../backend/test/billing/paying.js';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { until } from '../../backend/test/harness/until.js';
import { ARTICLE } from './harness/article.js';
import {
  axeViolations,
  keepPicture,
  openVisit,
  sidewaysOverflow,
  WIDTHS,
  withoutProvoked,
  type Visit,
} from './harness/browser.js';
import { onTheDesk, openTab, untilToast } from './harness/people.js';

/** Attempts at injection. The first sentence carries them into every format. */
const HOSTILE = `${ARTICLE}

## A note on <script>window.hacked = 1</script>

The bakery's old page said <img src=x onerror="window.hacked = 1"> and [menu](javascript:window.hacked=1) for 3 years.
`;

const LABELS = FORMAT_KEYS.map((format) => FORMATS[format].label);

/** On Pro, with all twelve outputs. Tests do not change them. */
let pro: Visit;
beforeAll(async () => {
  pro = await openVisit(sharedProduct().url);
  await onTheDesk(pro.page);
  await becomePro(pro.page);
  await transform(pro.page, HOSTILE, LABELS);
});
beforeEach(() => pro.page.setViewportSize({ width: 1440, height: 900 }));

const sourceOf = (page: Page) => page.getByRole('textbox', { name: MESSAGES.transform.inputTitle });

/** In the page's own session; the payment form has its own journey. */
async function becomePro(page: Page): Promise<void> {
  const opened = await page.request.post('/api/create-checkout-session', { data: { priceId: PRICES.pro } });
  const { clientSecret } = (await opened.json()) as { clientSecret: string };
  await control(sharedProduct().sandboxUrl, `sessions/${clientSecret.split('_secret_')[0]}/pay`);
  await until('Pro', async () => {
    const user = (await (await page.request.get('/api/user')).json()) as User;
    return user.plan === 'pro' ? user : null;
  });
  await page.reload();
}

async function transform(page: Page, source: string, formats: readonly string[]): Promise<void> {
  await sourceOf(page).fill(source);
  for (const name of formats) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: MESSAGES.transform.start }).click();
  await untilToast(page, MESSAGES.transform.doneTitle);
}

async function saved(page: Page, button: string): Promise<{ download: Download; bytes: Uint8Array }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const download = await waiting;
  return { download, bytes: new Uint8Array(await readFile(await download.path())) };
}

it('shows each of the twelve formats as its platform does, at every width', async () => {
  const { page, complaints } = pro;
  await page.getByRole('radio', { name: 'Preview' }).check();
  const onDesktop = page.getByRole('radio', { name: 'Desktop' });
  await onDesktop.check();
  await openTab(page, 'LinkedIn Post');
  expect(await onDesktop.isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'Phone' }).check();
  // Formats that share a frame use different themes: each frame is seen in both, or alone in one.
  for (const [index, format] of FORMAT_KEYS.entries()) {
    const { label } = FORMATS[format];
    await openTab(page, label);
    await page.getByRole('region', { name: `Preview of ${label}` }).waitFor();
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
    expect([label, await axeViolations(page, 'result-panel')]).toEqual([label, []]);
  }
  for (const [index, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
    for (const format of ['twitter', 'email', 'reels'] as const) {
      await openTab(page, FORMATS[format].label);
      await page.getByRole('region', { name: `Preview of ${FORMATS[format].label}` }).waitFor();
      expect(await sidewaysOverflow(page)).toBe(0);
    }
    await keepPicture(page, `preview-${width}`);
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(withoutProvoked(complaints, 401)).toEqual([]);
});

it('saves outputs as files that hold the text, and nothing that could run', async () => {
  const { page, context } = pro;
  await page.getByRole('radio', { name: 'Text', exact: true }).check();
  await openTab(page, 'Email Newsletter');
  const text = await page.getByRole('textbox', { name: 'Email Newsletter' }).inputValue();
  const txt = await saved(page, 'Export as TXT');
  expect(strFromU8(txt.bytes)).toBe(text);
  expect(txt.download.suggestedFilename()).toBe('how-a-small-bakery-cut-its-waste-by-38-percent-email.txt');
  const mail = await saved(page, 'Export as Mail file');
  expect(strFromU8(mail.bytes)).toMatch(/^From: u[\w-]+@example\.com\r\nSubject: /);
  const zip = unzipSync((await saved(page, 'Export all as ZIP')).bytes);
  expect(strFromU8(zip['email.txt'] ?? new Uint8Array())).toBe(text);
  for (const format of FORMAT_KEYS) expect(Object.keys(zip)).toContain(`${format}.html`);

  const opened = await context.newPage();
  for (const format of FORMAT_KEYS) {
    await opened.setContent(strFromU8(zip[`${format}.html`] ?? new Uint8Array()));
    expect(await opened.locator('script, img, iframe, a[href^="javascript"]').count()).toBe(0);
    expect(await opened.evaluate(() => 'hacked' in window)).toBe(false);
  }
  await opened.close();
});

it('hands a thread over to X post by post; on Free the advanced files are locked', async () => {
  const { page, context } = await openVisit(sharedProduct().url, { width: 360, height: 740 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await onTheDesk(page);
  await transform(page, ARTICLE, ['Twitter Thread', 'LinkedIn Post']);
  await openTab(page, 'Twitter Thread');
  const posts = (await page.getByRole('textbox', { name: 'Twitter Thread' }).inputValue()).split('\n\n');
  await page.getByRole('button', { name: 'Share Twitter Thread' }).click();
  const link = page.getByRole('link', { name: 'Post on X' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect([address.host, address.searchParams.get('text')]).toEqual(['x.com', posts[0]]);
  await page.getByRole('button', { name: `Copy post 2 of ${posts.length}` }).click();
  await page.getByText(`Post 2 of ${posts.length} is copied`).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(posts[1]);
  expect(await page.getByRole('button', { name: 'Export as TXT' }).isEnabled()).toBe(true);
  expect(await page.getByRole('button', { name: 'Export as HTML' }).count()).toBe(0);
  const toPro = page.getByRole('link', { name: /HTML.* with Pro, \$49 a month$/ });
  expect(await toPro.getAttribute('href')).toMatch(/^\/checkout\?priceId=/);
  expect(await axeViolations(page)).toEqual([]);
  expect(await sidewaysOverflow(page)).toBe(0);
  await keepPicture(page, 'share-360');
  await context.close();
});
