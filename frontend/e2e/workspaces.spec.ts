import type { Browser } from 'playwright-core';
import type { Workspace } from '@repurpose/contract';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { axeViolations, openBrowser, openVisit } from './harness/browser.js';
import { onTheDesk } from './harness/people.js';

const { url } = sharedProduct();

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

it('opens every page of a workspace by its address, and says when there is no such workspace', async () => {
  const { page, context } = await openVisit(browser, url);
  await onTheDesk(page);
  const [own] = (await (await page.request.get('/api/workspaces')).json()) as Workspace[];
  await page.goto(`/w/${own?.slug}`);
  await page.waitForURL(`**/w/${own?.slug}/dashboard`);
  await page.getByRole('heading', { name: 'Your desk' }).waitFor();
  await page.getByRole('link', { name: 'Library', exact: true }).first().click();
  await page.waitForURL(`**/w/${own?.slug}/library`);
  for (const tab of ['', '/members', '/invitations']) {
    await page.goto(`/w/${own?.slug}/settings${tab}`);
    await page.getByRole('heading', { level: 1, name: own?.name ?? '' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.goto('/w/nobody-has-this/dashboard');
  await page.getByRole('heading', { name: 'There is no such workspace' }).waitFor();
  await context.close();
});
