import { PLANS } from '@repurpose/contract';
import { randomUUID } from 'node:crypto';
import { LibraryFixture } from '../../../test/transform/library-fixture.js';

const fixture = new LibraryFixture();
beforeAll(() => fixture.open());
afterAll(() => fixture.close());

const { maxInFlight, maxInFlightOfAccount } = PLANS.agency;

async function open(accountId: string, authorId: string, count: number): Promise<void> {
  await fixture.db.query(
    `INSERT INTO transformation (user_id, author_id, request, request_hash, plan, deadline_at)
     SELECT $1, $2, '{"formats":[]}', '', 'agency', now() + interval '1 hour' FROM generate_series(1, $3)`,
    [accountId, authorId, count],
  );
}
async function refusalOf(accountId: string, userId: string): Promise<string | null> {
  const plan = { maxInFlight, maxInFlightOfAccount, isAllowed: true };
  const terms = { userId, hasWorker: true, maxQueued: 1_000, plans: { agency: plan } };
  const [row] = await fixture.db.query<{ refusal: string | null }[]>(
    `SELECT admission_refusal($1, 'agency', $2) AS refusal`,
    [accountId, JSON.stringify(terms)],
  );
  return row?.refusal ?? null;
}

it('of an Agency account, a person has 20 in flight and all people together 60', async () => {
  expect([maxInFlight, maxInFlightOfAccount]).toEqual([20, 60]);
  const owner = await fixture.aUser();
  const [one, two, three] = [await fixture.aUser(), await fixture.aUser(), await fixture.aUser()];
  await open(owner, one, 19);
  expect(await refusalOf(owner, one)).toBeNull();
  await open(owner, one, 1);
  expect([await refusalOf(owner, one), await refusalOf(owner, two)]).toEqual(['TOO_MANY_IN_FLIGHT', null]);
  await open(owner, two, 20);
  await open(owner, three, 19);
  expect(await refusalOf(owner, owner)).toBeNull();
  await open(owner, three, 1);
  expect(await refusalOf(owner, owner)).toBe('TOO_MANY_IN_FLIGHT');
});

it('a row of another workspace cannot hang on a transformation or a tag', async () => {
  const [one, two] = [await fixture.aUser(), await fixture.aUser()];
  const [mine, theirs] = [await fixture.aTransformation(one), await fixture.aTransformation(two)];
  const [workspace] = await fixture.db.query<{ id: string }[]>(
    'SELECT id FROM workspace WHERE account_id = $1',
    [two],
  );
  const broken = (constraint: string) =>
    expect.objectContaining({ driverError: expect.objectContaining({ constraint }) as unknown }) as unknown;
  await expect(
    fixture.db.query(
      `INSERT INTO transformation_tag (transformation_id, key, name, user_id, workspace_id) VALUES ($1, 'x', 'x', $2, $3)`,
      [mine, one, workspace?.id],
    ),
  ).rejects.toEqual(broken('fk_transformation_tag_workspace'));
  await expect(
    fixture.db.query('UPDATE transformation SET workspace_id = $2 WHERE id = $1', [mine, workspace?.id]),
  ).rejects.toEqual(broken('fk_transformation_workspace'));
  await expect(
    fixture.db.query(
      `INSERT INTO transformation (id, kind, parent_id, user_id, workspace_id, request, request_hash, plan, deadline_at)
       SELECT $1, 'regeneration', $2, user_id, workspace_id, '{"formats":["twitter"]}', '', 'free', now()
         FROM transformation WHERE id = $3`,
      [randomUUID(), mine, theirs],
    ),
  ).rejects.toEqual(broken('fk_transformation_parent_workspace'));
});
