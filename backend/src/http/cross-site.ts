import type { IncomingHttpHeaders } from 'node:http';
import { API } from '@repurpose/contract';
import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a state-changing call was made by another site's page (OWASP: Fetch Metadata, `Origin` as the fallback).
 * A caller that sends neither header is no browser and carries no user's cookies by accident.
 */
export function isCrossSite(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.origin?.toLowerCase();
  // The product answers under other names too (127.0.0.1, a name in the local network): a page of those calls its own.
  const asked = `${new URL(ownOrigin).protocol}//${headers.host ?? ''}`.toLowerCase();
  return origin !== undefined && origin !== ownOrigin.toLowerCase() && origin !== asked;
}

/** Refuses other sites' writes. The webhook is exempt: it is called from outside and proves itself by signature. */
export function refuseCrossSite(ownOrigin: string): RequestHandler {
  return (req, _res, next) => {
    const isExempt = READS.has(req.method) || req.originalUrl === API.stripeWebhook.path;
    next(!isExempt && isCrossSite(req.headers, ownOrigin) ? new AppError('CROSS_SITE') : undefined);
  };
}
