import {
  PLANS,
  TEAM_READ_DAYS,
  type InvitationView,
  type Workspace,
  type WorkspaceMember,
  type WorkspacesUse,
} from '@repurpose/contract';
import { PASSWORD } from '../harness/client.js';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';
import { until } from '../harness/until.js';
import { ARTICLE, creditsOf, type Failure } from '../harness/transforms.js';
import { program } from '../v1/program.js';
import {
  agencyOwner,
  idsIn,
  invited,
  joined,
  json,
  person,
  type Person,
  setPlan,
  workspaceOf,
  written,
} from './team.js';

const { databaseUrl } = sharedProduct();
it('everybody has a default workspace, in which calls without one act', async () => {
  const one = await person();
  const { body } = await one.client.get<Workspace[]>('/api/workspaces');
  expect(body).toMatchObject([{ isDefault: true, role: 'owner', plan: 'free' }]);
  const id = await written(one, '');
  expect(await idsIn(one, body[0]?.id ?? '')).toEqual([id]);
  expect((await one.client.post<Failure>('/api/workspaces', { name: 'Second' })).body.code).toBe(
    'TOO_MANY_WORKSPACES',
  );
});

it('two workspaces with the same text: search, tags, counts, export and the API show one’s own only', async () => {
  const owner = await agencyOwner();
  const [one, two] = [await workspaceOf(owner, 'One'), await workspaceOf(owner, 'Two')];
  const member = await joined(owner, two.id, 'editor');
  const content = `${ARTICLE}\n\nThe zanzibar clause was added by the team in 2019.`;
  const ids = [await written(owner, one.id, content), await written(member, two.id, content)];
  const path = `/api/library/tags?workspaceId=${one.id}`;
  await owner.client.post(path, { ids: [ids[0]], add: ['client'] });
  for (const [index, { id }] of [one, two].entries()) {
    await until('the index', async () => (await idsIn(owner, id, '&q=zanzibar')).length === 1);
    expect(await idsIn(owner, id, '&q=zanzibar')).toEqual([ids[index]]);
    const { body: tags } = await owner.client.get(`/api/library/tags?workspaceId=${id}`);
    expect(tags).toEqual(index === 0 ? [{ name: 'client', count: 1 }] : []);
    const same = `/api/transformations/same?workspaceId=${id}`;
    const { body: earlier } = await owner.client.post(same, { content, formats: ['summary'] });
    expect(earlier).toMatchObject({ id: ids[index] });
    const tool = await program(owner, id);
    const { body: page } = await tool.call<{ data: { id: string }[] }>('transformations', {
      query: { q: 'zanzibar' },
    });
    expect(page.data.map((row) => row.id)).toEqual([ids[index]]);
    expect((await tool.call('status', { query: { id: ids[1 - index] ?? '' } })).status).toBe(404);
  }
  const { body: use } = await owner.client.get<WorkspacesUse>('/api/workspaces/use');
  const counts = use.rows.filter(({ workspaceId }) => [one.id, two.id].includes(workspaceId));
  expect(counts.map(({ transformations }) => transformations)).toEqual([1, 1]);
  expect(await idsIn(member, two.id, '&tag=client')).toEqual([]);
  const exported = (await member.client.get<{ transformations: { id: string }[] }>('/api/user/export')).body;
  expect(exported.transformations.map(({ id }) => id)).toEqual([ids[1]]);
  expect(await idsIn(owner, '')).toEqual([]);
});

it('the owner’s plan and credits are used, and the ledger names person and workspace', async () => {
  const owner = await agencyOwner();
  const { id: workspaceId } = await workspaceOf(owner, 'Client');
  const member = await joined(owner, workspaceId, 'editor');
  const { status } = await member.client.post(`/api/transform?workspaceId=${workspaceId}`, {
    content: ARTICLE,
    formats: ['medium'],
  });
  expect([status, await creditsOf(member.client)]).toEqual([200, 5]);
  const lines = await query(
    databaseUrl,
    'SELECT kind, actor_id, workspace_id FROM credit_entry WHERE user_id = $1 AND actor_id IS NOT NULL ORDER BY id',
    [owner.id],
  );
  const by = { actor_id: member.id, workspace_id: workspaceId };
  expect(lines).toEqual([
    { kind: 'hold', ...by },
    { kind: 'capture', ...by },
  ]);
});

