import type { PageAssets } from './page-assets.js';

/** Replaced by the server with the installation's own address when the page is sent. */
const ORIGIN = '__APP_URL__';
const OG_IMAGE = '/og.png';

interface Head {
  readonly title: string;
  readonly description: string;
  readonly isIndexed: boolean;
}
interface Page {
  readonly path: string;
  readonly meta: Head;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

function headTags({ path, meta }: Page): string[] {
  if (!meta.isIndexed) return ['<meta name="robots" content="noindex" />'];
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

/** One page's HTML: the build's shell with its title, description, sharing tags, own files and markup. */
export function documentOf(input: { shell: string; page: Page; markup: string; assets: PageAssets }): string {
  const { shell, page, markup, assets } = input;
  const extra = [...headTags(page), ...assetTags(shell, assets)].join('\n    ');
  return shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(page.meta.title)}</title>`)
    .replace(
      /<meta\s+name="description"\s+content="[^"]*"\s*\/>/,
      () => `<meta name="description" content="${escaped(page.meta.description)}" />`,
    )
    .replace('</head>', () => `    ${extra}\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
}

/** The pages that search engines should know. */
export function sitemapXml(pages: readonly Page[]): string {
  const urls = pages
    .filter(({ meta }) => meta.isIndexed)
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
