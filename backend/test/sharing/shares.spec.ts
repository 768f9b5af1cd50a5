import type { AccountExport, OutputState, ShareDays, ShareLink } from '@repurpose/contract';
import { Client, PASSWORD, signedUp, type Answer } from '../harness/client.js';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';
import { until } from '../harness/until.js';
import { ARTICLE, transform, type Failure } from '../harness/transforms.js';

interface Owned {
  client: Client;
  path: string;
  email: string;
  text: string;
}

const ONLY_IN_SOURCE = 'Special thanks to the neighbours who read the drafts.';

async function owned(content = `${ARTICLE}\n\n${ONLY_IN_SOURCE}`): Promise<Owned> {
  const { client, user } = await signedUp(sharedProduct().url);
  const { body } = await transform(client, {
    formats: ['summary', 'twitter'],
    content,
  });
  const path = `/api/transformations/${body.id}/pieces/twitter`;
  return { client, path, email: user.email, text: body.transformedContent.twitter ?? '' };
}
const share = <Body = ShareLink>(
  { client, path }: Pick<Owned, 'client' | 'path'>,
  days: unknown = null,
): Promise<Answer<Body>> => client.post<Body>(`${path}/shares`, { days });
const listOf = async ({ client, path }: Owned) => (await client.get<ShareLink[]>(`${path}/shares`)).body;
const visitor = () => new Client(sharedProduct().url);
const pathOf = ({ url }: ShareLink) => new URL(url).pathname;
const open = (link: ShareLink) => visitor().get(pathOf(link));
const edit = ({ client, path }: Owned, expectedVersion: number, post: string) =>
  client.send<OutputState>('PUT', path, {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ expectedVersion, texts: { 'posts.0': post } }),
  });
const sql = (text: string, values: unknown[]) => query(sharedProduct().databaseUrl, text, values);
const unescaped = (html: string) =>
  html
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

