import type { Page } from 'playwright-core';
import { signedUp } from '../../backend/test/harness/client.js';
import { query } from '../../backend/test/harness/database.js';
import { sharedProduct } from '../../backend/test/harness/product.js';
import { openVisit } from './harness/browser.js';
import { look as lookAt, PHONE_AND_DESK } from './harness/looks.js';
import { logIn, newAccount, register } from './harness/people.js';
import { linkTo, mailTo, person, setPlan, workspaceOf } from './harness/teams.js';

const { url, databaseUrl } = sharedProduct();

describe.each(PHONE_AND_DESK)('an invitation at %i px', (width) => {
  const visit = () => openVisit(url, { width });
  const look = (page: Page, name: string) => lookAt(page, name, width);

  it('to another account names both addresses and offers to switch', async () => {
    const { page, context } = await visit();
    await person(page, 'Ada Owner', 'agency');
    const place = await workspaceOf(page, 'Wrong account');
    const guest = await visit();
    const invited = await person(guest.page, 'Bea Invited');
    await guest.context.clearCookies();
    const other = await person(guest.page, 'Carl Other');
    await guest.page.goto(await mailTo(page, place, invited.email, 'editor'));
    await guest.page
      .getByText(`This invitation is for ${invited.email}. You are logged in as ${other.email}.`)
      .waitFor();
    await look(guest.page, 'invitation-wrong-account');
    await guest.page.getByRole('button', { name: 'Switch account' }).click();
    await guest.page.waitForURL('**/auth?returnTo=%2Finvitation');
    await logIn(guest.page, invited);
    await guest.page.getByRole('button', { name: 'Accept the invitation' }).click();
    await guest.page.waitForURL(`**/w/${place.slug}/dashboard`);
    await Promise.all([context, guest.context].map((each) => each.close()));
  });

  it('leads a person without an account through registration into the workspace', async () => {
    const { page, context } = await visit();
    await person(page, 'Ada Owner', 'agency');
    const place = await workspaceOf(page, 'New people');
    const account = newAccount();
    const guest = await visit();
    await guest.page.goto(await mailTo(page, place, account.email, 'viewer'));
    await guest.page.getByText(`Log in as ${account.email}, or open a free account`).waitFor();
    await look(guest.page, 'invitation-signed-out');
    await guest.page.getByRole('link', { name: 'Open an account' }).click();
    await register(guest.page, account);
    await guest.page.getByRole('button', { name: 'Accept the invitation' }).click();
    await guest.page.waitForURL(`**/w/${place.slug}/dashboard`);
    // A link that came by mail proves the address.
    const address = (await (await guest.page.request.get('/api/address')).json()) as { isProven: boolean };
    expect(address.isProven).toBe(true);
    await Promise.all([context, guest.context].map((each) => each.close()));
  });

  it('that has expired, was used or taken back, or is no invitation, says so', async () => {
    const { page, context } = await visit();
    await person(page, 'Ada Owner', 'agency');
    const place = await workspaceOf(page, 'Ended');
    const guest = await visit();
    await person(guest.page, 'Bea Guest');
    const used = await linkTo(page, place);
    const friend = await visit();
    await person(friend.page, 'Dora Friend');
    await friend.page.goto(used);
    await friend.page.getByRole('button', { name: 'Accept the invitation' }).click();
    await friend.page.waitForURL('**/dashboard');
    const [expired, revoked] = [await linkTo(page, place), await linkTo(page, place, 'viewer')];
    const at = 'WHERE workspace_id = $1 AND role = $2 AND uses = 0';
    await query(databaseUrl, `UPDATE invitation SET expires_at = now() ${at}`, [place.id, 'editor']);
    await query(databaseUrl, `UPDATE invitation SET revoked_at = now() ${at}`, [place.id, 'viewer']);
    for (const [name, link, told] of [
      ['used', used, 'This invitation has been used already.'],
      ['expired', expired, 'This invitation has expired.'],
      ['revoked', revoked, 'This invitation was taken back.'],
      ['unknown', `/invitation#${'x'.repeat(43)}`, 'There is no such invitation.'],
      ['incomplete', '/invitation', 'This link is incomplete'],
    ] as const) {
      await guest.page.goto('/about');
      await guest.page.evaluate(() => sessionStorage.clear());
      await guest.page.goto(link);
      await guest.page.getByText(told).waitFor();
      await look(guest.page, `invitation-${name}`);
    }
    await friend.page.goto(used);
    await friend.page.getByRole('heading', { name: 'You are in “Ended” already' }).waitFor();
    await look(friend.page, 'invitation-member');
    await Promise.all([context, guest.context, friend.context].map((each) => each.close()));
  });

  it('to a full plan, or one without a team, says what to do', async () => {
    const { page, context } = await visit();
    const { id } = await person(page, 'Ada Owner', 'agency');
    const place = await workspaceOf(page, 'Full');
    const [, token = ''] = (await linkTo(page, place, 'viewer', 9)).split('#');
    for (let seat = 1; seat < 10; seat += 1) {
      const { client } = await signedUp(url, { username: `Member ${seat}` });
      expect((await client.post(`/api/invitations/${token}/accept`, {})).status).toBe(200);
    }
    const guest = await visit();
    await person(guest.page, 'Bea Late');
    const link = await linkTo(page, place);
    await guest.page.goto(link);
    await guest.page.getByText('All seats of Ada Owner’s plan are taken.').waitFor();
    await look(guest.page, 'invitation-full');
    await setPlan(id, 'pro');
    await guest.page.reload();
    await guest.page.getByText('Ada Owner has no plan with team collaboration at the moment.').waitFor();
    await look(guest.page, 'invitation-no-plan');
    await Promise.all([context, guest.context].map((each) => each.close()));
  });
});
