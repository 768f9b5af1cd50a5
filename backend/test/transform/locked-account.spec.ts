import pg from 'pg';
import { type Client, signedUp } from '../harness/client.js';
import { sharedProduct } from '../harness/product.js';
import { type Failure, transform } from '../harness/transforms.js';

const { url, databaseUrl } = sharedProduct();
const BUSY = [503, '2'];

async function answerTo(client: Client): Promise<unknown[]> {
  const { status, headers } = await transform<Failure>(client, { formats: ['summary'] });
  return [status, headers.get('retry-after')];
}

it('an account whose row is locked is told to come back; everybody else is served meanwhile', async () => {
  const { client: locked, user } = await signedUp(url);
  const others = await Promise.all(Array.from({ length: 10 }, () => signedUp(url)));
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM billing_account WHERE user_id = $1 FOR UPDATE', [user.id]);
    const refused = Promise.all(Array.from({ length: 40 }, () => answerTo(locked)));
    const served = await Promise.all(others.map(({ client }) => answerTo(client)));
    expect(served.map(([status]) => status)).toEqual(Array(10).fill(200));
    // Tried one after another, the later ones would be told that the line is too long.
    expect(await refused).toEqual(Array(40).fill(BUSY));
    expect(await answerTo(locked)).toEqual(BUSY);
  } finally {
    await holder.query('ROLLBACK');
    await holder.end();
  }
  expect((await answerTo(locked))[0]).toBe(200);
});
