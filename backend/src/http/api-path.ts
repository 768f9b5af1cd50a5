import { SHARE_PAGE } from '@repurpose/contract';

/** `/api` itself is a page of the site (the API's documentation); everything below it is the API. */
export const isBelowApi = (path: string): boolean => /^\/api\/+[^/?]/i.test(path);

const SHARE = SHARE_PAGE.replace('/:token', '');
const SHARED = new RegExp(`^${SHARE}/[^/?]+`, 'i');

/** Paths that a controller answers: the API and the pages of public links. The built site has no file for them. */
export const hasController = (path: string): boolean => isBelowApi(path) || SHARED.test(path);

/** A path as it may stand in a log: whoever has the address of a public link can read what it shows. */
export const redactShareToken = (path: string): string => path.replace(SHARED, SHARE_PAGE);
