import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PaidPlan } from '@repurpose/contract';
import type { Request, RequestHandler, Response } from 'express';
import { hasController } from './api-path.js';
import { nonceOf } from './security-headers.js';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
/** Stands in canonical links, the sitemap and robots.txt. */
const ORIGIN_PLACEHOLDER = '__APP_URL__';
/** Stand in the head and in the pricing links, so that a link is right before any script runs. */
const PRICE_PLACEHOLDERS: Readonly<Record<PaidPlan, string>> = {
  pro: '__PRICE_PRO__',
  agency: '__PRICE_AGENCY__',
};
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Asset {
  file: string;
  cacheControl: string;
  /** Compressed twins made by the build: encoding → file. */
  twins: Partial<Record<'br' | 'gzip', string>>;
  /** Set when the file names the site's own address and is sent from memory. */
  text?: string;
}
/** What the build leaves open, because one build serves every installation. */
export interface Installation {
  appUrl: string;
  /** The payment provider's price ids. */
  prices: Readonly<Record<PaidPlan, string>>;
}
interface Page {
  html: string;
  /** Where whoever brings no session is led, with `HERE` for the address asked for. */
  guestsTo: string | null;
}
interface Site {
  assets: ReadonlyMap<string, Asset>;
  /** Path of the page, and the one question it opens otherwise for (`/auth?tab=register`); `/` is the app's shell. */
  pages: ReadonlyMap<string, Page>;
}
const HERE = '__HERE__';
const GUESTS_TO = /<meta name="guests-to" content="([^"]+)"/;
const PAGE_FILE = /^(.*)\/index(?:\.([^/]+))?\.html$/;

/**
 * The built single-page app: hashed assets for ever, pages fresh with this response's nonce. A path of a prerendered
 * page gets that page, every other path that is no file's the not-found page of the build (or the app's shell when it
 * has none).
 * Pages, sitemap and robots.txt name this installation's address and prices.
 */
export function servePages(dir: string, installation: Installation): RequestHandler {
  const site = readSite(dir, (text) => settle(text, installation));
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const path = decoded(req.path);
    if (path === null || hasController(path)) return next();
    const asset = site.assets.get(path);
    if (asset) return sendAsset(req, res, asset, path);
    const notFound = site.pages.get('/404');
    const shell = notFound ?? site.pages.get('/');
    if (isFile(req, path) || !shell) {
      res.status(404).type('text/plain').send('Not found.');
      return;
    }
    const page = pageFor(site, path.replace(/\/+$/, '') || '/', req.query['tab']);
    if (!page && notFound) res.status(404);
    sendOrLead(req, res, page ?? shell).catch(next);
  };
}

async function sendOrLead(req: Request, res: Response, { html, guestsTo }: Page): Promise<void> {
  if (guestsTo === null || hasSessionCookie(req)) return sendPage(req, res, html);
  res.setHeader('Cache-Control', 'no-store');
  res.redirect(guestsTo.replace(HERE, encodeURIComponent(req.originalUrl)));
}

const pageFor = ({ pages }: Site, path: string, tab: unknown): Page | undefined =>
  (typeof tab === 'string' ? pages.get(`${path}?tab=${tab}`) : undefined) ?? pages.get(path);

/** A missing file is a plain 404 for whoever fetches it; who goes to its address in a browser gets a page. */
const isFile = (req: Request, path: string): boolean =>
  path.includes('\0') || (extname(path) !== '' && !(req.headers.accept ?? '').includes('text/html'));

