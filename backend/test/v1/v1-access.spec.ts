import { randomUUID } from 'node:crypto';
import { can, KEY_SCOPE_KEYS, type KeyScope, type Role, V1, type V1Call } from '@repurpose/contract';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';
import { ARTICLE } from '../harness/transforms.js';
import { agencyOwner, joined, type Person, setPlan, workspaceOf, written } from '../workspaces/team.js';
import { newKey, type Options, Program } from './program.js';

/* Every call of the public API × every kind of key × own or other workspace. A call without a row fails. */
const { url, databaseUrl } = sharedProduct();
const REQUESTS: Record<V1Call, (id: string) => Options> = {
  transform: () => ({ body: { content: ARTICLE, formats: ['summary'] } }),
  status: (id) => ({ query: { id } }),
  transformations: () => ({}),
  check: () => ({ body: { source: ARTICLE, text: 'Text.' } }),
  credits: () => ({}),
  voices: () => ({}),
  formats: () => ({}),
};
const CALLS = Object.keys(V1) as V1Call[];
const sql = (text: string, values: unknown[]): Promise<object[]> => query(databaseUrl, text, values);

let owner: Person;
let own: string;
let ownText: string;
let otherText: string;
beforeAll(async () => {
  owner = await agencyOwner();
  own = (await workspaceOf(owner, 'Acme')).id;
  ownText = await written(owner, own);
  otherText = await written(owner, (await workspaceOf(owner, 'Other')).id);
});

async function statuses(key: string | null, id = ownText): Promise<Record<string, number>> {
  const program = new Program(url, key);
  const answers: Record<string, number> = {};
  for (const call of CALLS) answers[call] = (await program.call(call, REQUESTS[call](id))).status;
  return answers;
}
const all = (status: number): Record<string, number> =>
  Object.fromEntries(CALLS.map((call) => [call, status]));

/** The member was an admin when they created it. */
async function keyOfMember(): Promise<{ member: Person; id: string; key: string }> {
  const member = await joined(owner, own, 'editor');
  const setRole = 'UPDATE workspace_member SET role = $2 WHERE user_id = $1';
  await sql(setRole, [member.id, 'admin']);
  return { member, ...(await newKey(member, own)) };
}

it('nobody, and who only has a session, may call nothing', async () => {
  expect(await statuses(null)).toEqual(all(401));
});

it.each(KEY_SCOPE_KEYS.map((scope) => [scope]))(
  'a key with the scope %s may do what that names',
  async (scope) => {
    const { key } = await newKey(owner, own, [scope]);
    const expected = CALLS.map((call) => {
      const scopes: readonly KeyScope[] = V1[call].scopes;
      return [call, scopes.length === 0 || scopes.includes(scope) ? 200 : 403];
    });
    expect(await statuses(key)).toEqual(Object.fromEntries(expected));
  },
);

it('a key with every scope may do everything in its workspace, and sees nothing of another', async () => {
  const { key } = await newKey(owner, own);
  expect(await statuses(key)).toEqual(all(200));
  expect(await statuses(key, otherText)).toEqual({ ...all(200), status: 404 });
  expect(await statuses(key, randomUUID())).toEqual({ ...all(200), status: 404 });
});

it('a workspace named in the call changes nothing: the key’s counts', async () => {
  const { key } = await newKey(owner, own);
  const other = (await workspaceOf(owner, 'Named')).id;
  const page = await new Program(url, key).call<{ data: object[] }>('transformations', {
    query: { workspaceId: other },
  });
  expect([page.status, page.body.data.length > 0]).toEqual([200, true]);
});

it.each<[Exclude<Role, 'owner'>]>([['admin'], ['editor'], ['viewer']])(
  'the key of somebody who is %s now may do what they may',
  async (role) => {
    const { member, key } = await keyOfMember();
    await sql('UPDATE workspace_member SET role = $2 WHERE user_id = $1', [member.id, role]);
    const expected = CALLS.map((call) => [call, can(role, V1[call].action) ? 200 : 403]);
    expect(await statuses(key)).toEqual(Object.fromEntries(expected));
  },
);

it('the key of somebody who was removed is refused at the next call', async () => {
  const { member, key } = await keyOfMember();
  expect((await owner.client.send('DELETE', `/api/workspaces/${own}/members/${member.id}`)).status).toBe(204);
  expect(await statuses(key)).toEqual(all(403));
});

it('a key that is revoked, expired or of a deleted workspace opens nothing, at once', async () => {
  const [revoked, expired] = [await newKey(owner, own), await newKey(owner, own)];
  expect((await owner.client.send('DELETE', `/api/workspaces/${own}/keys/${revoked.id}`)).status).toBe(204);
  await sql(`UPDATE api_key SET expires_at = now() WHERE id = $1`, [expired.id]);
  const short = await workspaceOf(owner, 'Short');
  const gone = await newKey(owner, short.id);
  expect((await owner.client.send('DELETE', `/api/workspaces/${short.id}`)).status).toBe(204);
  for (const { key } of [revoked, expired, gone]) expect(await statuses(key)).toEqual(all(401));
});

it('a replaced key works for a day more, like the one in its place', async () => {
  const old = await newKey(owner, own);
  const path = `/api/workspaces/${own}/keys/${old.id}/rotate`;
  const { body } = await owner.client.post<{ key: string }>(path, {});
  for (const key of [old.key, body.key]) expect(await statuses(key)).toEqual(all(200));
});

it('without the Agency plan every key is refused, and with it again all are as before', async () => {
  const { key } = await newKey(owner, own);
  await setPlan(owner.id, 'pro');
  expect(await statuses(key)).toEqual(all(403));
  await setPlan(owner.id, 'agency');
  expect(await statuses(key)).toEqual(all(200));
});
