import { extname } from 'node:path';
import { PROTECTED_PAGES, signInPath, WORKSPACE_PAGE } from '@repurpose/contract';
import type { Request, RequestHandler, Response } from 'express';
import { hasController } from './api-path.js';
import { ENCODINGS, readSite, type Asset, type Installation, type Page } from './built-site.js';

export function servePages(dir: string, installation: Installation): RequestHandler {
  const site = readSite(dir, installation);
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const path = decoded(req.path);
    if (path === null || hasController(path)) return next();
    const asset = site.assets.get(path);
    if (asset) return sendAsset(req, res, asset, path);
    const pagePath = path.replace(/\/+$/, '') || '/';
    const isOfWorkspace = WORKSPACE_PAGE.test(pagePath);
    const isProtected = isOfWorkspace || PROTECTED_PAGES.includes(pagePath);
    if (isProtected && !hasSessionCookie(req)) return redirectToSignIn(req, res);
    const page = isOfWorkspace ? site.workspacePage : site.pages.get(pagePath);
    if (page) return sendPage(req, res, page);
    const notFound = site.pages.get('/404');
    res.status(404);
    if (notFound && !isFile(req, path)) return sendPage(req, res, notFound);
    res.type('text/plain').send('Not found.');
  };
}

/** A missing file is a plain 404 for programs, and a page for people. */
const isFile = (req: Request, path: string): boolean =>
  path.includes('\0') || (extname(path) !== '' && !(req.headers.accept ?? '').includes('text/html'));

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

/** With or without `__Host-`. Only the API knows whether it is valid. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?sid=/;
const hasSessionCookie = (req: Request) => SESSION_COOKIE.test(req.headers.cookie ?? '');

function redirectToSignIn(req: Request, res: Response): void {
  res.setHeader('Cache-Control', 'no-store');
  res.redirect(signInPath(req.originalUrl));
}

function sendAsset(req: Request, res: Response, asset: Asset, path: string): void {
  const encoding = ENCODINGS.find(
    (name) => asset.copies[name] !== undefined && req.acceptsEncodings(name) !== false,
  );
  res.setHeader('Cache-Control', asset.cacheControl);
  if (Object.keys(asset.copies).length > 0) res.vary('Accept-Encoding');
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.type(extname(path));
  if (asset.text !== undefined) {
    res.send(asset.text);
    return;
  }
  res.sendFile(encoding ? (asset.copies[encoding] ?? asset.file) : asset.file, { cacheControl: false });
}

function sendPage(req: Request, res: Response, page: Page): void {
  const encoding = ENCODINGS.find((name) => req.acceptsEncodings(name) !== false);
  res.setHeader('Content-Security-Policy', page.policy);
  res.setHeader('Cache-Control', 'no-cache');
  res.setHeader('ETag', page.etag);
  res.vary('Accept-Encoding');
  if (req.fresh) {
    res.status(304).end();
    return;
  }
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.type('html').send(encoding ? page.copies[encoding] : page.html);
}
