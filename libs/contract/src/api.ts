import type { ErrorCode } from './errors.js';
import type { FormatKey } from './formats.js';
import type { PaidPlan, PlanKey } from './plans.js';
import type { RepurposeSettings } from './settings.js';

/** The signed-in user as every call answers it (spec §3). */
export interface User {
  id: string;
  email: string;
  username: string;
  plan: PlanKey;
  /** Credits left this period; for Agency, which is unlimited, it is not counted down. */
  transformationsLeft: number;
  stripeCustomerId: string | null;
  profileImageUrl: string;
  /** ISO instant (UTC) at which the credits are granted anew. */
  creditsRenewAt: string;
  /** What the plan becomes by itself; null: it renews. */
  planChange: PlanChange | null;
}

/** `planned`: the user cancelled or stepped down. `unpaid`: the last payment failed, and this is the end of the grace. */
export interface PlanChange {
  plan: PlanKey;
  /** ISO instant (UTC). */
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
/** Spec §7: body of `firebase-auth` and `firebase-register`; the bearer token must prove uid and email. */
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
}

/** One thing a reader could check (a figure, name, quotation, URL) and where the source says it. */
export interface Claim {
  kind: 'number' | 'money' | 'percent' | 'date' | 'name' | 'quote' | 'url';
  /** As it stands in the output. */
  text: string;
  /** UTF-16 offsets in the output's text. */
  start: number;
  end: number;
  /** Where the source says so (UTF-16 offsets in the content as sent), or null: not supported. */
  source: { start: number; end: number } | null;
}

/** What was checked about one output before it was delivered. */
export interface OutputChecks {
  claims: Claim[];
  unsupportedClaims: number;
  /** Length by the platform's own way of counting, the worst part of a multi-part output. */
  count: number;
  /** The platform's limit in the same unit; null where there is none. */
  limit: number | null;
  unit: string;
  warnings: string[];
}

export interface FormatFailure {
  format: FormatKey;
  code: ErrorCode;
  message: string;
}

/** The parts each output is laid out from; their shapes are the writing library's, whose `parseDraft` reads them. */
export type Drafts = Partial<Record<FormatKey, object>>;

/** Spec's field first, the rest additions. */
export interface TransformResponse {
  transformedContent: Partial<Record<FormatKey, string>>;
  id: string;
  creditsLeft: number;
  failures: FormatFailure[];
  checks: Partial<Record<FormatKey, OutputChecks>>;
  drafts: Drafts;
}

export type TransformationStatus = 'queued' | 'running' | 'succeeded' | 'failed';

/** A row of `GET /api/transformations`, newest first. */
export interface TransformationSummary {
  id: string;
  status: TransformationStatus;
  /** The title of the source on a line of its own, if it has one, then its first words. */
  excerpt: string;
  formats: FormatKey[];
  createdAt: string;
  /** By name. */
  tags: string[];
  isArchived: boolean;
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

/** Server-sent events of `POST /api/transform` with `Accept: text/event-stream`: event name → JSON payload. */
export interface TransformEvents {
  queued: { id: string };
  started: { id: string };
  format: { format: FormatKey; text: string; checks: OutputChecks; draft: object | null } | FormatFailure;
  done: TransformResponse;
  error: { code: ErrorCode; message: string; status: number; requestId: string };
}

/** The shape of an extracted text, for people to see what was recognised. */
export interface TextStructure {
  /** The first 200, in order. */
  headings: { level: number; text: string }[];
  paragraphs: number;
  listItems: number;
  tableRows: number;
}
/** `POST /api/content/extract`: the text of one uploaded file; the file itself is not kept. */
export interface ExtractResponse {
  /** From the document, else its first heading, else the file's name. */
  title: string;
  /** Headings, lists, tables and links as Markdown; at most `LIMITS.contentChars`. */
  text: string;
  structure: TextStructure;
  /** Whole sentences for the user: pages without text, a cut at the limit. */
  warnings: string[];
  /** PDF only. `withoutText` counts from 1. */
  pages?: { count: number; withoutText: number[] };
}

export type WriterEngine = 'offline' | 'openai';

/** `GET /api/config`: what the page must know at run time; public values only. */
export interface PublicConfig {
  writer: WriterEngine;
  payments: {
    isSandbox: boolean;
    /** In test mode the checkout page is `${sandboxUrl}/checkout/${clientSecret}`, for an iframe; else null. */
    sandboxUrl: string | null;
    publishableKey: string;
    prices: Record<PaidPlan, string>;
  };
  identity: {
    firebase: {
      apiKey: string;
      authDomain: string;
      projectId: string;
      appId: string;
      emulatorUrl: string | null;
    } | null;
  };
}

export type ComponentState = 'operational' | 'degraded' | 'partial' | 'outage';
/** `GET /api/health/ready`: 200 while Postgres answers, else 503. */
export interface Health {
  status: 'ready' | 'unavailable';
  components: Record<
    'api' | 'writer' | 'identity' | 'database' | 'payments' | 'queue' | 'redis',
    ComponentState
  >;
}

/** Every call of the product's API: method and path in one place (spec §7). */
export const API = {
  user: { method: 'GET', path: '/api/user' },
  login: { method: 'POST', path: '/api/login' },
  register: { method: 'POST', path: '/api/register' },
  logout: { method: 'POST', path: '/api/logout' },
  logoutEverywhere: { method: 'POST', path: '/api/logout-everywhere' },
  exportUser: { method: 'GET', path: '/api/user/export' },
  deleteUser: { method: 'DELETE', path: '/api/user' },
  credits: { method: 'GET', path: '/api/credits' },
  changePassword: { method: 'POST', path: '/api/change-password' },
  firebaseAuth: { method: 'POST', path: '/api/firebase-auth' },
  firebaseRegister: { method: 'POST', path: '/api/firebase-register' },
  extract: { method: 'POST', path: '/api/content/extract' },
  transform: { method: 'POST', path: '/api/transform' },
  retryFormat: { method: 'POST', path: '/api/transformations/:id/retry' },
  transformations: { method: 'GET', path: '/api/transformations' },
  transformation: { method: 'GET', path: '/api/transformations/:id' },
  tags: { method: 'GET', path: '/api/library/tags' },
  archive: { method: 'POST', path: '/api/library/archive' },
  changeTags: { method: 'POST', path: '/api/library/tags' },
  deleteTransformations: { method: 'POST', path: '/api/library/delete' },
  output: { method: 'GET', path: '/api/transformations/:id/pieces/:format' },
  saveOutput: { method: 'PUT', path: '/api/transformations/:id/pieces/:format' },
  regenerateOutput: { method: 'POST', path: '/api/transformations/:id/pieces/:format/regenerate' },
  outputVersions: { method: 'GET', path: '/api/transformations/:id/pieces/:format/versions' },
  outputVersion: { method: 'GET', path: '/api/transformations/:id/pieces/:format/versions/:version' },
  restoreVersion: {
    method: 'POST',
    path: '/api/transformations/:id/pieces/:format/versions/:version/restore',
  },
  keepPlan: { method: 'POST', path: '/api/keep-plan' },
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
