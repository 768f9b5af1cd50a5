import type {
  AccountExport,
  LibraryChange,
  LibraryTag,
  TransformationDetail,
  TransformationSummary,
} from '@repurpose/contract';
import { randomUUID } from 'node:crypto';
import { Client, signedUp } from '../harness/client.js';
import { sharedProduct } from '../harness/product.js';
import { creditsOf, transform, type Failure } from '../harness/transforms.js';
import { until } from '../harness/until.js';

const { url } = sharedProduct();

async function written(client: Client, request = {}, headers = {}): Promise<string> {
  const answer = await transform(client, request, headers);
  expect(answer.status).toBe(200);
  return answer.body.id;
}
async function listed(client: Client, query = ''): Promise<string[]> {
  const { body } = await client.get<TransformationSummary[]>(`/api/transformations${query}`);
  return body.map(({ id }) => id);
}
const found = (client: Client, q: string, id: string) =>
  until(`${q} is found`, async () => (await listed(client, `?q=${encodeURIComponent(q)}`)).includes(id));
const remove = (client: Client, ids: string[]) =>
  client.post<LibraryChange & Failure>('/api/library/delete', { ids });

it('finds what was written by its source, a piece and a tag, and gives the same list page by page', async () => {
  const { client } = await signedUp(url);
  const one = await written(client);
  const two = await written(client, { content: '麵包店每天減少浪費。團隊開始寫下來。一切都改變了。' });
  await found(client, 'relea writing', one);
  await found(client, '浪費', two);
  expect((await client.post('/api/library/tags', { ids: [one], add: ['Release Notes'] })).status).toBe(200);
  const page = await client.get<TransformationSummary[]>('/api/transformations?limit=1&format=twitter');
  expect(page.body.map(({ id, tags, isArchived }) => [id, tags, isArchived])).toEqual([[two, [], false]]);
  const next = /<(.+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
  expect(next).toContain('format=twitter');
  const last = await client.get<TransformationSummary[]>(next);
  expect(last.body.map(({ id, tags }) => [id, tags])).toEqual([[one, ['Release Notes']]]);
  expect(last.headers.get('link')).toBeNull();
});

it('puts aside, tags and exports what is the user’s own, and knows nothing of others’', async () => {
  const [{ client }, { client: other }] = [await signedUp(url), await signedUp(url)];
  const id = await written(client);
  expect(
    (await client.post<LibraryChange>('/api/library/archive', { ids: [id], isArchived: true })).body,
  ).toEqual({
    changed: [id],
    kept: [],
  });
  await client.post('/api/library/tags', { ids: [id], add: ['Autumn', ' SEO  tips '] });
  expect((await client.get<LibraryTag[]>('/api/library/tags')).body).toEqual([
    { name: 'Autumn', count: 1 },
    { name: 'SEO tips', count: 1 },
  ]);
  expect([await listed(client), await listed(client, '?archived=true')]).toEqual([[], [id]]);
  const { body } = await client.get<AccountExport>('/api/user/export');
  expect(body.transformations).toMatchObject([{ id, isArchived: true, tags: ['Autumn', 'SEO tips'] }]);

  expect((await other.get<LibraryTag[]>('/api/library/tags')).body).toEqual([]);
  for (const [call, rest] of [
    ['archive', { isArchived: false }],
    ['tags', { add: ['mine'] }],
    ['delete', {}],
  ] as const)
    expect((await other.post(`/api/library/${call}`, { ids: [id], ...rest })).status).toBe(404);
  const stranger = new Client(url);
  expect((await stranger.get('/api/library/tags')).status).toBe(401);
  expect((await remove(stranger, [id])).status).toBe(401);
  expect((await client.get<TransformationDetail>(`/api/transformations/${id}`)).body.tags).toHaveLength(2);
});

it('deletes for good: nothing is found, opened or answered again, and what was spent stays spent', async () => {
  const { client } = await signedUp(url);
  const key = { 'idempotency-key': randomUUID() };
  const id = await written(client, {}, key);
  await found(client, 'afternoon', id);
  expect((await remove(client, [id])).body).toEqual({ changed: [id], kept: [] });
  expect([await listed(client), await listed(client, '?q=afternoon')]).toEqual([[], []]);
  for (const path of ['', '/pieces/twitter', '/pieces/twitter/versions'])
    expect((await client.get(`/api/transformations/${id}${path}`)).status).toBe(404);
  expect((await remove(client, [id])).status).toBe(404);
  expect(await creditsOf(client)).toBe(4);
  expect(await written(client, {}, key)).not.toBe(id);
  expect(await creditsOf(client)).toBe(3);
});

it.each([
  ['delete', { ids: [] }, 400, 'SELECTION_INVALID'],
  ['delete', { ids: ['1'] }, 400, 'SELECTION_INVALID'],
  ['delete', { ids: Array.from({ length: 501 }, () => randomUUID()) }, 400, 'SELECTION_INVALID'],
  ['archive', { ids: [randomUUID()], isArchived: 'yes' }, 400, 'ARCHIVE_INVALID'],
  ['tags', { ids: [randomUUID()], add: ['a,b'] }, 400, 'TAG_INVALID'],
  ['tags', { ids: [randomUUID()], add: ['x'.repeat(41)] }, 400, 'TAG_INVALID'],
  ['tags', { ids: [randomUUID()], remove: [' '] }, 400, 'TAG_INVALID'],
])('refuses %s of %j with %i %s', async (call, body, status, code) => {
  const { client } = await signedUp(url);
  const answer = await client.post<Failure>(`/api/library/${call}`, body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

it.each([
  ['format=fax', 'FORMAT_UNKNOWN'],
  ['format=email&format=twitter', 'FORMAT_UNKNOWN'],
  ['state=odd', 'BAD_REQUEST'],
  ['from=yesterday', 'BAD_REQUEST'],
  ['before=2026-13-01T00:00:00.000Z', 'BAD_REQUEST'],
  ['q=a&q=b', 'BAD_REQUEST'],
  ['tag=%00', 'BAD_REQUEST'],
  [`q=${'x'.repeat(201)}`, 'SEARCH_TOO_LONG'],
])('refuses the search %s', async (query, code) => {
  const { client } = await signedUp(url);
  const answer = await client.get<Failure>(`/api/transformations?${query}`);
  expect([answer.status, answer.body.code]).toEqual([400, code]);
});

it('says which time of a search is none', async () => {
  const { client } = await signedUp(url);
  const { body } = await client.get<Failure>('/api/transformations?before=yesterday');
  expect(body.message).toBe('before is a time such as 2026-11-24T09:00:00Z.');
});

it.each([
  `q=${encodeURIComponent(`' & !(x) | 'y':* \\`)}`,
  'q=%25_%25',
  'q=%F0%9F%98%80',
  'tag=nobody',
  'q=%2A',
])('answers the search %s with nothing found', async (query) => {
  const { client } = await signedUp(url);
  expect(await listed(client, `?${query}`)).toEqual([]);
});
