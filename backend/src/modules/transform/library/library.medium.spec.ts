import { ownScope } from '../../../../test/transform/own-scope.js';
import { LIMITS } from '@repurpose/contract';
import { randomUUID } from 'node:crypto';
import { LibraryFixture } from '../../../../test/transform/library-fixture.js';
import { readPageRequest } from './library.filter.js';
import { SearchRepository } from './search.repository.js';
import { SearchIndexer } from './search-indexer.js';

const fixture = new LibraryFixture();
beforeAll(() => fixture.open());
afterAll(() => fixture.close());

describe('a search', () => {
  it('finds by source, piece and tag, together and apart, and nobody else’s', async () => {
    const [userId, other] = [await fixture.aUser(), await fixture.aUser()];
    const content = 'Der Bäcker wog jedes Brot.';
    const one = await fixture.aTransformation(userId, { content, outputs: ['Weigh every loaf'] });
    await fixture.aTransformation(other, { content, outputs: ['Weigh every loaf'] });
    await fixture.library.changeTags(ownScope(userId), [one], { add: ['Herbst 2026'], remove: [] });
    for (const q of ['backer', 'loaf', 'herb', 'brot weigh herbst'])
      expect(await fixture.listed(userId, { q })).toEqual([one]);
    for (const q of ['cake', 'brot cake', '!!!']) expect(await fixture.listed(userId, { q })).toEqual([]);
  });

  it('finds what stands in Chinese and Japanese', async () => {
    const userId = await fixture.aUser();
    const chinese = await fixture.aTransformation(userId, { content: '麵包店每天減少浪費' });
    const japanese = await fixture.aTransformation(userId, { content: '私は東京に住んでいます' });
    expect(await fixture.listed(userId, { q: '浪費' })).toEqual([chinese]);
    expect(await fixture.listed(userId, { q: '東京' })).toEqual([japanese]);
  });

  it('follows the newest version of a piece and a tag that goes, and finds what still runs', async () => {
    const userId = await fixture.aUser();
    const id = await fixture.aTransformation(userId, { outputs: ['An older sentence'], status: 'running' });
    expect(await fixture.listed(userId, { q: 'bread' })).toEqual([id]);
    await fixture.settle(id);
    await fixture.library.changeTags(ownScope(userId), [id], { add: ['autumn'], remove: [] });
    expect(await fixture.listed(userId, { q: 'older autumn' })).toEqual([id]);
    await fixture.edit(id, 'A newer one');
    await fixture.library.changeTags(ownScope(userId), [id], { add: [], remove: ['autumn'] });
    expect(await fixture.listed(userId, { q: 'newer' })).toEqual([id]);
    expect(await fixture.listed(userId, { q: 'older' })).toEqual([]);
    expect(await fixture.listed(userId, { q: 'autumn' })).toEqual([]);
  });

  it('survives several workers at once and a transformation deleted while it is indexed', async () => {
    const userId = await fixture.aUser();
    const ids = await Promise.all(Array.from({ length: 4 }, () => fixture.aTransformation(userId)));
    await Promise.all([
      fixture.indexer.sweep(),
      new SearchIndexer(fixture.db, new SearchRepository(fixture.db), fixture.textWork).sweep(),
      fixture.library.delete(ownScope(userId), ids.slice(1)),
    ]);
    expect(await fixture.listed(userId, { q: 'bread' })).toEqual(ids.slice(0, 1));
    expect(await fixture.db.query('SELECT 1 FROM search_change')).toEqual([]);
  });
});

