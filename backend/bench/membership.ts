/* The cost of the membership check: a library page with and without it, and a member's call beside the owner's. */
import 'reflect-metadata';
import pg from 'pg';
import { type Scope, workspaceIn } from '@repurpose/backend/database/scope.js';
import { readPageRequest } from '@repurpose/backend/modules/transform/library/library.filter.js';
import { listStatement } from '@repurpose/backend/modules/transform/library/library.query.js';
import { type Call, closedLoop, type Figures, figures, printTable, type Row } from './measure.ts';
import { type Person, send, signUp } from './people.ts';
import type { BenchOptions } from './programs.ts';

const TARGET_P50_MS = 1;
const ROWS = 50;

/** In turn, so that both see the same load. */
async function inTurn(rounds: number, one: Call, other: Call): Promise<[Figures, Figures]> {
  const times: [number[], number[]] = [[], []];
  for (let index = 0; index < 2 * rounds; index += 1) {
    const which = index % 2 === 0 ? 0 : 1;
    const from = performance.now();
    await (which === 0 ? one : other)(index, 0);
    times[which].push(performance.now() - from);
  }
  const [first, second] = times.map((each) =>
    figures(
      each,
      0,
      each.reduce((sum, ms) => sum + ms, 0),
    ),
  );
  if (!first || !second) throw new Error('nothing was measured');
  return [first, second];
}

const added = (name: string, without: Figures, withCheck: Figures): Row => ({
  case: `${name} (at most ${TARGET_P50_MS} at p50)`,
  p50: withCheck.p50 - without.p50,
  p99: withCheck.p99 - without.p99,
  perSecond: '',
  failed: 0,
});

async function teamOf(url: string, db: pg.Client, owner: Person, member: Person): Promise<Scope> {
  const body = JSON.stringify({ name: 'Bench' });
  const { text } = await send(`${url}/api/workspaces`, { method: 'POST', headers: owner.headers, body });
  const { id } = JSON.parse(text) as { id: string };
  const idOf = async ({ email }: Person): Promise<string> =>
    (await db.query<{ id: string }>('SELECT id FROM app_user WHERE email = $1', [email])).rows[0]?.id ?? '';
  const [ownerId, memberId] = [await idOf(owner), await idOf(member)];
  await db.query(`INSERT INTO workspace_member (workspace_id, user_id, role) VALUES ($1, $2, 'editor')`, [
    id,
    memberId,
  ]);
  await db.query(
    `INSERT INTO transformation (user_id, author_id, workspace_id, request, request_hash, excerpt, status, plan, deadline_at, settled_at)
     SELECT $1, $1, $2, '{"content":"A text.","formats":["summary"]}', '', 'A text.', 'succeeded', 'agency', now(), now()
       FROM generate_series(1, ${ROWS})`,
    [ownerId, id],
  );
  await db.query('ANALYZE');
  return { userId: memberId, workspaceId: id, roles: ['owner', 'admin', 'editor', 'viewer'] };
}

async function benchStatement(db: pg.Client, scope: Scope, rounds: number): Promise<Row[]> {
  const statement = listStatement(scope, readPageRequest({ limit: String(ROWS) }));
  if (!statement) throw new Error('no statement');
  const { sql, values } = statement;
  const bare = sql.replaceAll(workspaceIn('$1'), '$1::uuid');
  if (bare === sql) throw new Error('the statement has no check');
  const withCheck = (): Promise<unknown> => db.query(sql, values);
  const without = (): Promise<unknown> => db.query(bare, [scope.workspaceId, ...values.slice(1)]);
  await inTurn(200, without, withCheck);
  const [first, second] = await inTurn(rounds, without, withCheck);
  return [
    { case: `a page of ${ROWS} in Postgres, without the check`, ...first },
    { case: `a page of ${ROWS} in Postgres, as a member`, ...second },
    added('membership adds to the statement', first, second),
  ];
}

async function benchCall(url: string, people: [Person, Person], rounds: number, id: string): Promise<Row[]> {
  const path = `${url}/api/transformations?workspaceId=${id}&limit=${ROWS}`;
  const [owner, member] = people.map(
    ({ headers }) =>
      () =>
        send(path, { headers }),
  );
  if (!owner || !member) throw new Error('no people');
  await closedLoop({ callers: 4, requests: 400, call: owner });
  const [first, second] = await inTurn(rounds, owner, member);
  return [
    { case: `GET /api/transformations, the owner`, ...first },
    { case: `GET /api/transformations, a member`, ...second },
    added('a member’s call takes more than the owner’s', first, second),
  ];
}

export async function bench({ startProduct, isQuick }: BenchOptions): Promise<void> {
  const { url, databaseUrl } = await startProduct();
  const [owner, member] = await signUp(url, databaseUrl, 2);
  if (!owner || !member) throw new Error('no people');
  const rounds = isQuick ? 100 : 3_000;
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    const scope = await teamOf(url, db, owner, member);
    const rows = await benchStatement(db, scope, rounds);
    rows.push(...(await benchCall(url, [owner, member], rounds, scope.workspaceId ?? '')));
    printTable('Membership', rows);
  } finally {
    await db.end();
  }
}
