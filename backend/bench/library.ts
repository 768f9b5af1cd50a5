/* Lists, filters and searches with 10,000 transformations, beside other users' rows. */
import 'reflect-metadata';
import pg from 'pg';
import { readPageRequest } from '@repurpose/backend/modules/transform/library/library.filter.js';
import { listStatement } from '@repurpose/backend/modules/transform/library/library.query.js';
import { closedLoop, printTable, type Row } from './measure.ts';
import { type Person, send, signUp } from './people.ts';
import type { BenchOptions, BenchProduct } from './programs.ts';

const FORMATS = ['twitter', 'linkedin', 'facebook', 'instagram', 'email', 'summary'];
const SYLLABLES = 'ba co di fu ga he jo ki la me no pi ra su te vo wi xa ye zu an el in or um'.split(' ');
const VOCABULARY = 30_000;
const SOURCE_WORDS = 900;
const PIECE_WORDS = 120;
const BATCH = 250;

/** Pseudo-random numbers below 1, the same in every run. */
function series(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

/** Low ranks are frequent. */
function wordOf(rank: number): string {
  let rest = rank;
  let word = '';
  do {
    word += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  } while (rest > 0);
  return word;
}
/** Zipf's law: few words are common, most are rare. */
const textOf = (next: () => number, words: number): string =>
  Array.from({ length: words }, () => wordOf(Math.floor(VOCABULARY ** next()))).join(' ');
const CHINESE = '麵包店每天減少浪費並且記錄每一個沒有賣出的麵包數量團隊開始寫下來之後一切都改變了';

function* documents(count: number, next: () => number): Generator<object> {
  for (let index = 0; index < count; index += 1) {
    const isChinese = index % 20 === 0;
    const dense = Array.from({ length: 30 }, () => CHINESE.slice(Math.floor(next() * 20))).join('。');
    const content = isChinese ? dense : textOf(next, SOURCE_WORDS);
    yield {
      content,
      formats: FORMATS.slice(0, 1 + (index % FORMATS.length)),
      pieces: FORMATS.slice(0, 1 + (index % FORMATS.length)).map(() => textOf(next, PIECE_WORDS)),
      status: index % 50 === 0 ? 'failed' : 'succeeded',
      tags: index % 4 === 0 ? [`tag ${index % 37}`] : [],
      minutesAgo: index * 37,
    };
  }
}

const INSERT = `
  WITH row AS (SELECT *, gen_random_uuid() AS id FROM jsonb_to_recordset($2) AS r
      (content text, formats jsonb, pieces jsonb, status text, tags jsonb, "minutesAgo" integer)),
  made AS (INSERT INTO transformation (id, user_id, request, request_hash, excerpt, status, plan, deadline_at, created_at, settled_at)
    SELECT id, $1, jsonb_build_object('content', content, 'formats', formats), '', left(content, 139), status, 'agency',
           now(), now() - make_interval(mins => "minutesAgo"), now() FROM row RETURNING id),
  written AS (INSERT INTO output (transformation_id, format, status, text, draft)
    SELECT row.id, f.format, 'succeeded', pieces ->> (f.n::int - 1), jsonb_build_object('text', pieces ->> (f.n::int - 1))
      FROM row JOIN made ON made.id = row.id, jsonb_array_elements_text(formats) WITH ORDINALITY AS f (format, n) RETURNING 1)
  INSERT INTO transformation_tag (transformation_id, key, name, user_id)
    SELECT row.id, tag, tag, $1 FROM row JOIN made ON made.id = row.id, jsonb_array_elements_text(tags) AS tag`;

async function fill(db: pg.Client, userId: string, count: number, seed: number): Promise<void> {
  let batch: object[] = [];
  for (const document of documents(count, series(seed))) {
    batch.push(document);
    if (batch.length < BATCH) continue;
    await db.query(INSERT, [userId, JSON.stringify(batch)]);
    batch = [];
  }
  if (batch.length > 0) await db.query(INSERT, [userId, JSON.stringify(batch)]);
}

async function untilIndexed(db: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await db.query<{ waiting: number }>(
      'SELECT count(*)::int AS waiting FROM search_change',
    );
    if (rows[0]?.waiting === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString();
const CASES: Readonly<Record<string, Record<string, string>>> = {
  'first page': {},
  'search: a word of nearly all': { q: wordOf(1) },
  'search: a common word': { q: wordOf(40) },
  'search: a rare word': { q: wordOf(29_000) },
  'search: two letters': { q: 'di' },
  'search: three words': { q: `${wordOf(3)} ${wordOf(12)} ${wordOf(700)}` },
  'search: Chinese': { q: '麵包' },
  'search: nothing there': { q: 'qqqqqq' },
  'search, format and tag': { q: wordOf(12), format: 'email', tag: 'tag 0' },
  'a format of few': { format: 'summary' },
  failed: { state: 'failed' },
  'being written: none': { state: 'writing' },
  'a tag': { tag: 'tag 4' },
  'a month': { from: day(120), before: day(90) },
  'an empty archive': { archived: 'true' },
};

interface Plan {
  Plan: { 'Actual Rows': number };
  'Execution Time': number;
}

async function explain(db: pg.Client, userId: string, query: Record<string, string>) {
  const statement = listStatement(
    { userId, workspaceId: null, roles: ['owner'] },
    { ...readPageRequest(query), limit: 51 },
  );
  if (!statement) throw new Error('no statement');
  const { sql, values } = statement;
  const { rows } = await db.query<{ 'QUERY PLAN': Plan[] }>(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`,
    values,
  );
  const plan = rows[0]?.['QUERY PLAN'][0];
  if (!plan) throw new Error('no plan');
  return { rows: plan.Plan['Actual Rows'], postgresMs: plan['Execution Time'] };
}

interface BenchCase {
  db: pg.Client;
  product: BenchProduct;
  user: Person & { id: string };
  name: string;
  query: Record<string, string>;
  calls: number;
}

async function benchCase(options: BenchCase): Promise<Row> {
  const { db, product, user, name, query, calls } = options;
  const search = new URLSearchParams({ ...query, limit: '50' });
  const path = `${product.url}/api/transformations?${search}`;
  const call = () => send(path, { headers: user.headers });
  const { p50, p99, failed } = await closedLoop({ callers: 1, requests: calls, call });
  return { case: name, ...(await explain(db, user.id, query)), p50, p99, failed };
}

/** Each page costs what the first does. */
async function benchPaging(product: BenchProduct, user: Person, pages: number): Promise<Row> {
  let path = `${product.url}/api/transformations?limit=50`;
  const call = async () => {
    const response = await fetch(path, { headers: user.headers });
    await response.text();
    const [, next = ''] = /<([^>]+)>/.exec(response.headers.get('link') ?? '') ?? [];
    path = new URL(next, product.url).href;
  };
  const { p50, p99, failed } = await closedLoop({ callers: 1, requests: pages, call });
  return { case: `${pages} pages, one after the other`, rows: 50, postgresMs: '', p50, p99, failed };
}

/** The table says how long the search index took to follow. */
async function prepare(db: pg.Client, email: string, isQuick: boolean): Promise<{ id: string; table: Row }> {
  const ids = await db.query<{ id: string }>('SELECT id FROM app_user WHERE email = $1', [email]);
  const id = ids.rows[0]?.id ?? '';
  const count = isQuick ? 500 : 10_000;
  const from = performance.now();
  await fill(db, id, count, 1);
  for (let other = 0; other < (isQuick ? 2 : 50); other += 1) {
    const { rows } = await db.query<{ id: string }>(
      `WITH made AS (INSERT INTO app_user (email, username) VALUES ($1, 'Other') RETURNING id)
       INSERT INTO billing_account (user_id, anchor_at, period_start, period_ends_at)
       SELECT id, now(), now(), now() + interval '1 month' FROM made RETURNING user_id AS id`,
      [`other-${other}@example.com`],
    );
    await fill(db, rows[0]?.id ?? '', 100, other + 2);
  }
  const filledMs = performance.now() - from;
  await untilIndexed(db);
  const indexedMs = performance.now() - from;
  await db.query('ANALYZE');
  const sizes = await db.query<Row>(`
    SELECT pg_size_pretty(pg_total_relation_size('transformation') + pg_total_relation_size('output')) AS texts,
           pg_size_pretty(pg_table_size('search_document')) AS words,
           pg_size_pretty(pg_relation_size('ix_search_document_words')) AS index`);
  return { id, table: { transformations: count, filledMs, indexedMs, ...sizes.rows[0] } };
}

export async function bench({ startProduct, isQuick }: BenchOptions): Promise<void> {
  const product = await startProduct();
  const [person] = await signUp(product.url, product.databaseUrl, 1);
  if (!person) throw new Error('no user');
  const db = new pg.Client({ connectionString: product.databaseUrl });
  await db.connect();
  try {
    const { id, table } = await prepare(db, person.email, isQuick);
    printTable('Library', [table]);
    const rows: Row[] = [];
    const calls = isQuick ? 20 : 300;
    for (const [name, query] of Object.entries(CASES))
      rows.push(await benchCase({ db, product, user: { ...person, id }, name, query, calls }));
    rows.push(await benchPaging(product, person, isQuick ? 5 : 150));
    printTable('Library: one page of 50', rows);
  } finally {
    await db.end();
  }
}
