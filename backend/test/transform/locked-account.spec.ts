import { PLANS } from '@repurpose/contract';
import pg from 'pg';
import { type Client, signedUp } from '../harness/client.js';
import { sharedProduct } from '../harness/product.js';
import { type Failure, transform } from '../harness/transforms.js';
import { agencyOwner, joined, workspaceOf } from '../workspaces/team.js';

const { url, databaseUrl } = sharedProduct();
const BUSY = [503, '2'];

async function answerTo(client: Client, workspaceId?: string): Promise<unknown[]> {
  const { status, headers } = await transform<Failure>(client, { formats: ['summary'], workspaceId });
  return [status, headers.get('retry-after')];
}

async function whileLocked(accountId: string, work: () => Promise<void>): Promise<void> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM billing_account WHERE user_id = $1 FOR UPDATE', [accountId]);
    await work();
  } finally {
    await holder.query('ROLLBACK');
    await holder.end();
  }
}

it('an account whose row is locked is told to come back; everybody else is served meanwhile', async () => {
  const { client: locked, user } = await signedUp(url);
  const others = await Promise.all(Array.from({ length: 10 }, () => signedUp(url)));
  await whileLocked(user.id, async () => {
    const refused = Promise.all(Array.from({ length: 40 }, () => answerTo(locked)));
    const served = await Promise.all(others.map(({ client }) => answerTo(client)));
    expect(served.map(([status]) => status)).toEqual(Array(10).fill(200));
    // Tried one after another, the later ones would get QUEUE_FULL.
    expect(await refused).toEqual(Array(40).fill(BUSY));
    expect(await answerTo(locked)).toEqual(BUSY);
  });
  expect((await answerTo(locked))[0]).toBe(200);
});

it('the members of all its workspaces wait in one place, so that they delay nobody else', async () => {
  const owner = await agencyOwner();
  const inOwnWorkspace = async (member: number) => {
    const { id } = await workspaceOf(owner, `Client ${member}`);
    return { id, client: (member === 0 ? owner : await joined(owner, id, 'editor')).client };
  };
  const members = await Promise.all(
    Array.from({ length: PLANS.agency.people }, (_, member) => inOwnWorkspace(member)),
  );
  const { client: other } = await signedUp(url);
  await whileLocked(owner.id, async () => {
    const ends: string[] = [];
    const noted = (who: string, answer: Promise<unknown>) => answer.then(() => ends.push(who));
    const refused = members.flatMap(({ id, client }) => [
      noted('member', answerTo(client, id)),
      noted('member', answerTo(client, id)),
    ]);
    await Promise.all([...refused, noted('other', answerTo(other))]);
    expect(ends[0]).toBe('other');
  });
});
