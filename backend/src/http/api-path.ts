import type { Request } from 'express';

import { INBOX_PAGE, SHARE_PAGE } from '@repurpose/contract';

export const isBelowApi = (path: string): boolean => /^\/api\/+[^/?]/i.test(path);

/** Authenticated by key: ignores cookies, answers errors as problem details. */
export const isBelowV1 = (path: string): boolean => /^\/api\/v1(?:[/?]|$)/i.test(path);

const SHARE = SHARE_PAGE.replace('/:token', '');
const SHARED = new RegExp(`^${SHARE}/[^/?]+`, 'i');

export const hasController = (path: string): boolean =>
  isBelowApi(path) || SHARED.test(path) || path === INBOX_PAGE;

const INVITATION = /^(\/api\/+invitations\/+)[^/?]+/i;

/** For logs: a token alone opens a shared output or a workspace. */
export const redactTokens = (path: string): string =>
  path.replace(SHARED, SHARE_PAGE).replace(INVITATION, '$1:token');

export function routeOf(req: Request): string {
  const { path } = (req.route ?? {}) as { path?: unknown };
  return typeof path === 'string' ? path : 'none';
}
