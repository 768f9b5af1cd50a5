import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';
import { API, OPENAPI, V1, LIMITS } from '@repurpose/contract';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isUtf8 } from 'node:buffer';
import type { NestExpressApplication } from '@nestjs/platform-express';

/** Two servers may read several `Host`s, or a target that is no path, differently (RFC 9112 §3.2). */
export const refuseAmbiguousTarget: RequestHandler = (req, _res, next) => {
  const hosts = req.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  next(hosts.length > 1 || !req.url.startsWith('/') ? new AppError('BAD_REQUEST') : undefined);
};

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

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Fetch Metadata, then `Origin` (OWASP). A caller without both is not a browser. */
export function isCrossSite(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.origin?.toLowerCase();
  // Other names of this host, such as 127.0.0.1.
  const asked = `${new URL(ownOrigin).protocol}//${headers.host ?? ''}`.toLowerCase();
  return origin !== undefined && origin !== ownOrigin.toLowerCase() && origin !== asked;
}

/** The webhook is exempt: its signature proves the sender. */
export function refuseCrossSite(ownOrigin: string): RequestHandler {
  return (req, _res, next) => {
    const isExempt = READS.has(req.method) || req.originalUrl === API.stripeWebhook.path;
    next(!isExempt && isCrossSite(req.headers, ownOrigin) ? new AppError('CROSS_SITE') : undefined);
  };
}

/** Above the longest text, so that a long field gets its own message. */
const MAX_BYTES = LIMITS.bodyBytes + 100_000;
const MAX_DEPTH = 32;
/** Requests have a few dozen values. Copying a megabyte of small ones takes a second. */
const MAX_VALUES = 2_000;
/** Libraries that copy a body take these for an object's class. */
const OF_PROTOTYPES = ['__proto__', 'constructor'];
const FORM_TYPE = /^multipart\/form-data\s*;/i;
const JSON_TYPE = /^application\/json\s*(;|$)/i;

type WithRawBody = IncomingMessage & { rawBody?: Buffer; originalUrl?: string };

const hasBody = (req: IncomingMessage) =>
  req.headers['transfer-encoding'] !== undefined || Number(req.headers['content-length'] ?? 0) > 0;

const isUpload = (req: WithRawBody) => req.method === 'POST' && req.originalUrl === API.extract.path;

/** Without a preflight, which we never allow, other sites can send only forms and plain text. */
export const refuseWrongContentType: RequestHandler = (req, _res, next) => {
  const type = req.headers['content-type'];
  if (isUpload(req)) {
    return next(type !== undefined && FORM_TYPE.test(type) ? undefined : new AppError('UPLOAD_TYPE'));
  }
  const isAllowed = type === undefined ? !hasBody(req) : JSON_TYPE.test(type);
  next(READS.has(req.method) || isAllowed ? undefined : new AppError('BAD_CONTENT_TYPE'));
};

/** Stripe decides what is in the webhook's body, and only its signed bytes (`rawBody`) are used. */
export const refuseBadBodies: RequestHandler = (req, _res, next) => {
  const body: unknown = req.body;
  if (body === undefined) return next();
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return next(new AppError('BODY_NOT_OBJECT'));
  }
  const isBounded = req.originalUrl === API.stripeWebhook.path || isWithin(body, MAX_DEPTH, MAX_VALUES);
  next(isBounded ? undefined : new AppError('BAD_REQUEST'));
};

/** Keeps the webhook's bytes for its signature. */
export function useJsonBodies(app: NestExpressApplication): void {
  const options = {
    limit: MAX_BYTES,
    strict: false,
    inflate: false,
    type: (req: WithRawBody) =>
      hasBody(req) && !isUpload(req) && (req.originalUrl ?? '').toLowerCase().startsWith('/api/'),
    verify: (req: WithRawBody, _res: unknown, bytes: Buffer) => {
      if (req.originalUrl === API.stripeWebhook.path) req.rawBody = bytes;
      if (!isUtf8(bytes)) throw new AppError('BAD_JSON');
    },
  };
  app.useBodyParser('json', options);
}

function isWithin(root: object, maxDepth: number, maxValues: number): boolean {
  let level: unknown[] = [root];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (depth > maxDepth || values > maxValues) return false;
    const objects = level.filter((value) => typeof value === 'object' && value !== null);
    if (objects.some((value) => OF_PROTOTYPES.some((name) => Object.hasOwn(value, name)))) return false;
    level = objects.flatMap((value) => Object.values(value));
  }
  return true;
}
