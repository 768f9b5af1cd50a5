import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Readable } from 'node:stream';
import express from 'express';
import request from 'supertest';
import type { InlineHashes } from './inline-hashes.js';
import { servePages } from './pages.js';

const html = (body: string) => `<html lang="en"><style>a{}</style><script>start()</script>${body}</html>`;
const FILES = {
  'index.html': html(
    'home <link rel="canonical" href="__APP_URL__/"><a href="/auth?priceId=__PRICE_PRO__"><a href="/auth?priceId=__PRICE_AGENCY__">',
  ),
  'about/index.html': html('about'),
  'auth/index.html': html('log in'),
  'library/index.html': html('library'),
  'workspace.html': html('workspace'),
  '404/index.html': html('404 Page Not Found'),
  'robots.txt': 'Sitemap: __APP_URL__/sitemap.xml',
  'assets/app-1a2b.js': 'let plain;',
  'assets/app-1a2b.js.gz': gzipSync('let packed;'),
};

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const prices = { pro: 'price_1', agency: '"><b>&' };

describe('The built pages', () => {
  const dir = mkdtempSync(join(tmpdir(), 'pages-'));
  const app = express();
  beforeAll(() => {
    for (const [name, text] of Object.entries(FILES)) {
      mkdirSync(dirname(join(dir, name)), { recursive: true });
      writeFileSync(join(dir, name), text);
    }
    const policyOf = ({ scripts, styles }: InlineHashes) => [...scripts, ...styles].join(' ');
    app.use(servePages(dir, { appUrl: 'https://repurpose.test/', prices, policyOf }));
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  test.each([
    ['/', 200, 'home'],
    ['/about', 200, 'about'],
    ['/about/', 200, 'about'],
    ['/auth?tab=register', 200, 'log in'],
    ['/nowhere', 404, '404 Page Not Found'],
  ])(
    '%s answers %i with its own markup and the policy of what is inline in it',
    async (path, status, text) => {
      const response = await request(app).get(path).expect(status).expect('cache-control', 'no-cache');
      expect(response.text).toContain(text);
      expect(response.headers['content-security-policy']).toBe(`${sha256('start()')} ${sha256('a{}')}`);
    },
  );

  test('a page that has not changed is not sent again', async () => {
    const { headers } = await request(app).get('/about').expect(200);
    await request(app).get('/about').set('if-none-match', String(headers['etag'])).expect(304, '');
    await request(app).get('/about').set('if-none-match', '"other"').expect(200);
  });

  test('a protected page redirects a visitor without a session to the sign-in page, with the address asked for', async () => {
    const { headers } = await request(app)
      .get('/library?q=a%26b')
      .expect(302)
      .expect('cache-control', 'no-store');
    expect(headers['location']).toBe('/auth?returnTo=%2Flibrary%3Fq%3Da%2526b');
    expect((await request(app).get('/library').set('cookie', 'sid=s').expect(200)).text).toContain('library');
  });

  test('the pages of a workspace have one file, for visitors with a session', async () => {
    for (const path of ['/w/acme', '/w/acme/dashboard?open=1', '/w/acme/library', '/w/acme/settings/members'])
      expect((await request(app).get(path).set('cookie', 'sid=s').expect(200)).text).toContain('workspace');
    const { headers } = await request(app).get('/w/acme/library?q=a').expect(302);
    expect(headers['location']).toBe('/auth?returnTo=%2Fw%2Facme%2Flibrary%3Fq%3Da');
    for (const path of ['/w', '/w/', '/w/acme/other', '/w/acme/settings/members/more'])
      expect((await request(app).get(path).set('cookie', 'sid=s').expect(404)).text).toContain('404');
  });

  test.each([
    ['br', 'br'],
    ['gzip, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('a page for who accepts %s is sent as %s', async (accepted, sent) => {
    const { headers } = await request(app)
      .get('/about')
      .set('accept-encoding', accepted)
      .buffer(true)
      .parse((res, done) => (res as unknown as Readable).resume().on('end', () => done(null, '')))
      .expect(200);
    expect([headers['content-encoding'], headers['vary']]).toEqual([sent, 'Accept-Encoding']);
  });

  test('canonical links and robots.txt carry the address of this installation', async () => {
    expect((await request(app).get('/')).text).toContain('href="https://repurpose.test/"');
    expect((await request(app).get('/robots.txt')).text).toBe('Sitemap: https://repurpose.test/sitemap.xml');
  });

  test('pricing links carry the price ids of this installation, whatever they are made of', async () => {
    const { text } = await request(app).get('/');
    expect(text).toContain('<a href="/auth?priceId=price_1"><a href="/auth?priceId=%22%3E%3Cb%3E%26">');
  });

  test('hashed assets are kept for a year, packed for who accepts it, and a missing one is a plain 404', async () => {
    const packed = await request(app).get('/assets/app-1a2b.js').set('accept-encoding', 'gzip');
    expect(packed.text).toBe('let packed;');
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    await request(app)
      .get('/assets/app-1a2b.js')
      .set('accept-encoding', 'identity')
      .expect(200, 'let plain;');
    await request(app).get('/assets/gone.js').expect(404, 'Not found.');
  });

  test('who goes to the address of a missing file in a browser gets the not-found page', async () => {
    const response = await request(app).get('/gone.png').set('accept', 'text/html,*/*;q=0.8').expect(404);
    expect(response.text).toContain('404 Page Not Found');
    await request(app).get('/gone.png').set('accept', 'image/avif,*/*;q=0.8').expect(404, 'Not found.');
  });
});
