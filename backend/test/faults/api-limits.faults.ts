import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../harness/client.js';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';
import { until } from '../harness/until.js';
import { newKey, Program } from '../v1/program.js';
import { agencyOwner, workspaceOf } from '../workspaces/team.js';

/* Programs exceed their account's limits, and wait as `Retry-After` says. */
const { url, databaseUrl } = sharedProduct();
const CALLS = 1_000;
const KEYS = 10;
const ask = { content: 'The team had 14 people in 2016. They wrote one note a week.', formats: ['summary'] };
/** Callers that return at the same moment would be too many again. */
const SPREAD_MS = 10;

it(
  'of 1,000 calls at once over ten keys, each is taken in the end, once, and charged once',
  async () => {
    const owner = await agencyOwner();
    const { id: place } = await workspaceOf(owner, 'Patient');
    const programs = await Promise.all(
      Array.from({ length: KEYS }, async () => new Program(url, (await newKey(owner, place)).key)),
    );
    const untilTaken = async (index: number): Promise<Answer<{ id: string }>> => {
      for (;;) {
        const answer = await programs[index % KEYS]!.call<{ id: string }>('transform', {
          body: ask,
          headers: { 'idempotency-key': `patient-${index}`, prefer: 'respond-async' },
        });
        if (answer.status !== 429) return answer;
        await sleep(Number(answer.headers.get('retry-after')) * 1_000 + index * SPREAD_MS);
      }
    };
    const answers = await Promise.all(Array.from({ length: CALLS }, (_, index) => untilTaken(index)));
    expect(answers.filter(({ status }) => status !== 202)).toEqual([]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(CALLS);
    const counts = (): Promise<{ status: string; n: number }[]> =>
      query(
        databaseUrl,
        'SELECT status, count(*)::int AS n FROM transformation WHERE workspace_id = $1 GROUP BY status',
        [place],
      );
    await until('the last text', async () => (await counts()).every(({ status }) => status === 'succeeded'));
    expect(await counts()).toEqual([{ status: 'succeeded', n: CALLS }]);
    const lines = await query(
      databaseUrl,
      `SELECT kind, count(*)::int AS n, count(DISTINCT transformation_id)::int AS texts FROM credit_entry
        WHERE workspace_id = $1 GROUP BY kind ORDER BY kind`,
      [place],
    );
    expect(lines).toEqual(['capture', 'hold'].map((kind) => ({ kind, n: CALLS, texts: CALLS })));
  },
  15 * 60_000,
);
