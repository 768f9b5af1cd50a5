import type { ErrorCode } from '../messages/errors.js';
import type { FormatKey } from '../formats.js';
import type { OutputChecks } from '../checks.js';
import type { VersionSummary } from '../outputs.js';
import type { WriterEngine } from '../installation.js';
import type { PlanKey } from '../plans.js';
import type { RepurposeSettings } from '../settings.js';

export interface User {
  id: string;
  email: string;
  username: string;
  plan: PlanKey;
  /** Not counted down for Agency, which is unlimited. */
  transformationsLeft: number;
  stripeCustomerId: string | null;
  profileImageUrl: string;
  /** ISO time (UTC) of the next grant. */
  creditsRenewAt: string;
  planChange: PlanChange | null;
}

/** `planned`: the user cancelled or downgraded. `unpaid`: the last payment failed, `at` is the end of the grace. */
export interface PlanChange {
  plan: PlanKey;
  at: string;
  reason: 'planned' | 'unpaid';
}

export interface LoginRequest {
  email: string;
  password: string;
}
export interface RegisterRequest extends LoginRequest {
  username: string;
}
export interface ChangePasswordRequest {
  currentPassword: string;
  newPassword: string;
}
export interface FirebaseSyncRequest {
  email: string;
  username: string;
  firebaseUid: string;
  profileImageUrl: string;
}

export interface TransformRequest {
  content: string;
  formats: FormatKey[];
  settings: RepurposeSettings;
  /** 0 or absent: the first version. Each further number makes other choices from the same text. */
  variant?: number;
  /** Pro and Agency, and only a model follows it. */
  instruction?: string;
}

export interface SameTransformations {
  id: string | null;
  nextVariant: number;
}

export interface FormatFailure {
  format: FormatKey;
  code: ErrorCode;
  message: string;
}

/** Their types are in the writing library; read them with its `parseDraft`. */
export type Drafts = Partial<Record<FormatKey, object>>;

export interface TransformResponse {
  transformedContent: Partial<Record<FormatKey, string>>;
  id: string;
  creditsLeft: number;
  failures: FormatFailure[];
  checks: Partial<Record<FormatKey, OutputChecks>>;
  drafts: Drafts;
}

export type TransformationStatus = 'queued' | 'running' | 'succeeded' | 'failed';

export interface TransformationSummary {
  id: string;
  status: TransformationStatus;
  /** The source's title on a line of its own, if it has one, then its first words. */
  excerpt: string;
  formats: FormatKey[];
  createdAt: string;
  tags: string[];
  isArchived: boolean;
  /** Null: the account was deleted. Absent: no members. */
  author?: VersionSummary['author'];
}

export interface TransformationDetail
  extends TransformationSummary, Omit<TransformResponse, 'id' | 'creditsLeft'> {
  request: TransformRequest;
  engine: WriterEngine;
  /** Of the whole: nothing was delivered. */
  error: { code: ErrorCode; message: string } | null;
}

export interface TransformEvents {
  queued: { id: string };
  started: { id: string };
  format: { format: FormatKey; text: string; checks: OutputChecks; draft: object | null } | FormatFailure;
  done: TransformResponse;
  error: { code: ErrorCode; message: string; status: number; requestId: string };
}

const call =
  <Method extends string>(method: Method) =>
  <const Path extends string>(path: Path) =>
    ({ method, path }) as const;
const [get, post, put, patch, remove] = [
  call('GET'),
  call('POST'),
  call('PUT'),
  call('PATCH'),
  call('DELETE'),
];

const WORKSPACE = '/api/workspaces/:workspaceId';
const OUTPUT = '/api/transformations/:id/pieces/:format';

