import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import { nonceOf } from './security-headers.js';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
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
}
interface Site {
  assets: ReadonlyMap<string, Asset>;
  /** Path of the page → its HTML; `/` is the app's shell. */
  pages: ReadonlyMap<string, string>;
}

/**
 * The built single-page app: hashed assets for ever, pages fresh with this response's nonce. A path of a prerendered
 * page gets that page, every other page path the app's shell; a missing file is a 404 and not the shell.
 */
export function servePages(dir: string): RequestHandler {
  const site = readSite(dir);
  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const path = decoded(req.path);
    if (path === null || path.toLowerCase().startsWith('/api/')) return next();
    const asset = site.assets.get(path);
    if (asset) return sendAsset(req, res, asset, path);
    const shell = site.pages.get('/');
    if (extname(path) !== '' || path.includes('\0') || !shell) {
      res.status(404).type('text/plain').send('Not found.');
      return;
    }
    sendPage(req, res, site.pages.get(path.replace(/\/+$/, '') || '/') ?? shell);
  };
}

function readSite(dir: string): Site {
  const assets = new Map<string, Asset>();
  const pages = new Map<string, string>();
  if (!existsSync(dir)) return { assets, pages };
  const files = globSync('**/*.*', { cwd: dir });
  const known = new Set(files);
  for (const name of files) {
    const path = `/${name.split(sep).join('/')}`;
    if (path.endsWith('/index.html'))
      pages.set(path.slice(0, -11) || '/', readFileSync(join(dir, name), 'utf8'));
    else if (!/\.(br|gz|map|html)$/.test(name)) assets.set(path, describeAsset(dir, name, path, known));
  }
  return { assets, pages };
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
  res.sendFile(encoding ? (asset.twins[encoding] ?? asset.file) : asset.file, { cacheControl: false });
}

/** Never stored: the nonce inside must be the one of this response's policy. */
function sendPage(req: Request, res: Response, html: string): void {
  res.setHeader('Cache-Control', 'no-store');
  res.type('html');
  if (req.method === 'HEAD') res.end();
  else res.send(html.replaceAll(NONCE_PLACEHOLDER, nonceOf(res)));
}
