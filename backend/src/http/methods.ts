import { API, OPENAPI, V1 } from '@repurpose/contract';
import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`, 'i');
const CALLS = [...Object.values(API), ...Object.values(V1), OPENAPI].map(({ method, path }) => ({
  method,
  path: pattern(path),
}));

function methodsOf(path: string): string[] {
  const methods = CALLS.filter((call) => call.path.test(path)).map((call) => call.method);
  return [...new Set(methods)].flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
}

/** With `Allow` (RFC 9110 §15.5.6). */
export const refuseWrongMethod: RequestHandler = (req, res, next) => {
  const methods = methodsOf(req.path);
  if (methods.length === 0 || req.method === 'OPTIONS' || methods.includes(req.method)) return next();
  res.setHeader('Allow', methods.join(', '));
  next(new AppError('WRONG_METHOD'));
};
