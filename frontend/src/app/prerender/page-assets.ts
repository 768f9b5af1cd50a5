import type { Frame } from '../frames.js';

/** The part of Vite's manifest that is read here. */
export type Chunks = Readonly<
  Record<string, { readonly file: string; readonly css?: string[]; readonly imports?: string[] }>
>;
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Which source is the page of an address; the same names as in `pages.ts`. */
const SOURCES: Readonly<Record<string, string>> = {
  '/': 'landing/landing-page',
  '/auth': 'auth/auth-page',
  '/dashboard': 'repurpose/dashboard-page',
  '/library': 'library/library-page',
  '/checkout': 'billing/checkout-page',
  '/checkout-return': 'billing/checkout-return-page',
  '/contact': 'contact/contact-page',
  '/404': 'info/not-found-page',
};
/** What the frames of `frames.ts` are made of. */
const FRAME_SOURCES: Readonly<Record<Frame, readonly string[]>> = {
  plain: [],
  store: ['src/app/store-frame.tsx'],
};
const sourceOf = (path: string) => `src/features/${SOURCES[path] ?? `info${path}-page`}.tsx`;

/**
 * The files of a page's own chunk, of its frame and of all they import, so that the browser fetches them together with the entry
 * instead of after it, and the markup is styled at its first paint: what is imported before what imports it.
 */
export function pageAssets(chunks: Chunks, path: string, frame: Frame): PageAssets {
  const visited = new Set<string>();
  const ordered: Chunks[string][] = [];
  const visit = (key: string) => {
    if (visited.has(key) || !chunks[key]) return;
    visited.add(key);
    for (const imported of chunks[key].imports ?? []) visit(imported);
    ordered.push(chunks[key]);
  };
  for (const source of [sourceOf(path), ...FRAME_SOURCES[frame]]) visit(source);
  return {
    scripts: ordered.map((chunk) => chunk.file),
    styles: ordered.flatMap((chunk) => chunk.css ?? []),
  };
}
