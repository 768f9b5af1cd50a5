import type { Page } from 'playwright-core';
import type { Workspace } from '@repurpose/contract';
import { mailAbout } from '../../backend/test/harness/mails.js';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { axeViolations, openVisit } from './harness/browser.js';
import { look, PHONE_AND_DESK } from './harness/looks.js';
import { onTheDesk, untilToast } from './harness/people.js';
import { join, person, removeMember, setPlan, workspaceOf, written } from './harness/teams.js';

const { url } = sharedProduct();

/** A menu on phones. */
async function inHeader(page: Page, width: number) {
  if (width >= 768) return page.locator('header');
  const opener = page.getByRole('button', { name: 'Open menu' });
  if (await opener.isVisible()) await opener.click();
  return page.getByRole('navigation', { name: 'Menu' });
}

it('opens every page of a workspace by its address, and says when there is no such workspace', async () => {
  const { page, context } = await openVisit(url);
  await onTheDesk(page);
  const [own] = (await (await page.request.get('/api/workspaces')).json()) as Workspace[];
  await page.goto(`/w/${own?.slug}`);
  await page.waitForURL(`**/w/${own?.slug}/dashboard`);
  await page.getByRole('heading', { name: 'Your desk' }).waitFor();
  await page.getByRole('link', { name: 'Library', exact: true }).first().click();
  await page.waitForURL(`**/w/${own?.slug}/library`);
  for (const tab of ['', '/members', '/invitations', '/keys']) {
    await page.goto(`/w/${own?.slug}/settings${tab}`);
    await page.getByRole('heading', { level: 1, name: own?.name ?? '' }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.goto('/w/nobody-has-this/dashboard');
  await page.getByRole('heading', { name: 'There is no such workspace' }).waitFor();
  await context.close();
});

describe.each(PHONE_AND_DESK)('at %i px', (width) => {
  const visit = () => openVisit(url, { width });

  it('an owner makes workspaces for two clients, invites an editor by mail and a viewer by link', async () => {
    const { page, context } = await visit();
    await person(page, 'Ada Owner', 'agency');
    const editor = await visit();
    const { email } = await person(editor.page, 'Bea Editor');
    for (const name of ['Acme Coffee', 'Bolt Bikes']) {
      await page.goto('/workspaces');
      await page.getByLabel('Name').fill(name);
      await page.getByRole('button', { name: 'Create workspace' }).click();
      await page.waitForURL('**/w/*/dashboard');
    }
    await page.goto('/workspaces');
    await page.getByText('3 of 25 workspaces').waitFor();
    await look(page, 'workspaces', width);
    await page.getByRole('link', { name: 'Settings of Acme Coffee' }).click();
    await page.getByRole('heading', { level: 1, name: 'Acme Coffee' }).waitFor();
    await look(page, 'workspace-general', width);
    await page.getByRole('tab', { name: 'Invitations' }).click();
    await page.getByText('None. People you invite are listed here').waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await untilToast(page, 'Invitation sent');
    await page.getByRole('button', { name: 'Create link' }).click();
    const link = await page.getByLabel('Invitation link').inputValue();
    await look(page, 'workspace-invitations', width);

    await mailAbout(email, 'You are invited');
    await editor.page.goto('/dev/mail');
    await editor.page.getByRole('link', { name: new RegExp(`You are invited.*${email}`) }).click();
    await editor.page.locator('pre').getByText('as an editor.').waitFor();
    await editor.page.frameLocator('iframe').getByRole('link', { name: 'See the invitation' }).click();
    await editor.page.getByRole('heading', { name: 'Join “Acme Coffee”' }).waitFor();
    await look(editor.page, 'invitation-open', width);
    await editor.page.getByRole('button', { name: 'Accept the invitation' }).click();
    await editor.page.waitForURL('**/w/*/dashboard');
    await editor.page.getByRole('button', { name: 'Try the sample text' }).first().click();
    await editor.page.getByRole('button', { name: 'Start Repurposing' }).click();
    await untilToast(editor.page, 'Content Repurposed!');
    const settings = editor.page.url().replace(/dashboard.*/, 'settings');
    await editor.page.goto(settings);
    await editor.page.getByText('You are an editor here.').waitFor();
    expect(await editor.page.getByRole('tab', { name: 'Invitations' }).count()).toBe(0);
    expect(await editor.page.getByRole('button', { name: 'Save' }).count()).toBe(0);
    await look(editor.page, 'workspace-general-editor', width);

    // The viewer can read, and sees why nothing else is possible.
    const viewer = await visit();
    await person(viewer.page, 'Carl Viewer');
    await viewer.page.goto(link);
    await viewer.page.getByRole('button', { name: 'Accept the invitation' }).click();
    await viewer.page.getByText('You are a viewer here: you can read, copy and export.').waitFor();
    await viewer.page
      .getByRole('button', { name: /^Copy / })
      .first()
      .waitFor();
    for (const name of ['Start Repurposing', /^Edit /, 'Create link'])
      expect(await viewer.page.getByRole('button', { name }).count()).toBe(0);
    await look(viewer.page, 'workspace-dashboard-viewer', width);
    await viewer.page.goto(viewer.page.url().replace(/dashboard.*/, 'library'));
    await viewer.page.getByText('1 shown').waitFor();
    expect(await viewer.page.getByRole('checkbox').count()).toBe(0);
    expect(await viewer.page.getByRole('button', { name: /^Delete: / }).count()).toBe(0);
    await look(viewer.page, 'workspace-library-viewer', width);

    await page.getByRole('tab', { name: 'Members' }).click();
    await page.getByText('3 of 10 people over all your workspaces').waitFor();
    await look(page, 'workspace-members', width);
    await (
      await inHeader(page, width)
    )
      .getByRole('button', { name: 'Workspace: Acme Coffee. Switch' })
      .click();
    await page.getByRole('menuitem', { name: 'Bolt Bikes' }).waitFor();
    await look(page, 'workspace-switcher', width);
    await page.getByRole('menuitem', { name: 'Bolt Bikes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Bolt Bikes' }).waitFor();
    await Promise.all([context, editor.context, viewer.context].map((each) => each.close()));
  });

  it('a member who is removed while a page is open sees why, and keeps what they typed', async () => {
    const { page, context } = await visit();
    await person(page, 'Ada Owner', 'agency');
    const place = await workspaceOf(page, 'Removed here');
    const id = await written(page, place);
    const member = await visit();
    const { id: memberId } = await person(member.page, 'Bea Editor');
    await join(page, place, member.page);
    await member.page.goto(`/w/${place.slug}/dashboard?open=${id}`);
    await member.page.getByRole('button', { name: /^Edit / }).click();
    const field = member.page.getByRole('tabpanel').getByRole('textbox').first();
    await field.waitFor();
    await removeMember(page, place, memberId);
    await field.fill('Bea typed this and could not save it.');
    await member.page.getByRole('heading', { name: 'You are no longer in “Removed here”' }).waitFor();
    await member.page.getByText('ask Ada Owner to invite you again').waitFor();
    await member.page.getByText('Bea typed this and could not save it.').waitFor();
    await look(member.page, 'workspace-removed', width);
    await member.page.getByRole('link', { name: 'Your workspaces' }).click();
    await member.page.getByRole('heading', { name: 'Workspaces' }).waitFor();
    await member.page.getByText('Removed here').first().waitFor({ state: 'detached' });
    await Promise.all([context, member.context].map((each) => each.close()));
  });

  it('a workspace is handed over only to a member on Agency', async () => {
    const { page, context } = await visit();
    await person(page, 'Ada Owner', 'agency');
    const place = await workspaceOf(page, 'Handed over');
    await written(page, place);
    const next = await visit();
    const { id } = await person(next.page, 'Dora Next');
    await join(page, place, next.page, 'viewer');
    const handOver = async (): Promise<void> => {
      await page.goto(`/w/${place.slug}/settings`);
      await page.getByRole('button', { name: 'Hand over', exact: true }).click();
      await look(page, 'workspace-hand-over', width);
      await page.getByRole('dialog').getByRole('button', { name: 'Hand over' }).click();
    };
    await handOver();
    await untilToast(page, 'Not handed over');
    await setPlan(id, 'agency');
    await handOver();
    await untilToast(page, '“Handed over” belongs to Dora Next now');
    await page.getByRole('link', { name: 'Handed over' }).first().waitFor({ state: 'detached' });
    await next.page.goto(`/w/${place.slug}/library`);
    await next.page.getByText('1 shown').waitFor();
    await next.page.goto('/workspaces');
    await next.page.getByRole('link', { name: 'Settings of Handed over' }).waitFor();
    await Promise.all([context, next.context].map((each) => each.close()));
  });

  it('members read for a month after Agency has ended, and the owner is shown the plans', async () => {
    const { page, context } = await visit();
    const { id } = await person(page, 'Ada Owner', 'agency');
    const place = await workspaceOf(page, 'Paused');
    await written(page, place);
    const member = await visit();
    await person(member.page, 'Bea Editor');
    await join(page, place, member.page);
    await setPlan(id, 'free');
    await member.page.goto(`/w/${place.slug}/library`);
    await member.page.getByText('Ada Owner has left the Agency plan').waitFor();
    await look(member.page, 'workspace-ended', width);
    await page.goto(`/w/${place.slug}/settings/invitations`);
    await page.getByText('Members are part of Agency').waitFor();
    await look(page, 'workspace-invitations-free', width);
    await page.getByRole('link', { name: 'Agency, $199 a month' }).click();
    await page.waitForURL('**/dashboard#change-plan');
    await setPlan(id, 'agency');
    await member.page.goto(`/w/${place.slug}/dashboard`);
    await member.page.getByRole('button', { name: 'Start Repurposing' }).waitFor();
    await Promise.all([context, member.context].map((each) => each.close()));
  });
});
