import type { API } from '@repurpose/contract';
import { type Action, DEFAULT_VOICE_RULES } from '@repurpose/contract';
import { ARTICLE } from '../harness/transforms.js';

export type Call = keyof typeof API;
export interface Row {
  action: Action;
  ok: number;
  body?: object;
  elsewhere?: number;
  endsWorkspace?: true;
}
const row = (action: Action, ok: number, body?: object): Row => ({ action, ok, ...(body && { body }) });

export const TERM = {
  kind: 'banned',
  text: 'leverage',
  forms: [],
  replacement: 'use',
  isCaseSensitive: false,
};

export const ROWS: Partial<Record<Call, Row>> = {
  transform: row('library:write', 200, { content: ARTICLE, formats: ['summary'] }),
  sameTransformations: row('library:read', 200, { content: ARTICLE, formats: ['summary'] }),
  retryFormat: row('library:write', 200, { format: 'summary' }),
  transformations: row('library:read', 200),
  transformation: row('library:read', 200),
  tags: row('library:read', 200),
  archive: row('library:write', 200, { ids: [':id'], isArchived: true }),
  changeTags: row('library:write', 200, { ids: [':id'], add: ['client'] }),
  deleteTransformations: row('library:write', 200, { ids: [':id'] }),
  output: row('library:read', 200),
  saveOutput: row('library:write', 200, { expectedVersion: 1, texts: {} }),
  regenerateOutput: row('library:write', 200, {}),
  applyVoice: row('library:write', 200, { expectedVersion: 1, voiceId: ':voiceId' }),
  outputVersions: row('library:read', 200),
  outputVersion: row('library:read', 200),
  restoreVersion: row('library:write', 200, { expectedVersion: 1 }),
  shares: row('library:read', 200),
  createShare: row('library:write', 201, { days: 7 }),
  updateShare: row('library:write', 200),
  revokeShare: row('library:write', 204),
  voices: row('library:read', 200),
  createVoice: row('library:write', 201, { name: ':newName' }),
  voice: row('library:read', 200),
  updateVoice: row('library:write', 200, {
    ...{ expectedVersion: 1, name: ':newName', rules: DEFAULT_VOICE_RULES, terms: [], isDefault: false },
  }),
  previewVoice: row('library:read', 200, { text: ARTICLE }),
  deleteVoice: row('library:write', 204),
  addSample: row('library:write', 201, { title: 'A post', text: ARTICLE }),
  deleteSample: row('library:write', 200),
  terms: row('library:read', 200),
  addTerm: row('library:write', 201, TERM),
  deleteTerm: row('library:write', 204),
  importTerms: row('library:write', 200, { csv: 'kind,word\nbanned,utilize' }),
  exportTerms: row('library:read', 200),
  changeWorkspace: row('workspace:manage', 200, { name: 'Renamed' }),
  deleteWorkspace: { ...row('workspace:own', 204), endsWorkspace: true },
  handOverWorkspace: {
    ...row('workspace:own', 204, { userId: ':userId' }),
    ...{ elsewhere: 409, endsWorkspace: true },
  },
  members: row('library:read', 200),
  changeMember: row('workspace:manage', 204, { role: 'editor' }),
  removeMember: row('workspace:manage', 204),
  invitations: row('workspace:manage', 200),
  createInvitation: row('workspace:manage', 201, { role: 'viewer', days: 1, maxUses: 1 }),
  resendInvitation: row('workspace:manage', 202),
  revokeInvitation: row('workspace:manage', 204),
  keys: row('workspace:manage', 200),
  createKey: row('workspace:manage', 201, { name: 'Website', scopes: ['transform'], days: null }),
  rotateKey: { ...row('workspace:manage', 201), elsewhere: 409 },
  revokeKey: row('workspace:manage', 204),
};

export const OF_THE_ACCOUNT: readonly Call[] = [
  ...(['user', 'exportUser', 'deleteUser', 'credits', 'changePassword', 'address'] as const),
  ...(['sendAddressProof', 'proveAddress', 'changeAddress', 'confirmAddressChange'] as const),
  ...(['logoutEverywhere', 'notices', 'changeNotices', 'extract', 'importPage'] as const),
  ...(['createCheckoutSession', 'changePlan', 'sessionStatus', 'createPortalSession'] as const),
  ...(['workspaces', 'createWorkspace', 'workspacesUse', 'acceptInvitation'] as const),
];

/** With the status of a call that proves nothing. */
export const PUBLIC: Partial<Record<Call, number>> = {
  login: 400,
  register: 400,
  logout: 204,
  firebaseAuth: 404,
  firebaseRegister: 404,
  stripeWebhook: 400,
  requestPasswordReset: 400,
  resetPassword: 400,
  invitation: 410,
  config: 200,
  live: 200,
  ready: 200,
};
