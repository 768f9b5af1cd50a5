import { randomUUID } from 'node:crypto';
import { API, can, type Action, type Role } from '@repurpose/contract';
import { Client } from '../harness/client.js';
import { ARTICLE } from '../harness/transforms.js';
import { agencyOwner, joined, person, type Person, workspaceOf, written } from './team.js';

/* Every call × person × own or other workspace. A call that is added without a row fails here. */
type Call = keyof typeof API;
interface Row {
  action: Action;
  /** Statuses of a person who may. */
  ok: number[];
  body?: object;
}
const row = (action: Action, ok: number | number[], body?: object): Row => ({
  action,
  ok: [ok].flat(),
  ...(body && { body }),
});

const TERM = { kind: 'banned', text: 'leverage', forms: [], replacement: 'use', isCaseSensitive: false };
const OUTSIDE_WORKSPACES: readonly Call[] = [
  ...([
    'user',
    'exportUser',
    'deleteUser',
    'credits',
    'changePassword',
    'requestPasswordReset',
    'resetPassword',
    'address',
    'sendAddressProof',
    'proveAddress',
    'changeAddress',
    'confirmAddressChange',
    'logoutEverywhere',
    'notices',
    'changeNotices',
    'extract',
    'importPage',
  ] as const),
  ...(['login', 'register', 'logout', 'firebaseAuth', 'firebaseRegister', 'stripeWebhook'] as const),
  ...(['createCheckoutSession', 'changePlan', 'sessionStatus', 'createPortalSession'] as const),
  ...([
    'config',
    'live',
    'ready',
    'workspaces',
    'createWorkspace',
    'workspacesUse',
    'invitation',
    'acceptInvitation',
  ] as const),
];
const ROWS: Partial<Record<Call, Row>> = {
  transform: row('library:write', 200, { content: ARTICLE, formats: ['summary'] }),
  sameTransformations: row('library:read', 200, { content: ARTICLE, formats: ['summary'] }),
  retryFormat: row('library:write', 200, { format: 'summary' }),
  transformations: row('library:read', 200),
  transformation: row('library:read', 200),
  tags: row('library:read', 200),
  archive: row('library:write', 200, { ids: [':id'], isArchived: false }),
  changeTags: row('library:write', 200, { ids: [':id'], add: ['client'] }),
  deleteTransformations: row('library:write', 200, { ids: [':id'] }),
  output: row('library:read', 200),
  saveOutput: row('library:write', 200, { expectedVersion: 1, texts: {} }),
  // The writer without a model may have nothing new to say.
  regenerateOutput: row('library:write', [200, 422], {}),
  applyVoice: row('library:write', 404, { expectedVersion: 1, voiceId: randomUUID() }),
  outputVersions: row('library:read', 200),
  outputVersion: row('library:read', 200),
  restoreVersion: row('library:write', 409, { expectedVersion: 99 }),
  shares: row('library:read', 200),
  createShare: row('library:write', 201, { days: 7 }),
  updateShare: row('library:write', 404, {}),
  revokeShare: row('library:write', 204),
  voices: row('library:read', 200),
  // The name is taken from the second call on.
  createVoice: row('library:write', [201, 409], { name: 'House' }),
  voice: row('library:read', 404),
  updateVoice: row('library:write', 404, {
    expectedVersion: 1,
    name: 'House',
    rules: {},
    terms: [],
    isDefault: false,
  }),
  deleteVoice: row('library:write', 404),
  addSample: row('library:write', 404, { title: 'A post', text: 'A text.' }),
  deleteSample: row('library:write', 404),
  terms: row('library:read', 200),
  addTerm: row('library:write', 201, TERM),
  deleteTerm: row('library:write', 404),
  importTerms: row('library:write', 200, { csv: 'kind,word\nbanned,utilize' }),
  exportTerms: row('library:read', 200),
  changeWorkspace: row('workspace:manage', 200, { name: 'Renamed' }),
  deleteWorkspace: row('workspace:own', 204),
  handOverWorkspace: row('workspace:own', 409, { userId: randomUUID() }),
  members: row('library:read', 200),
  changeMember: row('workspace:manage', 404, { role: 'viewer' }),
  removeMember: row('workspace:manage', 404),
  invitations: row('workspace:manage', 200),
  createInvitation: row('workspace:manage', 201, { role: 'viewer', days: 1, maxUses: 1 }),
  resendInvitation: row('workspace:manage', 404),
  revokeInvitation: row('workspace:manage', 404),
  keys: row('workspace:manage', 200),
  createKey: row('workspace:manage', 201, { name: 'Website', scopes: ['transform'], days: null }),
  rotateKey: row('workspace:manage', 409),
  revokeKey: row('workspace:manage', 404),
};

