import type { ApiKey } from '@repurpose/contract';
import type { Page } from 'playwright-core';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { until } from '../../backend/test/harness/until.js';
import { openVisit } from './harness/browser.js';
import { look, PHONE_AND_DESK } from './harness/looks.js';
import { join, person, setPlan, workspaceOf } from './harness/teams.js';

const { url } = sharedProduct();

const statusWith = async (key: string, path = 'formats'): Promise<number> =>
  (await fetch(`${url}/api/v1/${path}`, { headers: { authorization: `Bearer ${key}` } })).status;

async function shownKey(page: Page): Promise<string> {
  const key = await page.getByRole('alert').locator('code').textContent();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('alert').waitFor({ state: 'detached' });
  return key ?? '';
}

describe.each(PHONE_AND_DESK)('at %i px', (width) => {
  const visit = () => openVisit(url, { width });

  it('a key is made, shown once, used, rotated and revoked', async () => {
    const { page, context } = await visit();
    await person(page, 'Ada Owner', 'agency');
    const place = await workspaceOf(page, 'Programs');
    await page.goto(`/w/${place.slug}/settings`);
    await page.getByRole('tab', { name: 'API keys' }).click();
    await page.getByText('None. A key that is made').waitFor();
    await look(page, 'keys-empty', width);
    await page.getByLabel('Name').fill('Website');
    await page.getByRole('button', { name: 'Make a key' }).click();
    await page.getByText('It is not shown again.').waitFor();
    await look(page, 'keys-made', width);
    const first = await shownKey(page);
    await page.getByText('never used').waitFor();
    // Only the chosen scopes.
    expect([await statusWith(first), await statusWith(first, 'credits')]).toEqual([200, 403]);
    await until('the last use', async () => {
      const [key] = (await (await page.request.get(`/api/workspaces/${place.id}/keys`)).json()) as ApiKey[];
      return key?.lastUsedAt;
    });
    await page.reload();
    await page.getByText('last used').waitFor();
    expect(await page.getByText(first).count()).toBe(0);

    await page.getByRole('button', { name: 'Rotate Website' }).click();
    const second = await shownKey(page);
    await page.getByText('Replaced').waitFor();
    await look(page, 'keys-rotated', width);
    expect([await statusWith(first), await statusWith(second)]).toEqual([200, 200]);

    await page.getByRole('button', { name: 'Revoke Website' }).first().click();
    await page.getByRole('dialog').getByText('Programs that use it are refused from now on.').waitFor();
    await look(page, 'keys-revoke', width);
    await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Revoke Website' }).nth(1).waitFor({ state: 'detached' });
    expect([await statusWith(first), await statusWith(second)]).toEqual([200, 401]);
    await context.close();
  });

  it('without Agency the page leads to the plans; an editor learns who makes keys', async () => {
    const { page, context } = await visit();
    const { id } = await person(page, 'Ada Owner', 'agency');
    const place = await workspaceOf(page, 'No programs');
    const editor = await visit();
    await person(editor.page, 'Bea Editor');
    await join(page, place, editor.page);
    await editor.page.goto(`/w/${place.slug}/settings/keys`);
    await editor.page.getByText('The owner and admins of this workspace make its API keys.').waitFor();
    await look(editor.page, 'keys-editor', width);
    await setPlan(id, 'pro');
    await page.goto(`/w/${place.slug}/settings/keys`);
    await page.getByText('API access is part of Agency.').waitFor();
    await look(page, 'keys-without-agency', width);
    await page.getByRole('link', { name: 'Agency, $199 a month' }).click();
    await page.waitForURL('**/dashboard#change-plan');
    await Promise.all([context, editor.context].map((each) => each.close()));
  });
});
