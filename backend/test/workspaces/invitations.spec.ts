import type { CreatedInvitation, InvitationView, Workspace, WorkspaceInvitation } from '@repurpose/contract';
import { randomInt, randomUUID } from 'node:crypto';
import { RATE_LIMITS } from '../../src/config/rate-limit-settings.js';
import { Client } from '../harness/client.js';
import { query } from '../harness/database.js';
import { linkOf, mailAbout, mailsTo } from '../harness/mails.js';
import { sharedProduct } from '../harness/product.js';
import type { Failure } from '../harness/transforms.js';
import { until } from '../harness/until.js';
import { agencyOwner, invited, invitedByMail, joined, person, setPlan, workspaceOf } from './team.js';

const { url, databaseUrl } = sharedProduct();
const SUBJECT = 'You are invited';
const newAddress = () => `u${randomUUID().slice(0, 13)}@example.com`;
const accept = (client: Client, token: string) =>
  client.post<Workspace & Failure>(`/api/invitations/${token}/accept`, {});
const viewOf = (client: Client, token: string) =>
  client.get<InvitationView & Failure>(`/api/invitations/${token}`);
const path = (workspaceId: string, id = '', step = '') =>
  `/api/workspaces/${workspaceId}/invitations${id && `/${id}`}${step && `/${step}`}`;

async function openWorkspace() {
  const owner = await agencyOwner();
  const { id } = await workspaceOf(owner, 'By mail');
  return { owner, id };
}
async function tokenTo(email: string): Promise<string> {
  return linkOf(await mailAbout(email, SUBJECT)).token;
}
const isProven = async ({ client }: { client: Client }) =>
  (await client.get<{ isProven: boolean }>('/api/address')).body.isProven;

it('an invitation by mail is in the mail only; the account with its address accepts it, which proves the address', async () => {
  const { owner, id } = await openWorkspace();
  const [guest, stranger] = [await person(), await person()];
  const { status, body, text } = await invitedByMail(owner, id, guest.email, 'admin');
  expect([status, body.url, body.email, body.mail]).toEqual([201, null, guest.email, 'pending']);
  const mail = await mailAbout(guest.email, SUBJECT);
  const { href, token } = linkOf(mail);
  expect(href).toBe(`${url}/invitation#${token}`);
  expect(mail.text).toContain(`${owner.email} invites you`);
  expect(text + (await owner.client.get(path(id))).text).not.toContain(token);

  expect((await viewOf(new Client(url), token)).body).toMatchObject({
    workspaceName: 'By mail',
    email: guest.email,
    role: 'admin',
    memberOf: null,
    obstacle: null,
  });
  expect((await accept(new Client(url), token)).status).toBe(401);
  const refused = await accept(stranger.client, token);
  expect([refused.status, refused.body.code]).toEqual([403, 'INVITATION_OF_ANOTHER']);
  expect([await isProven(stranger), await isProven(guest)]).toEqual([false, false]);

  expect(await accept(guest.client, token)).toMatchObject({ status: 200, body: { id, role: 'admin' } });
  expect(await isProven(guest)).toBe(true);
  expect((await viewOf(guest.client, token)).body.memberOf).toBe(
    (await accept(guest.client, token)).body.slug,
  );
  expect((await viewOf(stranger.client, token)).body.code).toBe('INVITATION_USED');
});

