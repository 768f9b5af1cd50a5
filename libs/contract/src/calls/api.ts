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
  /** Credits left this period; not counted down for Agency, which is unlimited. */
  transformationsLeft: number;
  stripeCustomerId: string | null;
  profileImageUrl: string;
  /** ISO time (UTC) of the next grant. */
  creditsRenewAt: string;
  /** Null when the plan renews. */
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
/** Body of `firebase-auth` and `firebase-register`; the bearer token must prove uid and email. */
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
  /** 0 or absent: the first version; each further number asks for other choices from the same text. */
  variant?: number;
  /** A custom instruction for the whole run. Only a model follows it; Pro and Agency. */
  instruction?: string;
}

/** `POST /api/transformations/same`: earlier transformations of the same content, formats and settings. */
export interface SameTransformations {
  /** The newest one, or null. */
  id: string | null;
  /** The lowest `variant` not used yet. */
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
  /** By name. */
  tags: string[];
  isArchived: boolean;
  /** The user who asked for it, in a workspace with members; null once their account is deleted. */
  author?: VersionSummary['author'];
}

export interface TransformationDetail extends TransformationSummary {
  request: TransformRequest;
  engine: WriterEngine;
  transformedContent: Partial<Record<FormatKey, string>>;
  failures: FormatFailure[];
  checks: Partial<Record<FormatKey, OutputChecks>>;
  drafts: Drafts;
  errorCode: ErrorCode | null;
}

/** Server-sent events of `POST /api/transform`: event name → JSON payload. */
export interface TransformEvents {
  queued: { id: string };
  started: { id: string };
  format: { format: FormatKey; text: string; checks: OutputChecks; draft: object | null } | FormatFailure;
  done: TransformResponse;
  error: { code: ErrorCode; message: string; status: number; requestId: string };
}

