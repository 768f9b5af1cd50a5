import type { Page } from 'playwright-core';
import type { CreatedInvitation, MemberRole, Workspace } from '@repurpose/contract';
import { linkOf, mailAbout } from '../../../backend/test/harness/mails.js';
import { query } from '../../../backend/test/harness/database.js';
import { sharedProduct } from '../../../backend/test/harness/product.js';
import { ARTICLE } from './article.js';
import { newAccount, signUp, type Account } from './people.js';

/** With a proven address, signed in in this page's browser. */
export async function person(page: Page, username: string, plan = 'free'): Promise<Account & { id: string }> {
  const account = await signUp(page, { ...newAccount(), username });
  const { databaseUrl } = sharedProduct();
  await query(databaseUrl, 'UPDATE app_user SET email_proven_at = now() WHERE id = $1', [account.id]);
  await setPlan(account.id, plan);
  return account;
}

async function call<Body>(page: Page, method: string, path: string, data?: object): Promise<Body> {
  const answer = await page.request.fetch(path, { method, ...(data && { data }) });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${text}`);
  return (text === '' ? null : JSON.parse(text)) as Body;
}

export const workspaceOf = (page: Page, name: string): Promise<Workspace> =>
  call(page, 'POST', '/api/workspaces', { name });

export async function linkTo(page: Page, { id }: Workspace, role = 'editor', maxUses = 1): Promise<string> {
  const wanted = { role, days: 7, maxUses };
  const { url } = await call<CreatedInvitation>(page, 'POST', `/api/workspaces/${id}/invitations`, wanted);
  return pathOf(url ?? '');
}

export async function mailTo(
  page: Page,
  { id }: Workspace,
  email: string,
  role: MemberRole,
): Promise<string> {
  await call(page, 'POST', `/api/workspaces/${id}/invitations`, { email, role });
  return pathOf(linkOf(await mailAbout(email, 'You are invited')).href);
}

const pathOf = (url: string): string => new URL(url).pathname + new URL(url).hash;

/** By the member's own calls. */
export async function join(owner: Page, workspace: Workspace, member: Page, role = 'editor'): Promise<void> {
  const [, token = ''] = (await linkTo(owner, workspace, role)).split('#');
  await call(member, 'POST', `/api/invitations/${token}/accept`, {});
}

export const removeMember = (owner: Page, { id }: Workspace, userId: string): Promise<null> =>
  call(owner, 'DELETE', `/api/workspaces/${id}/members/${userId}`);

export const setPlan = (userId: string, plan: string): Promise<unknown> =>
  query(sharedProduct().databaseUrl, 'UPDATE billing_account SET plan = $2 WHERE user_id = $1', [
    userId,
    plan,
  ]);

export async function written(page: Page, { id }: Workspace): Promise<string> {
  const request = { content: ARTICLE, formats: ['summary'], settings: {} };
  return (await call<{ id: string }>(page, 'POST', `/api/transform?workspaceId=${id}`, request)).id;
}