function readSite(dir: string, settled: (text: string) => string): Site {
  const read = (name: string) => settled(readFileSync(join(dir, name), 'utf8'));
  const assets = new Map<string, Asset>();
  const pages = new Map<string, Page>();
  if (!existsSync(dir)) return { assets, pages };
  const files = globSync('**/*.*', { cwd: dir });
  const known = new Set(files);
  for (const name of files) {
    const path = `/${name.split(sep).join('/')}`;
    const [, page, question] = PAGE_FILE.exec(path) ?? [];
    if (page !== undefined) pages.set((page || '/') + (question ? `?${question}` : ''), pageOf(read(name)));
    else if (/^\/(sitemap\.xml|robots\.txt)$/.test(path))
      assets.set(path, { ...describeAsset(dir, name, path, new Set()), text: read(name) });
    else if (!/\.(br|gz|map|html)$/.test(name)) assets.set(path, describeAsset(dir, name, path, known));
  }
  return { assets, pages };
}

const pageOf = (html: string): Page => ({ html, guestsTo: GUESTS_TO.exec(html)?.[1] ?? null });

/** Price ids as in an address, so that they are plain text in markup too. */
function settle(text: string, { appUrl, prices }: Installation): string {
  return text
    .replaceAll(ORIGIN_PLACEHOLDER, new URL(appUrl).origin)
    .replaceAll(PRICE_PLACEHOLDERS.pro, encodeURIComponent(prices.pro))
    .replaceAll(PRICE_PLACEHOLDERS.agency, encodeURIComponent(prices.agency));
}

function describeAsset(dir: string, name: string, path: string, known: ReadonlySet<string>): Asset {
  const twins = ENCODINGS.filter(([, suffix]) => known.has(name + suffix)).map(([encoding, suffix]) => [
    encoding,
    join(dir, name + suffix),
  ]);
  return {
    file: join(dir, name),
    cacheControl: path.startsWith('/assets/') ? YEAR : HOUR,
    twins: Object.fromEntries(twins) as Asset['twins'],
  };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}

function sendAsset(req: Request, res: Response, asset: Asset, path: string): void {
  const encoding = ENCODINGS.map(([name]) => name).find(
    (name) => asset.twins[name] !== undefined && req.acceptsEncodings(name) !== false,
  );
  res.setHeader('Cache-Control', asset.cacheControl);
  if (Object.keys(asset.twins).length > 0) res.vary('Accept-Encoding');
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.type(extname(path));
  if (asset.text !== undefined) {
    res.send(asset.text);
    return;
  }
  res.sendFile(encoding ? (asset.twins[encoding] ?? asset.file) : asset.file, { cacheControl: false });
}

/** `__Host-` or not: the cookie of `session.middleware.ts`. Whether it is still good, only the API knows. */
const SESSION_COOKIE = /(?:^|;\s*)(?:__Host-)?sid=/;
const hasSessionCookie = (req: Request) => SESSION_COOKIE.test(req.headers.cookie ?? '');
/** The page will ask who that is: the browser asks while it still reads the page. */
const ASK_USER = '<link rel="preload" as="fetch" crossorigin="use-credentials" href="/api/user">';
const withSessionHint = (html: string) =>
  html
    .replace('<html lang="en"', '<html lang="en" data-session="known"')
    .replace('<head>', `<head>${ASK_USER}`);

/** Packed anew for each response, because of the nonce: middling effort, well under a millisecond. */
const PACKERS = {
  br: (text: string) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (text: string) => promisify(gzip)(text, { level: 5 }),
};

/** Never stored: the nonce inside must be the one of this response's policy. */
async function sendPage(req: Request, res: Response, html: string): Promise<void> {
  res.setHeader('Cache-Control', 'no-store');
  res.vary('Accept-Encoding');
  res.type('html');
  if (req.method === 'HEAD') {
    res.end();
    return;
  }
  const known = hasSessionCookie(req) ? withSessionHint(html) : html;
  const page = known.replaceAll(NONCE_PLACEHOLDER, nonceOf(res));
  const encoding = (['br', 'gzip'] as const).find((name) => req.acceptsEncodings(name) !== false);
  if (!encoding) {
    res.send(page);
    return;
  }
  res.setHeader('Content-Encoding', encoding);
  res.send(await PACKERS[encoding](page));
}
