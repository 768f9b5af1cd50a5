import { API, can, type Role } from '@repurpose/contract';
import { Client } from '../harness/client.js';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';
import { newKey } from '../v1/program.js';
import { type Call, OF_THE_ACCOUNT, PUBLIC, ROWS, type Row } from './access-rows.js';
import { namesThings, statusOf, type Things, thingsFor } from './access-things.js';
import { agencyOwner, joined, person, type Person, setPlan, workspaceOf } from './team.js';

/* Every call × person × own or other workspace, on existing things. A call without a row fails. */
const { url, databaseUrl } = sharedProduct();
const MEMBERS = ['viewer', 'editor', 'admin'] as const;
type Team = Record<Exclude<Role, 'owner'>, Person>;
const CASES = Object.entries(ROWS) as [Call, Row][];

/** Links cannot invite an admin. */
async function teamOf(owner: Person, workspaceId: string): Promise<Team> {
  const [admin, editor, viewer] = [
    await joined(owner, workspaceId, 'editor'),
    await joined(owner, workspaceId, 'editor'),
    await joined(owner, workspaceId, 'viewer'),
  ];
  await query(databaseUrl, `UPDATE workspace_member SET role = 'admin' WHERE user_id = $1`, [admin.id]);
  // Inviting needs a proven address.
  await query(databaseUrl, 'UPDATE app_user SET email_proven_at = now() WHERE id = $1', [admin.id]);
  return { admin, editor, viewer };
}

let owner: Person;
let team: Team;
let [own, other]: string[] = [];
let outsiders: { stranger: Person; removed: Person };
let key: string;
beforeAll(async () => {
  owner = await agencyOwner();
  [own, other] = [(await workspaceOf(owner, 'Acme')).id, (await workspaceOf(owner, 'Other')).id];
  team = await teamOf(owner, own);
  outsiders = { stranger: await person(), removed: await joined(owner, own, 'editor') };
  const path = `/api/workspaces/${own}/members/${outsiders.removed.id}`;
  expect((await owner.client.send('DELETE', path)).status).toBe(204);
  ({ key } = await newKey(owner, own));
});
const things = (call: Call, workspaceId = own ?? ''): Promise<Things> => thingsFor(call, owner, workspaceId);
const withKey = (call: Call, at: Things): Promise<number> =>
  statusOf(new Client(url), call, at, { authorization: `Bearer ${key}` });

it('every call has a row', () => {
  const rows = [...OF_THE_ACCOUNT, ...Object.keys(PUBLIC), ...Object.keys(ROWS)];
  expect(rows.sort()).toEqual(Object.keys(API).sort());
});

describe.each(CASES)('%s', (call, { action, ok, elsewhere = 404, endsWorkspace }) => {
  it('is for nobody else, and works for the roles that may, in their workspace', async () => {
    const first = await things(call);
    const refused = { nobody: 401, key: 401, stranger: 404, removed: 404 };
    expect({
      nobody: await statusOf(new Client(url), call, first),
      key: await withKey(call, first),
      stranger: await statusOf(outsiders.stranger.client, call, first),
      removed: await statusOf(outsiders.removed.client, call, first),
    }).toEqual(refused);
    for (const role of MEMBERS.filter((each) => !can(each, action)))
      expect([role, await statusOf(team[role].client, call, first)]).toEqual([role, 403]);
    const place = endsWorkspace ? (await workspaceOf(owner, 'Short')).id : own;
    const asOwner = endsWorkspace ? await things(call, place) : first;
    expect(['owner', await statusOf(owner.client, call, asOwner)]).toEqual(['owner', ok]);
    for (const role of MEMBERS.filter((each) => can(each, action)))
      expect([role, await statusOf(team[role].client, call, await things(call))]).toEqual([role, ok]);
  });

  it('finds nothing in a workspace that one is not in, nor by the address of another', async () => {
    const there = await things(call, other);
    for (const role of MEMBERS)
      expect([role, await statusOf(team[role].client, call, there)]).toEqual([role, 404]);
    if (!namesThings(call)) return;
    const as = (workspaceId = '') => statusOf(owner.client, call, { ...there, workspaceId });
    expect([await as(own), await as()]).toEqual([elsewhere, 404]);
  });
});

describe('after the owner has left Agency', () => {
  let ended: { owner: Person; id: string; team: Team };
  const made = new Map<Call, Things>();
  beforeAll(async () => {
    const leaving = await agencyOwner();
    const { id } = await workspaceOf(leaving, 'Ended');
    ended = { owner: leaving, id, team: await teamOf(leaving, id) };
    for (const [call] of CASES) made.set(call, await thingsFor(call, leaving, id));
    await setPlan(leaving.id, 'free');
  });
  const statuses = async (role: (typeof MEMBERS)[number]): Promise<object> => {
    const answers: [Call, number][] = [];
    for (const [call] of CASES)
      answers.push([call, await statusOf(ended.team[role].client, call, made.get(call) ?? {})]);
    return Object.fromEntries(answers);
  };

  it.each(MEMBERS)('the %s only reads', async (role) => {
    const expected = CASES.map(([call, { action, ok }]) => [
      call,
      can(role, action) && action === 'library:read' ? ok : 403,
    ]);
    expect(await statuses(role)).toEqual(Object.fromEntries(expected));
  });

  it('a month later nobody but the owner reads', async () => {
    const pass = `UPDATE billing_account SET team_ended_at = now() - interval '31 days' WHERE user_id = $1`;
    await query(databaseUrl, pass, [ended.owner.id]);
    const closed = Object.fromEntries(CASES.map(([call]) => [call, 403]));
    for (const role of MEMBERS) expect([role, await statuses(role)]).toEqual([role, closed]);
  });
});

describe('the other calls', () => {
  it.each(OF_THE_ACCOUNT)('%s needs a session; a key is none', async (call) => {
    expect([await statusOf(new Client(url), call, {}), await withKey(call, {})]).toEqual([401, 401]);
  });

  it.each(Object.entries(PUBLIC) as [Call, number][])('%s needs none', async (call, status) => {
    expect(await statusOf(new Client(url), call, {})).toBe(status);
  });
});