it('a scanner that opens every link of the mail uses nothing', async () => {
  const { owner, id } = await openWorkspace();
  const guest = await person();
  await invitedByMail(owner, id, guest.email, 'viewer');
  const token = await tokenTo(guest.email);
  const { html } = await mailAbout(guest.email, SUBJECT);
  for (const [href] of html.matchAll(/https?:\/\/[^"<\s]+/g))
    for (const method of ['GET', 'HEAD']) await fetch(href, { method });
  for (const method of ['GET', 'HEAD', 'GET'])
    for (const at of ['', '/accept']) await fetch(`${url}/api/invitations/${token}${at}`, { method });
  expect((await accept(guest.client, token)).status).toBe(200);
});

it('an address with an account and one without get the same answer', async () => {
  const { owner, id } = await openWorkspace();
  const answerTo = async (email: string): Promise<unknown[]> => {
    const { status, body } = await invitedByMail(owner, id, email, 'viewer');
    return [status, { ...body, id: '', email: '', expiresAt: '' }];
  };
  expect(await answerTo(newAddress())).toEqual(await answerTo((await person()).email));
});

it('one address has one open invitation, at most two mails an hour, and none as a member', async () => {
  const { owner, id } = await openWorkspace();
  const email = newAddress();
  const first = await invitedByMail(owner, id, email, 'viewer');
  expect((await invitedByMail(owner, id, email.toUpperCase(), 'editor')).body.code).toBe('ALREADY_INVITED');
  const twenty = await Promise.all(
    Array.from({ length: 20 }, () => invitedByMail(owner, id, `x${email}`, 'viewer')),
  );
  expect(twenty.filter(({ status }) => status === 201)).toHaveLength(1);
  const token = await tokenTo(email);
  const again = () => owner.client.post<Failure>(path(id, first.body.id, 'resend'), {});
  expect((await again()).status).toBe(202);
  await until('the second mail', async () => (await mailsTo(email)).length === 2);
  expect((await again()).body.code).toBe('TOO_MANY_MAILS');
  const tokens = (await mailsTo(email)).map((mail) => linkOf(mail).token);
  expect(new Set([...tokens, token]).size).toBe(2);
  for (const each of tokens) expect((await viewOf(new Client(url), each)).status).toBe(200);
  const member = await joined(owner, id, 'viewer');
  expect((await invitedByMail(owner, id, member.email, 'editor')).body.code).toBe('ALREADY_MEMBER');
  expect((await invitedByMail(owner, id, owner.email, 'editor')).body.code).toBe('ALREADY_MEMBER');
});

it('each end of an invitation has its own answer, and an expired mail makes way for a new one', async () => {
  const { owner, id } = await openWorkspace();
  const guest = await person();
  const one = await invitedByMail(owner, id, guest.email, 'viewer');
  const token = await tokenTo(guest.email);
  const codes = async () => [
    (await viewOf(guest.client, token)).body.code,
    (await accept(guest.client, token)).body.code,
  ];
  await query(databaseUrl, 'UPDATE invitation SET expires_at = now() WHERE id = $1', [one.body.id]);
  expect(await codes()).toEqual(['INVITATION_EXPIRED', 'INVITATION_EXPIRED']);
  const { body: listed } = await owner.client.get<WorkspaceInvitation[]>(path(id));
  expect(listed.map(({ email }) => email)).toEqual([guest.email]);
  const two = await invitedByMail(owner, id, guest.email, 'viewer');
  expect(two.status).toBe(201);
  expect(await codes()).toEqual(['INVITATION_REVOKED', 'INVITATION_REVOKED']);
  expect((await owner.client.send('DELETE', path(id, two.body.id))).status).toBe(204);
  expect((await owner.client.get<WorkspaceInvitation[]>(path(id))).body).toEqual([]);
  for (const unknown of ['x'.repeat(43), 'short'])
    expect((await viewOf(guest.client, unknown)).body.code).toBe('INVITATION_GONE');
});

it('of accept and revoke at once, one holds', async () => {
  const { owner, id } = await openWorkspace();
  for (let round = 0; round < 8; round += 1) {
    const guest = await person();
    const token = await invited(owner, id, 'viewer');
    const { body: open } = await owner.client.get<WorkspaceInvitation[]>(path(id));
    const last = open.at(-1)?.id ?? '';
    const [accepted, revoked] = await Promise.all([
      accept(guest.client, token),
      owner.client.send('DELETE', path(id, last)),
    ]);
    const isIn = (await guest.client.get(`/api/transformations?workspaceId=${id}`)).status === 200;
    expect([accepted.status, isIn]).toEqual(accepted.status === 200 ? [200, true] : [410, false]);
    expect([204, 404]).toContain(revoked.status);
    if (isIn) await owner.client.send('DELETE', `/api/workspaces/${id}/members/${guest.id}`);
  }
});

it('needs a proven address and the Agency plan; a full plan is told on the page', async () => {
  const { owner, id } = await openWorkspace();
  await query(databaseUrl, 'UPDATE app_user SET email_proven_at = NULL WHERE id = $1', [owner.id]);
  expect((await invitedByMail(owner, id, newAddress(), 'viewer')).body.code).toBe('ADDRESS_UNPROVEN');
  await query(databaseUrl, 'UPDATE app_user SET email_proven_at = now() WHERE id = $1', [owner.id]);
  const guest = await person();
  const token = await invited(owner, id, 'viewer');
  expect((await viewOf(guest.client, token)).body.obstacle).toBeNull();
  for (let people = 1; people < 10; people += 1) await joined(owner, id, 'viewer');
  const full = await invited(owner, id, 'viewer');
  expect((await accept(guest.client, token)).body.code).toBe('TOO_MANY_PEOPLE');
  expect((await viewOf(guest.client, full)).body.obstacle).toBe('no-seat');
  await setPlan(owner.id, 'free');
  expect((await viewOf(guest.client, full)).body.obstacle).toBe('no-team-plan');
  expect((await invitedByMail(owner, id, newAddress(), 'viewer')).body.code).toBe('TEAM_PLAN_REQUIRED');
});

it.each([{ email: 'nobody' }, { email: 'a@b.c\r\nBcc: all@example.com' }, { email: 7 }])(
  'refuses %j as an address',
  async (wrong) => {
    const { owner, id } = await openWorkspace();
    const answer = await owner.client.post<CreatedInvitation & Failure>(path(id), {
      role: 'viewer',
      ...wrong,
    });
    expect([answer.status, answer.body.code]).toEqual([400, 'EMAIL_INVALID']);
  },
);

it('the addresses of one IPv6 customer share a limit', async () => {
  const customer = `2001:db8:${randomInt(0xffff).toString(16)}:${randomInt(0xffff).toString(16)}`;
  const clients = Array.from(
    { length: RATE_LIMITS.invitationPerIp.points },
    (_, index) => new Client(url, `${customer}::${index.toString(16)}`),
  );
  const answers = await Promise.all(clients.map((client) => viewOf(client, 'unknown')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([410]));
  const more = await viewOf(new Client(url, `${customer}:1:2:3:4`), 'unknown');
  expect([more.status, more.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect((await viewOf(new Client(url), 'unknown')).status).toBe(410);
});
