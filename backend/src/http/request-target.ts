import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';

/** Two servers may read several `Host`s, or a target that is no path, differently (RFC 9112 §3.2). */
export const refuseAmbiguousTarget: RequestHandler = (req, _res, next) => {
  const hosts = req.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  next(hosts.length > 1 || !req.url.startsWith('/') ? new AppError('BAD_REQUEST') : undefined);
};