/** Every call of the page. Those of the public API are in `V1`. */
export const API = {
  workspaces: { method: 'GET', path: '/api/workspaces' },
  createWorkspace: { method: 'POST', path: '/api/workspaces' },
  workspacesUse: { method: 'GET', path: '/api/workspaces/use' },
  changeWorkspace: { method: 'PATCH', path: '/api/workspaces/:workspaceId' },
  deleteWorkspace: { method: 'DELETE', path: '/api/workspaces/:workspaceId' },
  handOverWorkspace: { method: 'POST', path: '/api/workspaces/:workspaceId/hand-over' },
  members: { method: 'GET', path: '/api/workspaces/:workspaceId/members' },
  changeMember: { method: 'PATCH', path: '/api/workspaces/:workspaceId/members/:userId' },
  removeMember: { method: 'DELETE', path: '/api/workspaces/:workspaceId/members/:userId' },
  invitations: { method: 'GET', path: '/api/workspaces/:workspaceId/invitations' },
  createInvitation: { method: 'POST', path: '/api/workspaces/:workspaceId/invitations' },
  resendInvitation: {
    method: 'POST',
    path: '/api/workspaces/:workspaceId/invitations/:invitationId/resend',
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/workspaces/:workspaceId/invitations/:invitationId',
  },
  invitation: { method: 'GET', path: '/api/invitations/:token' },
  keys: { method: 'GET', path: '/api/workspaces/:workspaceId/keys' },
  createKey: { method: 'POST', path: '/api/workspaces/:workspaceId/keys' },
  rotateKey: { method: 'POST', path: '/api/workspaces/:workspaceId/keys/:keyId/rotate' },
  revokeKey: { method: 'DELETE', path: '/api/workspaces/:workspaceId/keys/:keyId' },
  acceptInvitation: { method: 'POST', path: '/api/invitations/:token/accept' },
  user: { method: 'GET', path: '/api/user' },
  login: { method: 'POST', path: '/api/login' },
  register: { method: 'POST', path: '/api/register' },
  logout: { method: 'POST', path: '/api/logout' },
  logoutEverywhere: { method: 'POST', path: '/api/logout-everywhere' },
  exportUser: { method: 'GET', path: '/api/user/export' },
  deleteUser: { method: 'DELETE', path: '/api/user' },
  notices: { method: 'GET', path: '/api/user/notices' },
  changeNotices: { method: 'PUT', path: '/api/user/notices' },
  credits: { method: 'GET', path: '/api/credits' },
  requestPasswordReset: { method: 'POST', path: '/api/password-reset' },
  resetPassword: { method: 'POST', path: '/api/password-reset/confirm' },
  address: { method: 'GET', path: '/api/address' },
  sendAddressProof: { method: 'POST', path: '/api/address/proof' },
  proveAddress: { method: 'POST', path: '/api/address/proof/confirm' },
  changeAddress: { method: 'POST', path: '/api/address/change' },
  confirmAddressChange: { method: 'POST', path: '/api/address/change/confirm' },
  changePassword: { method: 'POST', path: '/api/change-password' },
  firebaseAuth: { method: 'POST', path: '/api/firebase-auth' },
  firebaseRegister: { method: 'POST', path: '/api/firebase-register' },
  extract: { method: 'POST', path: '/api/content/extract' },
  importPage: { method: 'POST', path: '/api/content/import' },
  transform: { method: 'POST', path: '/api/transform' },
  sameTransformations: { method: 'POST', path: '/api/transformations/same' },
  retryFormat: { method: 'POST', path: '/api/transformations/:id/retry' },
  voices: { method: 'GET', path: '/api/voices' },
  createVoice: { method: 'POST', path: '/api/voices' },
  voice: { method: 'GET', path: '/api/voices/:voiceId' },
  updateVoice: { method: 'PUT', path: '/api/voices/:voiceId' },
  deleteVoice: { method: 'DELETE', path: '/api/voices/:voiceId' },
  addSample: { method: 'POST', path: '/api/voices/:voiceId/samples' },
  deleteSample: { method: 'DELETE', path: '/api/voices/:voiceId/samples/:sampleId' },
  transformations: { method: 'GET', path: '/api/transformations' },
  transformation: { method: 'GET', path: '/api/transformations/:id' },
  tags: { method: 'GET', path: '/api/library/tags' },
  archive: { method: 'POST', path: '/api/library/archive' },
  changeTags: { method: 'POST', path: '/api/library/tags' },
  deleteTransformations: { method: 'POST', path: '/api/library/delete' },
  output: { method: 'GET', path: '/api/transformations/:id/pieces/:format' },
  saveOutput: { method: 'PUT', path: '/api/transformations/:id/pieces/:format' },
  regenerateOutput: { method: 'POST', path: '/api/transformations/:id/pieces/:format/regenerate' },
  applyVoice: { method: 'POST', path: '/api/transformations/:id/pieces/:format/apply-voice' },
  outputVersions: { method: 'GET', path: '/api/transformations/:id/pieces/:format/versions' },
  outputVersion: { method: 'GET', path: '/api/transformations/:id/pieces/:format/versions/:version' },
  restoreVersion: {
    method: 'POST',
    path: '/api/transformations/:id/pieces/:format/versions/:version/restore',
  },
  shares: { method: 'GET', path: '/api/transformations/:id/pieces/:format/shares' },
  createShare: { method: 'POST', path: '/api/transformations/:id/pieces/:format/shares' },
  updateShare: { method: 'PUT', path: '/api/transformations/:id/pieces/:format/shares/:shareId' },
  revokeShare: { method: 'DELETE', path: '/api/transformations/:id/pieces/:format/shares/:shareId' },
  createPortalSession: { method: 'POST', path: '/api/create-portal-session' },
  createCheckoutSession: { method: 'POST', path: '/api/create-checkout-session' },
  changePlan: { method: 'POST', path: '/api/change-plan' },
  sessionStatus: { method: 'GET', path: '/api/session-status' },
  stripeWebhook: { method: 'POST', path: '/api/webhooks/stripe' },
  config: { method: 'GET', path: '/api/config' },
  live: { method: 'GET', path: '/api/health/live' },
  ready: { method: 'GET', path: '/api/health/ready' },
} as const;
