import { globSync } from 'node:fs';
import { join } from 'node:path';

import { PAGE_META } from '../page-meta.js';
import { documentOf, robotsTxt, sitemapXml } from './document.js';
import { pageAssets, type Chunks } from './page-assets.js';
import { shareTemplate } from './share-template.js';

const SHELL =
  '<html><head><title>Old</title><meta name="description" content="Old" /><link rel="stylesheet" crossorigin href="/assets/site.css"><script type="module" crossorigin src="/assets/index.js"></script><link rel="modulepreload" crossorigin href="/assets/react.js"></head><body><div id="root"></div></body></html>';
const page = {
  path: '/about',
  search: '',
  meta: { title: 'A & B', description: 'Says "so"', isIndexed: true },
  opensOn: 'sign',
  guestsTo: null,
} as const;
const assets = { scripts: ['assets/about.js'], styles: ['assets/site.css', 'assets/about.css'] };
const readStyle = (file: string) => `/* ${file} */`;
const built = { shell: SHELL, assets, readStyle, startScript: '$&start' };

test('a page has its own title, description, address, picture, files and markup', () => {
  const html = documentOf({ ...built, page, markup: '<main>$& text</main>' });
  for (const part of [
    '<title>A &amp; B</title>',
    'content="Says &quot;so&quot;"',
    '<link rel="canonical" href="__APP_URL__/about" />',
    '<meta property="og:image" content="__APP_URL__/og.png" />',
    '<style nonce="__CSP_NONCE__">/* assets/site.css */</style>',
    '<style nonce="__CSP_NONCE__">/* assets/about.css */</style>',
    '<link rel="stylesheet" media="not all" crossorigin href="/assets/about.css" />',
    '<script nonce="__CSP_NONCE__">($&start)({"files":["/assets/react.js","/assets/about.js","/assets/index.js"],"opensOn":"sign"})</script>',
    '<div id="root"><main>$& text</main></div>',
  ]) {
    expect(html).toContain(part);
  }
  expect(html.match(/href="\/assets\/site\.css"/g)).toHaveLength(1);
  expect(html).not.toMatch(/<link rel="modulepreload|type="module"/);
});

test('a page without markup asks for its scripts at once', () => {
  const html = documentOf({ ...built, page, markup: '' });
  expect(html).toContain('<script type="module" crossorigin src="/assets/index.js"></script>');
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/about.js" />');
});

test('a page that is not indexed asks to be left out, and the sitemap leaves it out', () => {
  const hidden = { ...page, path: '/dashboard', meta: { ...page.meta, isIndexed: false } };
  expect(documentOf({ ...built, page: hidden, markup: '' })).toContain('content="noindex"');
  const sitemap = sitemapXml([page, hidden]);
  expect(sitemap).toContain('<loc>__APP_URL__/about</loc>');
  expect(sitemap).not.toContain('dashboard');
  expect(robotsTxt()).toContain('Sitemap: __APP_URL__/sitemap.xml');
});

test('a page brings the files of its own chunk and of what that imports, each once, what is imported first', () => {
  const chunks: Chunks = {
    'src/features/info/about-page.tsx': { file: 'a.js', css: ['a.css'], imports: ['_x', '_y'] },
    _x: { file: 'x.js', imports: ['_y'] },
    _y: { file: 'y.js', css: ['y.css'], imports: ['_x'] },
  };
  expect(pageAssets(chunks, '/about', 'plain')).toEqual({
    scripts: ['y.js', 'x.js', 'a.js'],
    styles: ['y.css', 'a.css'],
  });
  expect(pageAssets(chunks, '/404', 'plain')).toEqual({ scripts: [], styles: [] });
  expect(pageAssets({ 'src/app/store-frame.tsx': { file: 's.js' } }, '/status', 'store').scripts).toEqual([
    's.js',
  ]);
});

test('every indexed page is found under the name its files are looked up by', () => {
  const features = join(process.cwd(), 'frontend/src/features');
  const sources = new Set(globSync('*/*-page.tsx', { cwd: features }));
  for (const path of Object.keys(PAGE_META).filter(
    (known) => PAGE_META[known]?.isIndexed && known !== '/auth',
  )) {
    const asked: string[] = [];
    const spy = new Proxy({}, { get: (_target, key) => void asked.push(String(key)) }) as Chunks;
    pageAssets(spy, path, 'plain');
    expect(sources).toContain(asked[0]?.replace('src/features/', ''));
  }
});

test('the page of public links keeps colours and fonts of the shell, and nothing that runs', () => {
  const shell = [
    '<meta charset="utf-8" /><link rel="icon" href="/i.svg" /><link rel="preload" as="font" href="/f.woff2" />',
    '<style nonce="__CSP_NONCE__">:root{--paper:#fff}</style><script nonce="__CSP_NONCE__">scheme()</script>',
    '<link rel="stylesheet" crossorigin href="/assets/site.css"><script type="module" src="/a.js"></script>',
  ].join('');
  const html = shareTemplate({
    shell,
    readStyle: (file) => `/*${file}*/@font-face{src:url(/f.woff2)}.app{color:red}`,
    css: '.share{}',
  });
  for (const part of [
    '--paper:#fff',
    '@font-face{src:url(/f.woff2)}.share{}',
    '__SHARE_HEAD__',
    '/i.svg',
    '__SHARE_BODY__',
  ])
    expect(html).toContain(part);
  expect(html).not.toMatch(/<script|stylesheet|\.app/);
});
