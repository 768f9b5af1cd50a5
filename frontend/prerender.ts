/* After `vite build`: writes the markup and the head of every page into `dist`, the page of public links, the sitemap, and compressed twins. */
import { readFileSync } from 'node:fs';
import { readFile, writeFile, mkdir, rm, glob } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Manifest, type Rolldown } from 'vite';

const ROOT = import.meta.dirname;
const DIST = join(ROOT, 'dist');
const SERVER_DIST = join(DIST, '.server');
const COMPRESSED = new Set(['.js', '.css', '.svg', '.xml', '.txt']);
const MIN_COMPRESSED_BYTES = 600;

type ServerEntry = typeof import('./src/app/entry-server.js');

async function loadServerEntry(): Promise<ServerEntry> {
  await build({
    root: ROOT,
    logLevel: 'warn',
    ssr: { noExternal: [/^@repurpose\//] },
    build: {
      ssr: 'src/app/entry-server.tsx',
      outDir: SERVER_DIST,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: true } },
    },
  });
  return (await import(join(SERVER_DIST, 'entry-server.js'))) as ServerEntry;
}

/** The script that stands in the pages, as one expression. */
async function buildStartScript(): Promise<string> {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(ROOT, 'src/app/start/start-page.ts'), formats: ['iife'], name: 'startPage' },
    },
  })) as [Rolldown.RolldownOutput];
  return bundle.output[0].code.trim().replace(/^var startPage\s*=\s*|;$/g, '');
}

async function writePages(entry: ServerEntry): Promise<void> {
  const startScript = await buildStartScript();
  const shell = await readFile(join(DIST, 'index.html'), 'utf8');
  const manifest = JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
  const readStyle = (name: string) => readFileSync(join(DIST, name), 'utf8').trim();
  for (const page of entry.SITE_PAGES) {
    const markup = page.isPrerendered ? await entry.renderPage(page) : '';
    const file = join(DIST, page.path, `index${page.search.replace('?', '.')}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      entry.documentOf({
        shell,
        page,
        markup,
        assets: entry.pageAssets(manifest, page.path, page.frame),
        readStyle,
        startScript,
      }),
    );
  }
  const css = await readFile(join(ROOT, 'src/app/prerender/share.css'), 'utf8');
  await writeFile(join(DIST, 'share.html'), entry.shareTemplate({ shell, readStyle, css }));
  await writeFile(join(DIST, 'sitemap.xml'), entry.sitemapXml(entry.SITE_PAGES));
  await writeFile(join(DIST, 'robots.txt'), entry.robotsTxt());
}

async function compress(): Promise<void> {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  for await (const name of glob('assets/**/*.*', { cwd: DIST })) {
    if (!COMPRESSED.has(extname(name))) continue;
    const file = join(DIST, name);
    const bytes = await readFile(file);
    if (bytes.length < MIN_COMPRESSED_BYTES) continue;
    await writeFile(
      `${file}.br`,
      await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
    );
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  }
}

try {
  await writePages(await loadServerEntry());
  await compress();
} finally {
  await rm(SERVER_DIST, { recursive: true, force: true });
  await rm(join(DIST, '.vite'), { recursive: true, force: true });
}