it('filters by format, state, tag and dates', async () => {
  const userId = await fixture.aUser();
  const old = await fixture.aTransformation(userId, {
    formats: ['email'],
    createdAt: new Date('2026-01-15T12:00:00Z'),
  });
  const failed = await fixture.aTransformation(userId, { status: 'failed', outputs: [] });
  const running = await fixture.aTransformation(userId, {
    formats: ['email', 'twitter'],
    status: 'running',
    outputs: [],
  });
  await fixture.library.changeTags(ownScope(userId), [old, running], { add: ['News'], remove: [] });
  expect(await fixture.listed(userId)).toEqual([running, failed, old]);
  expect(await fixture.listed(userId, { format: 'email' })).toEqual([running, old]);
  expect(await fixture.listed(userId, { state: 'failed' })).toEqual([failed]);
  expect(await fixture.listed(userId, { state: 'writing', format: 'email', tag: 'news' })).toEqual([running]);
  const january = { from: '2026-01-01T00:00:00.000Z', before: '2026-02-01T00:00:00.000Z' };
  expect(await fixture.listed(userId, january)).toEqual([old]);
});

it('gives every row once, page by page, whatever is made or archived meanwhile', async () => {
  const userId = await fixture.aUser();
  const createdAt = new Date('2026-03-01T10:00:00Z');
  const ids = new Set<string>();
  for (let at = 0; at < 9; at += 1) ids.add(await fixture.aTransformation(userId, { createdAt }));
  const seen: string[] = [];
  let cursor: string | undefined;
  for (;;) {
    const page = await fixture.library.list(ownScope(userId), readPageRequest({ limit: '2', cursor }));
    seen.push(...page.rows.map(({ id }) => id));
    if (!page.next) break;
    cursor = `${page.next.createdAt}_${page.next.id}`;
    await fixture.aTransformation(userId);
    await fixture.library.archive(
      ownScope(userId),
      page.rows.slice(0, 1).map(({ id }) => id),
      true,
    );
  }
  expect(seen).toHaveLength(9);
  expect(new Set(seen)).toEqual(ids);
});

it('archives and brings back, once and again', async () => {
  const [userId, other] = [await fixture.aUser(), await fixture.aUser()];
  const [one, two] = [await fixture.aTransformation(userId), await fixture.aTransformation(userId)];
  expect(await fixture.library.archive(ownScope(userId), [one, randomUUID()], true)).toEqual({
    changed: [one],
    kept: [],
  });
  await fixture.library.archive(ownScope(userId), [one], true);
  expect(await fixture.listed(userId)).toEqual([two]);
  expect(await fixture.listed(userId, { archived: 'true' })).toEqual([one]);
  await expect(fixture.library.archive(ownScope(other), [one], false)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await fixture.library.archive(ownScope(userId), [one], false);
  expect(await fixture.listed(userId)).toEqual([two, one]);
});

describe('tags', () => {
  it('keep their first spelling, are counted, and are gone when nothing carries them', async () => {
    const userId = await fixture.aUser();
    const [one, two] = [await fixture.aTransformation(userId), await fixture.aTransformation(userId)];
    await fixture.library.changeTags(ownScope(userId), [one], { add: ['SEO', 'Café'], remove: [] });
    await fixture.library.changeTags(ownScope(userId), [one, two], { add: ['seo'], remove: ['CAFÉ'] });
    expect(await fixture.library.tags(ownScope(userId))).toEqual([{ name: 'SEO', count: 2 }]);
    expect((await fixture.library.get(ownScope(userId), two)).tags).toEqual(['SEO']);
    await fixture.library.delete(ownScope(userId), [one, two]);
    expect(await fixture.library.tags(ownScope(userId))).toEqual([]);
  });

  it('have limits that no race gets around', async () => {
    const userId = await fixture.aUser();
    const ids = await Promise.all(Array.from({ length: 11 }, () => fixture.aTransformation(userId)));
    const names = (at: number, count: number) => Array.from({ length: count }, (_, each) => `t${at}-${each}`);
    const full = LIMITS.tagsPerTransformation;
    const outcomes = await Promise.allSettled(
      ids.map((id, at) =>
        fixture.library.changeTags(ownScope(userId), [id], { add: names(at, full), remove: [] }),
      ),
    );
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    expect(await fixture.library.tags(ownScope(userId))).toHaveLength(LIMITS.tags);
    const more = fixture.library.changeTags(ownScope(userId), ids.slice(0, 1), {
      add: ['one more'],
      remove: [],
    });
    await expect(more).rejects.toMatchObject({ code: 'TOO_MANY_TAGS' });
  });
});
