/** `/api` itself is a page of the site (the API's documentation); everything below it is the API. */
export const isBelowApi = (path: string): boolean => /^\/api\/+[^/?]/i.test(path);
