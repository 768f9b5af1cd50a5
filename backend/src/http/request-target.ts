import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';

/**
 * Refuses requests that two servers in a row may parse differently: more than one `Host`, or a target that is not a
 * path (`GET http://host/path`, RFC 9112 §3.2).
 */
export const refuseAmbiguousTarget: RequestHandler = (req, _res, next) => {
  const hosts = req.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  next(hosts.length > 1 || !req.url.startsWith('/') ? new AppError('BAD_REQUEST') : undefined);
};
