import type { IncomingHttpHeaders } from 'node:http';
import { API } from '@repurpose/contract';
import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';

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
