import type {
  OutputState,
  TransformationSummary,
  VersionSummary,
  Workspace,
  WorkspacesUse,
} from '@repurpose/contract';
import { partsOf, type Draft } from '@repurpose/writing';
import { query } from '../harness/database.js';
import { sharedProduct } from '../harness/product.js';
import { ARTICLE, type Failure } from '../harness/transforms.js';
import { agencyOwner, idsIn, invited, joined, json, type Person, workspaceOf, written } from './team.js';

const { databaseUrl } = sharedProduct();

it('workspaces of one name that are made at the same moment each get an address', async () => {
  const owner = await agencyOwner();
  const made = await Promise.all([1, 2, 3].map(() => workspaceOf(owner, 'Same Moment')));
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(3);
});

it('name and address of a workspace are changed by admins; the owner archives it, and then nobody writes', async () => {
  const owner = await agencyOwner();
  const { id: workspaceId, slug } = await workspaceOf(owner, 'Acme Studio');
  expect(slug).toMatch(/^acme-studio/);
  const member = await joined(owner, workspaceId, 'editor');
  const change = (by: Person, body: object) =>
    by.client.send<Workspace & Failure>('PATCH', `/api/workspaces/${workspaceId}`, json(body));
  await owner.client.send(
    'PATCH',
    `/api/workspaces/${workspaceId}/members/${member.id}`,
    json({ role: 'admin' }),
  );
  const renamed = await change(member, { name: ' Acme ', slug: `acme-${workspaceId.slice(0, 8)}` });
  expect(renamed.body).toMatchObject({
    name: 'Acme',
    slug: `acme-${workspaceId.slice(0, 8)}`,
    role: 'admin',
  });
  const { slug: taken } = await workspaceOf(owner, 'Taken');
  expect((await change(owner, { slug: taken })).body.code).toBe('SLUG_TAKEN');
  expect((await change(owner, { slug: 'No Address' })).body.code).toBe('SLUG_INVALID');
  expect((await change(member, { isArchived: true })).body.code).toBe('ROLE_FORBIDS');
  expect((await change(owner, { isArchived: true })).body.isArchived).toBe(true);
  for (const by of [owner, member]) {
    const answer = await by.client.post<Failure>(`/api/transform?workspaceId=${workspaceId}`, {
      content: ARTICLE,
      formats: ['summary'],
    });
    expect(answer.body.code).toBe('WORKSPACE_ARCHIVED');
    expect(await idsIn(by, workspaceId)).toEqual([]);
  }
  expect((await change(owner, { isArchived: false })).body.isArchived).toBe(false);
  await written(member, workspaceId);
  const [own] = (await owner.client.get<Workspace[]>('/api/workspaces')).body;
  const kept = await owner.client.send<Failure>(
    'PATCH',
    `/api/workspaces/${own?.id}`,
    json({ isArchived: true }),
  );
  expect(kept.body.code).toBe('WORKSPACE_IS_DEFAULT');
});

it('rows of the library name who wrote them, where a workspace has members; afterwards nobody', async () => {
  const owner = await agencyOwner();
  const { id: workspaceId } = await workspaceOf(owner, 'Authors');
  const own = await written(owner, workspaceId);
  const authors = async (by: Person) =>
    Object.fromEntries(
      (
        await by.client.get<TransformationSummary[]>(`/api/transformations?workspaceId=${workspaceId}`)
      ).body.map((row) => [row.id, 'author' in row ? (row.author?.userId ?? null) : 'not told']),
    );
  expect(await authors(owner)).toEqual({ [own]: 'not told' });
  const member = await joined(owner, workspaceId, 'editor');
  const theirs = await written(member, workspaceId);
  expect(await authors(member)).toEqual({ [own]: owner.id, [theirs]: member.id });
  await query(databaseUrl, 'DELETE FROM workspace_member WHERE user_id = $1', [member.id]);
  expect(await authors(owner)).toEqual({ [own]: 'not told', [theirs]: 'not told' });
  await joined(owner, workspaceId, 'viewer');
  await query(databaseUrl, 'DELETE FROM app_user WHERE id = $1', [member.id]);
  expect(await authors(owner)).toEqual({ [own]: owner.id, [theirs]: null });
});

it('the use of this month is counted by workspace, and people once', async () => {
  const owner = await agencyOwner();
  const [one, two] = [await workspaceOf(owner, 'Use one'), await workspaceOf(owner, 'Use two')];
  const member = await joined(owner, one.id, 'editor');
  const token = await invited(owner, two.id, 'viewer');
  await member.client.post(`/api/invitations/${token}/accept`, {});
  for (const by of [owner, member, member]) await written(by, one.id);
  await written(owner, two.id);
  const { body } = await owner.client.get<WorkspacesUse>('/api/workspaces/use');
  const rowOf = (id: string) => body.rows.find(({ workspaceId }) => workspaceId === id);
  expect([body.people, body.workspaces, rowOf(one.id), rowOf(two.id)]).toEqual([
    2,
    3,
    { workspaceId: one.id, transformations: 3, people: 2 },
    { workspaceId: two.id, transformations: 1, people: 2 },
  ]);
  expect((await member.client.get<WorkspacesUse>('/api/workspaces/use')).body.rows).toHaveLength(1);
});

it('versions name who made them, and a conflict names the other person', async () => {
  const owner = await agencyOwner();
  const { id: workspaceId } = await workspaceOf(owner, 'Versions');
  const member = await joined(owner, workspaceId, 'editor');
  await query(databaseUrl, `UPDATE app_user SET username = 'Bea Editor' WHERE id = $1`, [member.id]);
  const path = `/api/transformations/${await written(owner, workspaceId)}/pieces/summary`;
  const at = `?workspaceId=${workspaceId}`;
  const { body: output } = await owner.client.get<OutputState>(`${path}${at}`);
  const [part] = partsOf(output.draft as Draft);
  const save = (by: Person, text: string) =>
    by.client.send<Failure>(
      'PUT',
      `${path}${at}`,
      json({ expectedVersion: 1, texts: { [part?.id ?? '']: text } }),
    );
  expect((await save(member, 'The café sold bread.')).status).toBe(200);
  const conflict = await save(owner, 'The café sold tea.');
  expect([conflict.status, conflict.body.code]).toEqual([409, 'VERSION_CONFLICT']);
  expect(conflict.body.message).toBe(
    'Bea Editor changed this output meanwhile. Load the newer version or keep yours.',
  );
  expect((await save(member, 'The café sold coffee.')).body.message).toContain('in another window');
  const { body: versions } = await owner.client.get<VersionSummary[]>(`${path}/versions${at}`);
  expect(versions.map(({ author }) => author)).toEqual([
    { userId: member.id, username: 'Bea Editor' },
    { userId: owner.id, username: 'Ada Writer' },
  ]);
});
