import type { TransformationStatus, TransformRequest } from './calls/api.js';
import type { FormatKey } from './formats.js';
import type { PlanKey } from './plans.js';
import type { Role } from './roles.js';
import type { Term, Voice } from './voices/voices.js';

export interface LedgerEntry {
  id: string;
  kind: 'grant' | 'hold' | 'capture' | 'release' | 'expire';
  /** Change of the balance: a hold is -1 (0 on an unlimited plan), its capture 0, its release the credit returned. */
  credits: number;
  balanceAfter: number;
  /** Grants: plan and reason. Releases: the error code. Otherwise empty. */
  reason: string;
  transformationId: string | null;
  periodStart: string;
  createdAt: string;
}
export interface Credits {
  balance: number;
  /** Null: unlimited. */
  quota: number | null;
  periodStart: string;
  renewsAt: string;
  entries: LedgerEntry[];
}

/** Security mails are always sent. */
export interface Notices {
  /** After more than a minute, unless the user has seen the result. */
  runEnded: boolean;
}

/** Body of `DELETE /api/user`; an account without a password needs a fresh session instead. */
export interface DeleteAccountRequest {
  password?: string;
}
export interface AccountExport {
  exportedAt: string;
  account: {
    id: string;
    email: string;
    username: string;
    profileImageUrl: string;
    identityUid: string | null;
    createdAt: string;
  };
  billing: {
    plan: PlanKey;
    remainingCredits: number;
    creditsRenewAt: string;
    stripeCustomerId: string | null;
    stripeSubscriptionId: string | null;
  };
  workspaces: { id: string; name: string; role: Role; joinedAt: string }[];
  voices: ExportedVoice[];
  terms: ExportedTerm[];
  credits: LedgerEntry[];
  transformations: ExportedTransformation[];
}
export interface ExportedVoice extends Pick<
  Voice,
  'id' | 'name' | 'isDefault' | 'archivedAt' | 'rules' | 'terms'
> {
  workspaceId: string;
  samples: { title: string; text: string; language: string | null; createdAt: string }[];
}
/** `language` null: every language. */
export interface ExportedTerm extends Omit<Term, 'language' | 'note'> {
  language: string | null;
  note: string | null;
  workspaceId: string;
}
export interface ExportedTransformation {
  id: string;
  status: TransformationStatus;
  createdAt: string;
  isArchived: boolean;
  tags: string[];
  request: TransformRequest;
  outputs: { format: FormatKey; text: string | null; updatedAt: string }[];
  versions: { format: FormatKey; version: number; kind: string; text: string; createdAt: string }[];
  regenerations: { format: FormatKey; part: string | null; instruction: string; createdAt: string }[];
  shares: { format: FormatKey; version: number; path: string; createdAt: string; expiresAt: string | null }[];
}
