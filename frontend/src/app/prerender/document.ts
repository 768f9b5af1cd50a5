import type { PageStart } from '../start/start-page.js';
import type { PageAssets } from './page-assets.js';

/** Replaced by the server with the installation's own address when the page is sent. */
const ORIGIN = '__APP_URL__';
/** Replaced by the server with the nonce of each response. */
const NONCE = '__CSP_NONCE__';
const OG_IMAGE = '/og.png';

interface Head {
  readonly title: string;
  readonly description: string;
  readonly isIndexed: boolean;
}
interface Page {
  readonly path: string;
  readonly search: string;
  readonly meta: Head;
  /** When the app takes over a page that brings its markup. */
  readonly opensOn: PageStart['opensOn'];
  /** Where the server leads whoever brings no session (`http/pages.ts`). */
  readonly guestsTo: string | null;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function headTags({ path, meta, guestsTo }: Page): string[] {
  const guests = guestsTo === null ? [] : [`<meta name="guests-to" content="${escaped(guestsTo)}" />`];
  if (!meta.isIndexed) return ['<meta name="robots" content="noindex" />', ...guests];
  const url = `${ORIGIN}${path}`;
  const properties = {
    'og:site_name': 'Repurpose',
    'og:type': 'website',
    'og:title': meta.title,
    'og:description': meta.description,
    'og:url': url,
    'og:image': `${ORIGIN}${OG_IMAGE}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A source sheet and the posts made from it, tied by a thread.',
  };
  return [
    `<link rel="canonical" href="${url}" />`,
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escaped(value)}" />`,
    ),
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
}

function assetTags(shell: string, assets: PageAssets): string[] {
  const isNew = (file: string) => !shell.includes(`/${file}`);
  return [
    ...assets.styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...assets.scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${file}" />`),
  ];
}

/**
 * The text of each stylesheet before its link, so that the first paint waits for no second request. The link stays,
 * out of the way of the paint: by it Vite's loader knows that a page's styles are there, and the next page has them.
 */
function withStylesInside(html: string, readStyle: (file: string) => string): string {
  return html.replace(
    /<link rel="stylesheet" crossorigin href="\/([^"]+)"\s*\/?>/g,
    (_link, file: string) =>
      `<style nonce="${NONCE}">${readStyle(file)}</style>` +
      `<link rel="stylesheet" media="not all" crossorigin href="/${file}" />`,
  );
}

const ENTRY = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g;

/** A page that brings its markup is read before anything runs: its scripts do not compete with its text and fonts. */
function withScriptsLater(html: string, startScript: string, opensOn: PageStart['opensOn']): string {
  const src = ENTRY.exec(html)?.[1];
  if (src === undefined) throw new Error('The built page has no entry script.');
  const needed = [...html.matchAll(PRELOADS)].flatMap(([, file]) => file ?? []);
  const start: PageStart = { files: [...needed, src], opensOn };
  return html
    .replace(PRELOADS, '')
    .replace(ENTRY, () => `<script nonce="${NONCE}">(${startScript})(${JSON.stringify(start)})</script>`);
}

interface DocumentInput {
  shell: string;
  page: Page;
  markup: string;
  assets: PageAssets;
  /** The text of a built stylesheet. */
  readStyle: (file: string) => string;
  /** `start/start-page.ts` as one expression. */
  startScript: string;
}

/** One page's HTML: the build's shell with its title, description, sharing tags, own files, styles and markup. */
export function documentOf(input: DocumentInput): string {
  const { shell, page, markup, assets, readStyle, startScript } = input;
  const extra = [...headTags(page), ...assetTags(shell, assets)].join('\n    ');
  const html = shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(page.meta.title)}</title>`)
    .replace(
      /<meta\s+name="description"\s+content="[^"]*"\s*\/>/,
      () => `<meta name="description" content="${escaped(page.meta.description)}" />`,
    )
    .replace('</head>', () => `    ${extra}\n  </head>`);
  const styled = withStylesInside(html, readStyle);
  if (markup === '') return styled;
  return withScriptsLater(styled, startScript, page.opensOn).replace(
    '<div id="root"></div>',
    () => `<div id="root">${markup}</div>`,
  );
}

/** The pages that search engines should know. */
export function sitemapXml(pages: readonly Page[]): string {
  const urls = pages
    .filter(({ meta, search }) => meta.isIndexed && search === '')
    .map(({ path }) => `  <url><loc>${ORIGIN}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robotsTxt(): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${ORIGIN}/sitemap.xml`, ''].join('\n');
}