let owner: Person;
let people: Record<Exclude<Role, 'owner'> | 'stranger' | 'removed', Person>;
let own: string;
let other: string;
let otherText: string;
beforeAll(async () => {
  owner = await agencyOwner();
  [own, other] = [(await workspaceOf(owner, 'Acme')).id, (await workspaceOf(owner, 'Other')).id];
  otherText = await written(owner, other);
  const [admin, editor, viewer, removed] = [
    await joined(owner, own, 'editor'),
    await joined(owner, own, 'editor'),
    await joined(owner, own, 'viewer'),
    await joined(owner, own, 'editor'),
  ];
  people = { admin, editor, viewer, removed, stranger: await person() };
  const member = (id: string): string => `/api/workspaces/${own}/members/${id}`;
  const headers = { 'content-type': 'application/json' };
  const init = { headers, body: JSON.stringify({ role: 'admin' }) };
  expect((await owner.client.send('PATCH', member(admin.id), init)).status).toBe(204);
  expect((await owner.client.send('DELETE', member(removed.id))).status).toBe(204);
});

async function statusOf(
  client: Client,
  call: Call,
  { workspaceId, id }: { workspaceId: string; id: string },
) {
  const { method, path } = API[call];
  const filled = path
    .replace(':workspaceId', workspaceId)
    .replace(':id', id)
    .replace(':format', 'summary')
    .replace(':version', '1')
    .replace(/:(userId|shareId|invitationId|keyId|voiceId|sampleId|termId)/gu, () => randomUUID());
  const body = ROWS[call]?.body;
  const init = body && {
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body).replace(':id', id),
  };
  const { status } = await client.send(method, `${filled}?workspaceId=${workspaceId}`, init);
  return status;
}

it('every call has a row', () => {
  expect([...OUTSIDE_WORKSPACES, ...Object.keys(ROWS)].sort()).toEqual(Object.keys(API).sort());
});

describe.each(Object.entries(ROWS) as [Call, Row][])('%s', (call, { action, ok }) => {
  it('is for the roles that may, in their workspace', async () => {
    let id = await written(owner, own);
    for (const role of ['viewer', 'editor', 'admin'] as const) {
      const status = await statusOf(people[role].client, call, { workspaceId: own, id });
      expect([role, can(role, action) ? ok : [403]]).toEqual([role, expect.arrayContaining([status])]);
      if (call === 'deleteTransformations' && can(role, action)) id = await written(owner, own);
    }
    const place = call === 'deleteWorkspace' ? (await workspaceOf(owner, 'Short')).id : own;
    expect(ok).toContain(await statusOf(owner.client, call, { workspaceId: place, id }));
  });

  it('is for nobody else', async () => {
    const here = { workspaceId: own, id: await written(owner, own) };
    for (const who of ['stranger', 'removed'] as const)
      expect([who, await statusOf(people[who].client, call, here)]).toEqual([who, 404]);
    expect(await statusOf(new Client(owner.client.baseUrl), call, here)).toBe(401);
    for (const role of ['viewer', 'editor', 'admin'] as const) {
      const there = { workspaceId: other, id: otherText };
      expect([role, await statusOf(people[role].client, call, there)]).toEqual([role, 404]);
    }
  });
});

it('a text of one workspace is not found by the address of another, or without one', async () => {
  for (const workspaceId of [own, '']) {
    const at = { workspaceId, id: otherText };
    expect(await statusOf(owner.client, 'transformation', at)).toBe(404);
    expect(await statusOf(owner.client, 'output', at)).toBe(404);
    expect(await statusOf(owner.client, 'createShare', at)).toBe(404);
  }
});
