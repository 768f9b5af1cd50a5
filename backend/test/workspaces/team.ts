import type { CreatedInvitation, LinkRole, MemberRole, Workspace } from '@repurpose/contract';
import { signedUp, type Client } from '../harness/client.js';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';
import { type Failure, transform } from '../harness/transforms.js';

const { url, databaseUrl } = sharedProduct();

export interface Person {
  client: Client;
  id: string;
  email: string;
}

export async function person(): Promise<Person> {
  const { client, user } = await signedUp(url);
  return { client, id: user.id, email: user.email };
}

export const setPlan = (id: string, plan: string): Promise<unknown> =>
  query(databaseUrl, 'UPDATE billing_account SET plan = $2 WHERE user_id = $1', [id, plan]);

export async function agencyOwner(): Promise<Person> {
  const owner = await person();
  await setPlan(owner.id, 'agency');
  // Inviting needs a proven address.
  await query(databaseUrl, 'UPDATE app_user SET email_proven_at = now() WHERE id = $1', [owner.id]);
  return owner;
}

export async function workspaceOf(owner: Person, name: string): Promise<Workspace> {
  const { status, body } = await owner.client.post<Workspace>('/api/workspaces', { name });
  expect(status).toBe(201);
  return body;
}

export async function invited(
  owner: Person,
  workspaceId: string,
  role: LinkRole,
  maxUses = 1,
): Promise<string> {
  const path = `/api/workspaces/${workspaceId}/invitations`;
  const { status, body } = await owner.client.post<CreatedInvitation>(path, { role, days: 1, maxUses });
  expect(status).toBe(201);
  return body.url?.split('#')[1] ?? '';
}

/** Only the mail has the token. */
export const invitedByMail = (owner: Person, workspaceId: string, email: string, role: MemberRole) =>
  owner.client.post<CreatedInvitation & Failure>(`/api/workspaces/${workspaceId}/invitations`, {
    email,
    role,
  });

export async function joined(owner: Person, workspaceId: string, role: LinkRole): Promise<Person> {
  const member = await person();
  const token = await invited(owner, workspaceId, role);
  const { status } = await member.client.post(`/api/invitations/${token}/accept`, {});
  expect(status).toBe(200);
  return member;
}

export async function written({ client }: Person, workspaceId: string, content?: string): Promise<string> {
  const { status, body } = await transform(client, {
    workspaceId,
    formats: ['summary'],
    ...(content && { content }),
  });
  expect(status).toBe(200);
  return body.id;
}

export const json = (body: object): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
export const idsIn = async ({ client }: Person, workspaceId: string, rest = ''): Promise<string[]> =>
  (await client.get<{ id: string }[]>(`/api/transformations?workspaceId=${workspaceId}${rest}`)).body.map(
    ({ id }) => id,
  );
