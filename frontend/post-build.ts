/* After `react-router build`: the page of public links, the sitemap, and compressed copies. */
import { globSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { runnerImport } from 'vite';

const ROOT = import.meta.dirname;
const SITE = join(ROOT, 'dist/client');
const COMPRESSED = new Set(['.js', '.css', '.svg', '.xml', '.txt']);
const MIN_COMPRESSED_BYTES = 600;

const filesOf = (pattern: string) => globSync(pattern, { cwd: SITE });
const read = (name: string) => readFile(join(SITE, name), 'utf8');

async function writeSharePage(): Promise<void> {
  const { module } = await runnerImport<typeof import('./share/share-template.js')>(
    join(ROOT, 'share/share-template.tsx'),
    { configFile: false, root: ROOT, resolve: { conditions: ['source', 'node'] } },
  );
  const sheets = await Promise.all(filesOf('assets/root-*.css').map(read));
  const fontFaces = sheets.flatMap((sheet) => sheet.match(/@font-face\s*{[^}]*}/g) ?? []).join('');
  const css = await Promise.all(
    ['src/app/styles/base.css', 'share/share.css'].map((name) => readFile(join(ROOT, name), 'utf8')),
  );
  await writeFile(join(SITE, 'share.html'), module.shareTemplate({ fontFaces, css: css.join('') }));
}

/** Pages that search engines may index. */
async function writeSitemap(): Promise<void> {
  const urls: string[] = [];
  for (const name of filesOf('**/index.html').sort())
    if (!(await read(name)).includes('content="noindex"'))
      urls.push(`  <url><loc>__APP_URL__/${name.replace(/\/?index\.html$/, '')}</loc></url>`);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ];
  await writeFile(join(SITE, 'sitemap.xml'), xml.join('\n'));
}

async function compress(): Promise<void> {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  for (const name of filesOf('assets/**/*.*')) {
    if (!COMPRESSED.has(extname(name))) continue;
    const file = join(SITE, name);
    const bytes = await readFile(file);
    if (bytes.length < MIN_COMPRESSED_BYTES) continue;
    await writeFile(`${file}.br`, await brotli(bytes, { params }));
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  }
}

await writeSharePage();
await writeSitemap();
await compress();
// No page is rendered on a server. Only a workspace's pages (`WORKSPACE_PAGE`) are not prerendered.
await rm(join(ROOT, 'dist/server'), { recursive: true, force: true });
await rename(join(SITE, '__spa-fallback.html'), join(SITE, 'workspace.html'));