export const API = {
  workspaces: get('/api/workspaces'),
  createWorkspace: post('/api/workspaces'),
  workspacesUse: get('/api/workspaces/use'),
  changeWorkspace: patch(WORKSPACE),
  deleteWorkspace: remove(WORKSPACE),
  handOverWorkspace: post(`${WORKSPACE}/hand-over`),
  members: get(`${WORKSPACE}/members`),
  changeMember: patch(`${WORKSPACE}/members/:userId`),
  removeMember: remove(`${WORKSPACE}/members/:userId`),
  invitations: get(`${WORKSPACE}/invitations`),
  createInvitation: post(`${WORKSPACE}/invitations`),
  resendInvitation: post(`${WORKSPACE}/invitations/:invitationId/resend`),
  revokeInvitation: remove(`${WORKSPACE}/invitations/:invitationId`),
  invitation: get('/api/invitations/:token'),
  keys: get(`${WORKSPACE}/keys`),
  createKey: post(`${WORKSPACE}/keys`),
  rotateKey: post(`${WORKSPACE}/keys/:keyId/rotate`),
  revokeKey: remove(`${WORKSPACE}/keys/:keyId`),
  acceptInvitation: post('/api/invitations/:token/accept'),
  user: get('/api/user'),
  login: post('/api/login'),
  register: post('/api/register'),
  logout: post('/api/logout'),
  logoutEverywhere: post('/api/logout-everywhere'),
  exportUser: get('/api/user/export'),
  deleteUser: remove('/api/user'),
  notices: get('/api/user/notices'),
  changeNotices: put('/api/user/notices'),
  credits: get('/api/credits'),
  requestPasswordReset: post('/api/password-reset'),
  resetPassword: post('/api/password-reset/confirm'),
  address: get('/api/address'),
  sendAddressProof: post('/api/address/proof'),
  proveAddress: post('/api/address/proof/confirm'),
  changeAddress: post('/api/address/change'),
  confirmAddressChange: post('/api/address/change/confirm'),
  changePassword: post('/api/change-password'),
  firebaseAuth: post('/api/firebase-auth'),
  firebaseRegister: post('/api/firebase-register'),
  extract: post('/api/content/extract'),
  importPage: post('/api/content/import'),
  transform: post('/api/transform'),
  sameTransformations: post('/api/transformations/same'),
  retryFormat: post('/api/transformations/:id/retry'),
  voices: get('/api/voices'),
  createVoice: post('/api/voices'),
  voice: get('/api/voices/:voiceId'),
  updateVoice: put('/api/voices/:voiceId'),
  deleteVoice: remove('/api/voices/:voiceId'),
  addSample: post('/api/voices/:voiceId/samples'),
  deleteSample: remove('/api/voices/:voiceId/samples/:sampleId'),
  previewVoice: post('/api/voices/:voiceId/preview'),
  terms: get('/api/terms'),
  addTerm: post('/api/terms'),
  deleteTerm: remove('/api/terms/:termId'),
  importTerms: post('/api/terms/import'),
  exportTerms: get('/api/terms/export'),
  transformations: get('/api/transformations'),
  transformation: get('/api/transformations/:id'),
  tags: get('/api/library/tags'),
  archive: post('/api/library/archive'),
  changeTags: post('/api/library/tags'),
  deleteTransformations: post('/api/library/delete'),
  output: get(OUTPUT),
  saveOutput: put(OUTPUT),
  regenerateOutput: post(`${OUTPUT}/regenerate`),
  applyVoice: post(`${OUTPUT}/apply-voice`),
  outputVersions: get(`${OUTPUT}/versions`),
  outputVersion: get(`${OUTPUT}/versions/:version`),
  restoreVersion: post(`${OUTPUT}/versions/:version/restore`),
  shares: get(`${OUTPUT}/shares`),
  createShare: post(`${OUTPUT}/shares`),
  updateShare: put(`${OUTPUT}/shares/:shareId`),
  revokeShare: remove(`${OUTPUT}/shares/:shareId`),
  createPortalSession: post('/api/create-portal-session'),
  createCheckoutSession: post('/api/create-checkout-session'),
  changePlan: post('/api/change-plan'),
  sessionStatus: get('/api/session-status'),
  stripeWebhook: post('/api/webhooks/stripe'),
  config: get('/api/config'),
  live: get('/api/health/live'),
  ready: get('/api/health/ready'),
} as const;
