import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { PaidPlan } from '@repurpose/contract';
import { type InlineHashes, inlineHashes } from './inline-hashes.js';

export const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];
const SUFFIXES: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };
const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

export interface Installation {
  appUrl: string;
  prices: Readonly<Record<PaidPlan, string>>;
  policyOf: (hashes: InlineHashes) => string;
}
export interface Asset {
  file: string;
  cacheControl: string;
  copies: Partial<Record<Encoding, string>>;
  text?: string;
}
export interface Page {
  html: Buffer;
  copies: Record<Encoding, Buffer>;
  etag: string;
  policy: string;
}
export interface Site {
  assets: ReadonlyMap<string, Asset>;
  pages: ReadonlyMap<string, Page>;
  workspacePage: Page | null;
}

const PAGE_FILE = /^(.*)\/index\.html$/;
const WORKSPACE_FILE = 'workspace.html';
const NAMES_ADDRESS = /^\/(sitemap\.xml|robots\.txt)$/;

/** Reads the build once. Fills in address and prices, compresses, and computes policies. */
export function readSite(dir: string, installation: Installation): Site {
  const assets = new Map<string, Asset>();
  const pages = new Map<string, Page>();
  if (!existsSync(dir)) return { assets, pages, workspacePage: null };
  const files = globSync('**/*.*', { cwd: dir });
  const known = new Set(files);
  const read = (name: string) => fill(readFileSync(join(dir, name), 'utf8'), installation);
  for (const name of files) {
    const path = `/${name.split(sep).join('/')}`;
    const [, page] = PAGE_FILE.exec(path) ?? [];
    if (page !== undefined) pages.set(page || '/', pageOf(read(name), installation));
    else if (NAMES_ADDRESS.test(path))
      assets.set(path, { ...describeAsset(dir, name, path, new Set()), text: read(name) });
    else if (!/\.(br|gz|map|html)$/.test(name)) assets.set(path, describeAsset(dir, name, path, known));
  }
  const workspacePage = known.has(WORKSPACE_FILE) ? pageOf(read(WORKSPACE_FILE), installation) : null;
  return { assets, pages, workspacePage };
}

function fill(text: string, { appUrl, prices }: Installation): string {
  return text
    .replaceAll('__APP_URL__', new URL(appUrl).origin)
    .replaceAll('__PRICE_PRO__', encodeURIComponent(prices.pro))
    .replaceAll('__PRICE_AGENCY__', encodeURIComponent(prices.agency));
}

function pageOf(text: string, { policyOf }: Installation): Page {
  const html = Buffer.from(text);
  return {
    html,
    copies: {
      br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      gzip: gzipSync(html, { level: 9 }),
    },
    etag: `"${createHash('sha256').update(html).digest('base64url')}"`,
    policy: policyOf(inlineHashes(text)),
  };
}

function describeAsset(dir: string, name: string, path: string, known: ReadonlySet<string>): Asset {
  const copies: Asset['copies'] = {};
  for (const encoding of ENCODINGS) {
    const copy = name + SUFFIXES[encoding];
    if (known.has(copy)) copies[encoding] = join(dir, copy);
  }
  return { file: join(dir, name), cacheControl: path.startsWith('/assets/') ? YEAR : HOUR, copies };
}
