import pg from 'pg';
import { type Client, signedUp } from '../harness/client.js';
import { sharedProduct } from '../harness/product.js';
import { type Failure, transform } from '../harness/transforms.js';

const { url, databaseUrl } = sharedProduct();

async function timed(client: Client): Promise<{ ms: number; status: number; retryAfter: string | null }> {
  const from = performance.now();
  const { status, headers } = await transform<Failure>(client, { formats: ['summary'] });
  return { ms: performance.now() - from, status, retryAfter: headers.get('retry-after') };
}

it('an account whose row is locked is told to come back; everybody else is served meanwhile', async () => {
  const { client: locked, user } = await signedUp(url);
  const others = await Promise.all(Array.from({ length: 10 }, () => signedUp(url)));
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM billing_account WHERE user_id = $1 FOR UPDATE', [user.id]);
    const refused = Promise.all(Array.from({ length: 40 }, () => timed(locked)));
    const served = await Promise.all(others.map(({ client }) => timed(client)));
    expect(served.map(({ status }) => status)).toEqual(Array(10).fill(200));
    for (const { status, retryAfter } of await refused) expect([status, retryAfter]).toEqual([503, '2']);
    expect(Math.max(...(await refused).map(({ ms }) => ms))).toBeLessThan(2_000);
    const next = await timed(locked);
    expect([next.status, next.ms < 2_000]).toEqual([503, true]);
  } finally {
    await holder.query('ROLLBACK');
    await holder.end();
  }
  expect((await timed(locked)).status).toBe(200);
});
