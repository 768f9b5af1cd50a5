import { DEFAULT_SETTINGS, FORMAT_KEYS } from '@repurpose/contract';
import { textWorkPools } from '../../../../test/harness/text-work.js';
import type { TextWorkPool } from './text-work-pool.js';

const content =
  'The team of Ada Winter measured the line in Leeds for six weeks. Sales rose by 12 percent in May.';
const request = { content, formats: [...FORMAT_KEYS], settings: { ...DEFAULT_SETTINGS } };
const aPool = textWorkPools();
const ENDLESS = { request, formats: Array.from({ length: 100_000 }, () => 'medium' as const) };

const endless = (pool: TextWorkPool, key: string, signal?: AbortSignal): Promise<unknown> =>
  pool.run('write', ENDLESS, { key, ...(signal && { signal }) });
const excerpt = (pool: TextWorkPool, key: string): Promise<string | null> =>
  pool.run('excerpt', { content }, { key });

function journal() {
  const ends: string[] = [];
  const note = (name: string, work: Promise<unknown>): Promise<void> =>
    work.then(
      () => void ends.push(name),
      (error: { code?: string }) => void ends.push(`${name}: ${error.code ?? String(error)}`),
    );
  return { ends, note };
}

it('ends a task that takes too long, and the event loop turns', async () => {
  const pool = aPool({ budgetMs: 3_000 });
  let turns = 0;
  const beat = setInterval(() => (turns += 1), 10);
  await expect(endless(pool, 'a')).rejects.toMatchObject({ code: 'TEXT_TOO_COMPLEX' });
  clearInterval(beat);
  expect(turns).toBeGreaterThan(10);
  expect(await excerpt(pool, 'a')).toContain('Ada Winter');
});

it('one key never has all threads, however much it asks for: another is served meanwhile', async () => {
  const pool = aPool({ threads: 2, budgetMs: 60_000 });
  const stop = new AbortController();
  const { ends, note } = journal();
  const attacks = ['first', 'second'].map((name) => note(name, endless(pool, 'a', stop.signal)));
  await note('other', excerpt(pool, 'b'));
  stop.abort(Object.assign(new Error('enough'), { code: 'STOPPED' }));
  await Promise.all(attacks);
  expect(ends).toEqual(['other', 'first: STOPPED', 'second: STOPPED']);
});

it('ends a task that takes too much memory, and works on', async () => {
  const pool = aPool({ heapMegabytes: 96 });
  const texts = Array.from({ length: 60 }, (_, at) => `${at} café `.repeat(300_000));
  const tooMuch = pool.run('searchWords', { accountId: 'a', texts }, { key: 'a' });
  await expect(tooMuch).rejects.toMatchObject({ code: 'TEXT_TOO_COMPLEX' });
  expect(await excerpt(pool, 'a')).toContain('Ada Winter');
});

it('refuses a task when too many are waiting, of one key or in all', async () => {
  const pool = aPool({ threads: 1, maxWaiting: 2, maxWaitingPerKey: 1 });
  const stop = new AbortController();
  const running = [endless(pool, 'a', stop.signal), excerpt(pool, 'a'), excerpt(pool, 'b')];
  for (const key of ['a', 'c']) {
    await expect(excerpt(pool, key)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  }
  stop.abort(new Error('enough'));
  const ends = await Promise.allSettled(running);
  expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
});

it('asks the caller to come back when no thread takes a task in time', async () => {
  const pool = aPool({ startMs: 1 });
  await expect(excerpt(pool, 'a')).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
});

it('ends a task when its caller says so, with the caller’s reason', async () => {
  const pool = aPool();
  const stop = new AbortController();
  const ended = endless(pool, 'a', stop.signal);
  setTimeout(() => stop.abort(new Error('enough')), 50);
  await expect(ended).rejects.toThrow('enough');
});

it('a shutdown waits for what was begun', async () => {
  const pool = aPool({ threads: 1 });
  const begun = Array.from({ length: 20 }, (_, at) => excerpt(pool, `${at}`));
  await pool.onApplicationShutdown();
  expect(await Promise.all(begun)).toHaveLength(20);
});
