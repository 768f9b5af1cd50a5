import type { RequestHandler } from 'express';

/**
 * A server takes absolute addresses too (`GET http://host/path`, RFC 9112 §3.2.2). What stands behind this sees the
 * path only: no check on it can be passed by writing the address out.
 */
export const useRelativeUrls: RequestHandler = (req, _res, next) => {
  if (!req.url.startsWith('/') && URL.canParse(req.url)) {
    const { pathname, search } = new URL(req.url);
    req.url = pathname + search;
    req.originalUrl = req.url;
  }
  next();
};
