import { gzipSync } from 'node:zlib';
import type { Response } from 'playwright-core';
import { PRICES } from '../../backend/test/billing/paying.js';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { until } from '../../backend/test/harness/until.js';
import { paths } from '../src/shared/paths.js';
import {
  axeViolations,
  keepPicture,
  openVisit,
  sidewaysOverflow,
  wantsPictures,
  WIDTHS,
  withoutProvoked,
  type Theme,
} from './harness/browser.js';
import { signUp } from './harness/people.js';
import { EXAMPLES } from '../src/features/info/content/api-examples.js';

const THEMES: Theme[] = ['light', 'dark'];

const routes = [
  ...Object.entries(paths).map(([name, { path }]) => [name, path] as [string, string]),
  ['not-found', '/no-such-page'] as [string, string],
];

describe.each(routes)('the page %s', (name, path) => {
  it('is accessible in both themes, fits every screen and complains of nothing', async () => {
    const { page, context, complaints } = await openVisit(sharedProduct().url);
    await page.goto(path, { waitUntil: 'networkidle' });
    // Includes pages that redirect a visitor without a session.
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const theme of THEMES) {
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width: 1440, height: 900 });
      expect(await axeViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await sidewaysOverflow(page)).toBe(0);
      for (const width of wantsPictures ? WIDTHS : []) {
        await page.setViewportSize({ width, height: 900 });
        await keepPicture(page, `${name}-${width}-${theme}`);
      }
    }
    expect(withoutProvoked(complaints, 401, 404)).toEqual([]);
    await context.close();
  });
});

it('changes from light to dark at once', async () => {
  const { page, context } = await openVisit(sharedProduct().url, { reducedMotion: false });
  await page.goto('/auth', { waitUntil: 'networkidle' });
  const button = page.getByRole('button', { name: 'Login', exact: true });
  const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const light = await ground();
  const toggle = page.getByRole('button', { name: 'Switch between light and dark' });
  // In the task of the click, before the next paint.
  const dark = await button.evaluate(
    (element, pressed) => {
      (pressed as HTMLElement | null)?.click();
      return getComputedStyle(element).backgroundColor;
    },
    await toggle.elementHandle(),
  );
  expect(dark).not.toBe(light);
  expect(await ground()).toBe(dark);
  await context.close();
});

it('paints the landing page without JavaScript', async () => {
  const { page, context } = await openVisit(sharedProduct().url, { javaScript: false });
  await page.goto('/');
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(await page.getByRole('link', { name: 'Sign Up Free' }).isVisible()).toBe(true);
  await context.close();
});

it('keeps the chosen plan on its way without JavaScript', async () => {
  const { page, context } = await openVisit(sharedProduct().url, { javaScript: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'Choose Agency' }).click();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('returnTo')]).toEqual(['/auth', '/checkout']);
  expect(searchParams.get('priceId')).toBe(PRICES.agency);
  await context.close();
});

it('asks nobody else for the landing page', async () => {
  const { page, context } = await openVisit(sharedProduct().url);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(sharedProduct().url).origin) foreign.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(foreign).toEqual([]);
  await context.close();
});

test('the examples of the API page are copied whole', async () => {
  const { page, context } = await openVisit(sharedProduct().url);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/api');
  for (const { name, code } of EXAMPLES) {
    await page.getByRole('button', { name: `Copy ${name}`, exact: true }).click();
    await page.getByText('Copied').waitFor();
    await until(
      `the example for ${name}`,
      async () => (await page.evaluate(() => navigator.clipboard.readText())) === code,
    );
  }
  await context.close();
});

test.each([
  ...['/', '/about', '/api', '/contact', '/status'].map((path) => [path, 125_000] as const),
  ['/dashboard', 254_000] as const,
  ['/voices', 275_000] as const,
])('%s brings at most %i bytes of script (gzip)', async (path, maxBytes) => {
  const { page, context } = await openVisit(sharedProduct().url);
  if (path === '/dashboard' || path === '/voices') await signUp(page);
  const sizes: Promise<number>[] = [];
  const measure = (response: Response): void => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length));
  };
  page.on('response', measure);
  await page.goto(path, { waitUntil: 'networkidle' });
  // the body of a later one could not be read: the page closes
  page.off('response', measure);
  const total = (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(maxBytes);
  await context.close();
});