it('of 20 who accept at once for one seat, one joins; looking uses nothing', async () => {
  const owner = await agencyOwner();
  const { id: workspaceId } = await workspaceOf(owner, 'Full');
  for (let people = 1; people < PLANS.agency.people - 1; people += 1)
    await joined(owner, workspaceId, 'viewer');
  const token = await invited(owner, workspaceId, 'editor', 50);
  const crowd = await Promise.all(Array.from({ length: 20 }, person));
  const { body } = await crowd[0]!.client.get<InvitationView>(`/api/invitations/${token}`);
  expect(body).toMatchObject({ workspaceName: 'Full', ownerName: 'Ada Writer', role: 'editor' });
  const answers = await Promise.all(
    crowd.map(({ client }) => client.post<Failure>(`/api/invitations/${token}/accept`, {})),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map((each) => each.body.code))).toEqual(
    new Set(['TOO_MANY_PEOPLE']),
  );
  const { body: members } = await owner.client.get<WorkspaceMember[]>(
    `/api/workspaces/${workspaceId}/members`,
  );
  expect(members).toHaveLength(PLANS.agency.people);
  const [used] = await query<{ uses: number }>(
    databaseUrl,
    'SELECT uses FROM invitation WHERE workspace_id = $1 AND max_uses = 50',
    [workspaceId],
  );
  expect(used?.uses).toBe(1);
});

it('a link that is used up, revoked or of no such token is gone', async () => {
  const owner = await agencyOwner();
  const { id: workspaceId } = await workspaceOf(owner, 'Links');
  const token = await invited(owner, workspaceId, 'viewer');
  const [first, second] = [await person(), await person()];
  const accept = ({ client }: Person): Promise<{ status: number }> =>
    client.post(`/api/invitations/${token}/accept`, {});
  expect([(await accept(first)).status, (await accept(second)).status, (await accept(first)).status]).toEqual(
    [200, 410, 200],
  );
  const unused = await invited(owner, workspaceId, 'viewer');
  const path = `/api/workspaces/${workspaceId}/invitations`;
  const { body: open } = await owner.client.get<{ id: string }[]>(path);
  expect(open).toHaveLength(1);
  expect((await owner.client.send('DELETE', `${path}/${open[0]?.id}`)).status).toBe(204);
  for (const gone of [unused, 'x'.repeat(43), 'short'])
    expect((await second.client.get(`/api/invitations/${gone}`)).status).toBe(410);
  const free = await person();
  const [own] = (await free.client.get<Workspace[]>('/api/workspaces')).body;
  const refused = await free.client.post<Failure>(`/api/workspaces/${own?.id}/invitations`, {
    ...{ role: 'viewer', days: 1, maxUses: 1 },
  });
  expect(refused.body.code).toBe('TEAM_PLAN_REQUIRED');
});

it('an admin gives no more than they have; members leave by themselves', async () => {
  const owner = await agencyOwner();
  const { id: workspaceId } = await workspaceOf(owner, 'Roles');
  const [one, two] = [await joined(owner, workspaceId, 'editor'), await joined(owner, workspaceId, 'viewer')];
  const path = (id: string): string => `/api/workspaces/${workspaceId}/members/${id}`;
  const change = (by: Person, id: string, role: string): Promise<{ status: number }> =>
    by.client.send('PATCH', path(id), json({ role }));
  expect((await change(owner, one.id, 'admin')).status).toBe(204);
  expect((await change(one, two.id, 'editor')).status).toBe(204);
  expect((await change(one, owner.id, 'viewer')).status).toBe(404);
  expect((await change(one, two.id, 'owner')).status).toBe(400);
  expect((await two.client.send('DELETE', path(one.id))).status).toBe(403);
  expect((await two.client.send('DELETE', path(two.id))).status).toBe(204);
  expect((await two.client.get(`/api/transformations?workspaceId=${workspaceId}`)).status).toBe(404);
});

