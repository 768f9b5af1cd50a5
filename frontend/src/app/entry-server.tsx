import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { paths } from '../shared/paths.js';
import { App } from './app.js';
import type { Frame } from './frames.js';
import { NOT_FOUND_META, PAGE_META, type PageMeta } from './page-meta.js';
import { PAGES, loadPage } from './pages.js';
import type { PageStart } from './start/start-page.js';

export { documentOf, robotsTxt, sitemapXml } from './prerender/document.js';
export { shareTemplate } from './prerender/share-template.js';
export { pageAssets } from './prerender/page-assets.js';

export interface SitePage {
  path: string;
  /** With the question mark; a page that opens otherwise is written once more. */
  search: string;
  meta: PageMeta;
  frame: Frame;
  /** `false`: what it shows depends on who looks, so only its head is written ahead. */
  isPrerendered: boolean;
  /** A page of reading is complete as it is written; the others ask who looks, what is up, or which address it is. */
  opensOn: PageStart['opensOn'];
  /** Where the server leads whoever brings no session. */
  guestsTo: string | null;
}
/** Depends on who looks, too, but what it shows until that is known is most of its first view. */
const AHEAD: ReadonlySet<string> = new Set([paths.dashboard.path, paths.library.path]);
/** The protected pages (spec §2), as the page itself leads on; the server puts the address asked for in its place. */
const GUESTS_TO: Readonly<Record<string, string>> = {
  [paths.dashboard.path]: paths.auth.getHref(),
  [paths.library.path]: paths.auth.getHref({ returnTo: '__HERE__' }),
};
/** Where the not-found page is built; the server sends it for every address that is no page. */
const NOT_FOUND_PATH = '/404';

/** Every page the build writes a file for. */
export const SITE_PAGES: readonly SitePage[] = [
  ...PAGES.map(({ path, frame }) => sitePage(path, frame)),
  { ...sitePage(paths.auth.path, 'store'), search: '?tab=register' },
  { ...sitePage(NOT_FOUND_PATH, 'plain'), isPrerendered: true, opensOn: 'paint' },
];

function sitePage(path: string, frame: Frame): SitePage {
  const meta = PAGE_META[path] ?? NOT_FOUND_META;
  return {
    path,
    search: '',
    meta,
    frame,
    isPrerendered: AHEAD.has(path) || meta.isIndexed,
    opensOn: frame === 'plain' ? 'sign' : 'paint',
    guestsTo: GUESTS_TO[path] ?? null,
  };
}

/** The markup of a page as a visitor who is not signed in sees it; the same tree as `main.tsx` hydrates. */
export async function renderPage({ path, search }: SitePage): Promise<string> {
  await loadPage(path);
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path + search}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // Whole and in order: no part is moved into place by a script afterwards.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (cause) => {
        throw cause;
      },
    },
  );
  return new Response(prelude).text();
}
