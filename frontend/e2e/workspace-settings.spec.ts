import { sharedProduct } from '../../backend/test/harness/product.js';
import { axeViolations, openVisit } from './harness/browser.js';
import { untilToast } from './harness/people.js';
import { person, workspaceOf } from './harness/teams.js';

const { url } = sharedProduct();

it('archives, brings back and deletes a workspace, and changes its address', async () => {
  const { page, context } = await openVisit(url);
  await person(page, 'Ada Owner', 'agency');
  const place = await workspaceOf(page, 'Short lived');
  await page.goto(`/w/${place.slug}/settings`);
  const slug = `s-${place.id.slice(0, 8)}`;
  await page.getByRole('textbox', { name: 'Address' }).fill('Not an address');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('An address has 3 to 40 lower-case letters').waitFor();
  await page.getByRole('textbox', { name: 'Address' }).fill(slug);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL(`**/w/${slug}/settings`);
  await page.getByRole('button', { name: 'Archive this workspace' }).click();
  await page.getByRole('heading', { name: 'This workspace is archived' }).waitFor();
  await page.goto(`/w/${slug}/dashboard`);
  await page.getByText('Bring it back in its settings to write here.').waitFor();
  await page.goto(`/w/${slug}/settings`);
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await page.getByRole('button', { name: 'Delete this workspace' }).click();
  const sure = page.getByRole('button', { name: 'Delete for good' });
  expect(await sure.isDisabled()).toBe(true);
  await page.getByRole('dialog').getByRole('textbox').fill('Short lived');
  expect(await axeViolations(page)).toEqual([]);
  await sure.click();
  await untilToast(page, '“Short lived” is deleted');
  await context.close();
});

it('says on Free that several workspaces are part of Agency', async () => {
  const { page, context } = await openVisit(url);
  await person(page, 'Free Person');
  await page.goto('/workspaces');
  await page.getByText('1 of 1 workspace · 1 of 1 person').waitFor();
  await page.getByText('Several workspaces, one for each client or brand').waitFor();
  expect(await page.getByRole('button', { name: 'Create workspace' }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Workspace: / }).count()).toBe(0);
  await context.close();
});