it('without the Agency plan members only read; with it again they write', async () => {
  const owner = await agencyOwner();
  const { id: workspaceId } = await workspaceOf(owner, 'Paused');
  const member = await joined(owner, workspaceId, 'editor');
  await setPlan(owner.id, 'free');
  const write = (): Promise<{ status: number; body: Failure }> =>
    member.client.post<Failure>(`/api/transform?workspaceId=${workspaceId}`, {
      content: ARTICLE,
      formats: ['summary'],
    });
  const refused = await write();
  expect([refused.status, refused.body.code]).toEqual([403, 'WORKSPACE_READ_ONLY']);
  expect(await idsIn(member, workspaceId)).toEqual([]);
  await setPlan(owner.id, 'agency');
  expect((await write()).status).toBe(200);
});

it('a month after the Agency plan has ended members do not read either; back on it all is as before', async () => {
  const owner = await agencyOwner();
  const { id: workspaceId } = await workspaceOf(owner, 'Month');
  const member = await joined(owner, workspaceId, 'editor');
  const id = await written(owner, workspaceId);
  const read = (by: Person) =>
    by.client.get<Failure>(`/api/transformations/${id}?workspaceId=${workspaceId}`);
  const listed = async () =>
    (await member.client.get<Workspace[]>('/api/workspaces')).body.find((each) => each.id === workspaceId);
  expect((await listed())?.closesAt).toBeNull();
  await setPlan(owner.id, 'pro');
  expect((await read(member)).status).toBe(200);
  const days = (Date.parse((await listed())?.closesAt ?? '') - Date.now()) / (24 * 3_600_000);
  expect(Math.round(days)).toBe(TEAM_READ_DAYS);
  await query(
    databaseUrl,
    'UPDATE billing_account SET team_ended_at = now() - make_interval(days => $2, secs => 1) WHERE user_id = $1',
    [owner.id, TEAM_READ_DAYS],
  );
  const closed = await read(member);
  expect([closed.status, closed.body.code]).toEqual([403, 'WORKSPACE_CLOSED']);
  expect((await read(owner)).status).toBe(200);
  await setPlan(owner.id, 'agency');
  expect([(await read(member)).status, (await listed())?.closesAt]).toEqual([200, null]);
});

it('an account is not deleted while others work in it; after a hand-over it is, and the texts stay', async () => {
  const owner = await agencyOwner();
  const { id: workspaceId } = await workspaceOf(owner, 'Handed over');
  const member = await joined(owner, workspaceId, 'editor');
  const id = await written(owner, workspaceId);
  const remove = (): Promise<{ status: number; body: Failure }> =>
    owner.client.send<Failure>('DELETE', '/api/user', json({ password: PASSWORD }));
  const shared = await remove();
  expect([shared.status, shared.body.code]).toEqual([409, 'WORKSPACE_IS_SHARED']);
  const handOver = (): Promise<{ status: number }> =>
    owner.client.post(`/api/workspaces/${workspaceId}/hand-over`, { userId: member.id });
  expect((await handOver()).status).toBe(409);
  await setPlan(member.id, 'agency');
  expect([(await handOver()).status, (await remove()).status]).toEqual([204, 204]);
  expect(await idsIn(member, workspaceId)).toEqual([id]);
  await until('the index', async () => (await idsIn(member, workspaceId, '&q=coffee')).length === 1);
  const [row] = await query(databaseUrl, 'SELECT user_id, author_id FROM transformation WHERE id = $1', [id]);
  expect(row).toEqual({ user_id: member.id, author_id: null });
});
