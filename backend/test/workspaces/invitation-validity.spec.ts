import type { InvitationView, WorkspaceInvitation } from '@repurpose/contract';
import { Client } from '../harness/client.js';
import { query } from '../harness/database.js';
import { linkOf, mailAbout } from '../harness/mails.js';
import { sharedProduct } from '../harness/product.js';
import type { Failure } from '../harness/transforms.js';
import { agencyOwner, invited, invitedByMail, json, type Person, person, workspaceOf } from './team.js';

/* Valid unless the invited person was removed since, and while its maker may invite. */
const { url, databaseUrl } = sharedProduct();
const REVOKED = [410, 'INVITATION_REVOKED'];
const listOf = (who: Person, id: string) =>
  who.client.get<WorkspaceInvitation[]>(`/api/workspaces/${id}/invitations`);

async function openWorkspace() {
  const owner = await agencyOwner();
  const { id } = await workspaceOf(owner, 'Standing');
  return { owner, id };
}

async function accept(who: Person, token: string) {
  const { status, body } = await who.client.post<Failure>(`/api/invitations/${token}/accept`, {});
  return status === 200 ? [200] : [status, body.code];
}
async function seen(client: Client, token: string) {
  const { status, body } = await client.get<InvitationView & Failure>(`/api/invitations/${token}`);
  return status === 200 ? [200] : [status, body.code];
}
const putOut = async (by: Person, id: string, { id: userId }: Person): Promise<void> => {
  expect((await by.client.send('DELETE', `/api/workspaces/${id}/members/${userId}`)).status).toBe(204);
};
const given = async (by: Person, id: string, { id: userId }: Person, role: string): Promise<void> => {
  const path = `/api/workspaces/${id}/members/${userId}`;
  expect((await by.client.send('PATCH', path, json({ role }))).status).toBe(204);
};

async function adminOf(owner: Person, id: string): Promise<Person> {
  const admin = await person();
  await invitedByMail(owner, id, admin.email, 'admin');
  const { token } = linkOf(await mailAbout(admin.email, 'You are invited'));
  expect(await accept(admin, token)).toEqual([200]);
  return admin;
}

it('a removed member does not come back by a link made before; others do, and so does the member by a new one', async () => {
  const { owner, id } = await openWorkspace();
  const [removed, other] = [await person(), await person()];
  const token = await invited(owner, id, 'editor', 5);
  expect(await accept(removed, token)).toEqual([200]);
  await putOut(owner, id, removed);
  expect(await seen(removed.client, token)).toEqual(REVOKED);
  expect(await accept(removed, token)).toEqual(REVOKED);
  expect(await accept(other, token)).toEqual([200]);
  expect(await accept(removed, await invited(owner, id, 'viewer'))).toEqual([200]);
});

it('whoever left by themselves may come back by the same link', async () => {
  const { owner, id } = await openWorkspace();
  const guest = await person();
  const token = await invited(owner, id, 'viewer', 2);
  expect(await accept(guest, token)).toEqual([200]);
  await putOut(guest, id, guest);
  expect(await accept(guest, token)).toEqual([200]);
});

it.each(['removed', 'an editor', 'without an account'])(
  'invitations of an admin who is now %s let nobody in',
  async (now) => {
    const { owner, id } = await openWorkspace();
    const admin = await adminOf(owner, id);
    const guest = await person();
    const token = await invited(admin, id, 'editor', 5);
    const ownersToken = await invited(owner, id, 'viewer', 5);
    if (now === 'removed') await putOut(owner, id, admin);
    else if (now === 'an editor') await given(owner, id, admin, 'editor');
    else await query(databaseUrl, 'DELETE FROM app_user WHERE id = $1', [admin.id]);
    expect(await seen(new Client(url), token)).toEqual(REVOKED);
    expect(await accept(guest, token)).toEqual(REVOKED);
    expect((await listOf(owner, id)).body.map(({ role }) => role)).toEqual(['viewer']);
    expect(await accept(guest, ownersToken)).toEqual([200]);
  },
);

it('the address that such an admin invited can be invited again by somebody who may', async () => {
  const { owner, id } = await openWorkspace();
  const admin = await adminOf(owner, id);
  await query(databaseUrl, 'UPDATE app_user SET email_proven_at = now() WHERE id = $1', [admin.id]);
  const [one, two] = [await person(), await person()];
  const first = await invitedByMail(admin, id, one.email, 'viewer');
  await invitedByMail(admin, id, two.email, 'viewer');
  const { token } = linkOf(await mailAbout(two.email, 'You are invited'));
  expect(
    (await owner.client.post(`/api/workspaces/${id}/invitations/${first.body.id}/resend`, {})).status,
  ).toBe(202);
  await putOut(owner, id, admin);
  expect(await accept(two, token)).toEqual(REVOKED);
  expect((await listOf(owner, id)).body.map(({ email }) => email)).toEqual([one.email]);
  expect((await invitedByMail(owner, id, two.email, 'viewer')).status).toBe(201);
  const { token: sent } = linkOf(await mailAbout(one.email, 'You are invited'));
  expect(await accept(one, sent)).toEqual([200]);
});

it('of a removal and an acceptance at once, none leaves the removed member inside', async () => {
  const { owner, id } = await openWorkspace();
  const guest = await person();
  for (let round = 0; round < 6; round += 1) {
    const token = await invited(owner, id, 'viewer', 9);
    expect(await accept(guest, token)).toEqual([200]);
    const tries = Array.from({ length: 6 }, () => accept(guest, token));
    await Promise.all([putOut(owner, id, guest), ...tries]);
    expect((await guest.client.get(`/api/transformations?workspaceId=${id}`)).status).toBe(404);
  }
});