describe('a public link', () => {
  it('shows the piece to anyone, and nothing else of its owner', async () => {
    const one = await owned();
    const { status, body } = await share(one);
    expect([status, body.version, body.isNewest, body.expiresAt]).toEqual([201, 1, true, null]);
    expect(pathOf(body)).toMatch(/^\/s\/[\w-]{32}$/);
    const { status: opened, headers, text } = await open(body);
    expect(opened).toBe(200);
    const shown = unescaped(text);
    for (const line of one.text.split('\n').filter(Boolean)) expect(shown).toContain(line);
    expect(one.text).not.toContain(ONLY_IN_SOURCE);
    for (const hidden of [ONLY_IN_SOURCE, one.email, 'Ada Writer', '<script'])
      expect(text).not.toContain(hidden);
    expect(headers.getSetCookie()).toEqual([]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, noarchive',
      'content-type': 'text/html; charset=utf-8',
    });
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src ('sha256-[^']+' ?)+; font-src 'self'/,
    );
    for (const part of [
      '<meta name="robots" content="noindex, noarchive">',
      '<meta property="og:title" content="',
      '<meta property="og:description" content="',
      `<meta property="og:url" content="${body.url}">`,
    ])
      expect(text).toContain(part);
    expect(text).not.toMatch(/__[A-Z_]+__/);
  });

  it('shows hostile words as words', async () => {
    const one = await owned();
    const hostile =
      '"><script>alert(1)</script> __CSP_NONCE__ __SHARE_NOTE__ $& https://example.com/?a=1&b="x';
    await edit(one, 1, hostile);
    const { body } = await share(one);
    const { text } = await open(body);
    expect(text).not.toMatch(/<script/i);
    expect(unescaped(text).replaceAll('\n', '')).toContain(hostile);
    expect(text).toContain('<a href="https://example.com/?a=1&amp;b=" rel="noopener noreferrer">');
  });

  it('keeps showing the version it was made from until it is moved', async () => {
    const one = await owned();
    const { body: link } = await share(one, 30);
    await edit(one, 1, 'Said better now.');
    expect((await open(link)).text).not.toContain('Said better now.');
    expect(await listOf(one)).toEqual([{ ...link, isNewest: false }]);
    const moved = await one.client.send<ShareLink>('PUT', `${one.path}/shares/${link.id}`);
    expect(moved.body).toEqual({ ...link, version: 2, isNewest: true });
    expect((await open(link)).text).toContain('Said better now.');
  });

  it('unknown, expired, revoked or cut short is one and the same page', async () => {
    const one = await owned();
    const links = await Promise.all([share(one, 7), share(one)]);
    const [expired, revoked] = links.map(({ body }) => body) as [ShareLink, ShareLink];
    await sql(`UPDATE share_link SET expires_at = now() - interval '1 second' WHERE id = $1`, [expired.id]);
    expect((await one.client.send('DELETE', `${one.path}/shares/${revoked.id}`)).status).toBe(204);
    expect((await one.client.send('DELETE', `${one.path}/shares/${revoked.id}`)).status).toBe(204);
    const answers = await Promise.all([
      open(expired),
      open(revoked),
      visitor().get(`/s/${'x'.repeat(32)}`),
      visitor().get('/s/short'),
    ]);
    const pages = answers.map(({ status, text }) => [status, text]);
    expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
    expect(answers[0]?.text).toContain('This link does not work');
    expect(await listOf(one)).toEqual([]);
    const late = await one.client.send('PUT', `${one.path}/shares/${expired.id}`);
    expect(late.status).toBe(404);
  });

  it('ends in as many days as were asked for', async () => {
    const one = await owned();
    for (const days of [7, 30] satisfies ShareDays[]) {
      const { expiresAt, createdAt } = (await share(one, days)).body;
      expect(Date.parse(expiresAt ?? '') - Date.parse(createdAt)).toBe(days * 86_400_000);
    }
    for (const days of [1, '7', 'never']) {
      const { status, body } = await share<Failure>(one, days);
      expect([status, body.code]).toEqual([400, 'SHARE_DAYS_INVALID']);
    }
  });

  it('is one of ten: of many made at once no more get through', async () => {
    const one = await owned();
    const answers = await Promise.all(Array.from({ length: 14 }, () => share<ShareLink & Failure>(one)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201))
      expect([status, body.code]).toEqual([409, 'TOO_MANY_SHARES']);
    const links = await listOf(one);
    expect(new Set(links.map(({ url }) => url)).size).toBe(10);
    await one.client.send('DELETE', `${one.path}/shares/${links[0]?.id}`);
    expect((await share(one)).status).toBe(201);
  });

  it('opened while it is revoked is the whole piece or not there; afterwards never', async () => {
    const one = await owned();
    const { body } = await share(one);
    const openings = Array.from({ length: 20 }, () => open(body));
    const revoked = one.client.send('DELETE', `${one.path}/shares/${body.id}`);
    const after = revoked.then(() => open(body));
    for (const { status, text } of await Promise.all(openings))
      expect(text).toContain(status === 200 ? 'class="share-text' : 'This link does not work');
    expect((await after).status).toBe(404);
  });

  it('is managed by the owner alone', async () => {
    const one = await owned();
    const { body } = await share(one);
    const { client } = await signedUp(sharedProduct().url);
    const answers = await Promise.all([
      client.get(`${one.path}/shares`),
      share({ client, path: one.path }),
      client.send('PUT', `${one.path}/shares/${body.id}`),
      client.send('DELETE', `${one.path}/shares/${body.id}`),
      one.client.send('PUT', `${one.path}/shares/none`),
      one.client.send('DELETE', `${one.path.replace('twitter', 'email')}/shares/${body.id}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(404));
    expect((await visitor().get(`${one.path}/shares`)).status).toBe(401);
    expect((await open(body)).status).toBe(200);
  });

  it('stands in the copy of the owner’s data and goes with the account', async () => {
    const one = await owned();
    const { body } = await share(one, 7);
    const copy = await one.client.get<AccountExport>('/api/user/export');
    expect(copy.body.transformations[0]?.shares).toMatchObject([
      { format: 'twitter', version: 1, path: pathOf(body) },
    ]);
    const removed = await one.client.send('DELETE', '/api/user', {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    });
    expect(removed.status).toBe(204);
    expect((await open(body)).status).toBe(404);
    expect(await sql('SELECT 1 FROM share_link WHERE id = $1', [body.id])).toEqual([]);
  });

  it('opened far too often from one address asks to wait, on a page', async () => {
    const impatient = visitor();
    const refused = await until('a refusal', async () => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => impatient.get('/s/nothing')));
      return answers.find(({ status }) => status === 429);
    });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(refused.text).toContain('Too many requests.');
    expect((await visitor().get('/s/nothing')).status).toBe(404);
  });
});
