import type { TransformationStatus, TransformRequest } from './api.js';
import type { FormatKey } from './formats.js';
import type { PlanKey } from './plans.js';

/** One line of a user's append-only ledger of credits. */
export interface LedgerEntry {
  id: string;
  kind: 'grant' | 'hold' | 'capture' | 'release' | 'expire';
  /** The change of the balance: a hold is -1 (0 on an unlimited plan), its capture 0, its release what came back. */
  credits: number;
  balanceAfter: number;
  /** Grants: plan and occasion. Releases: the code of the failure. Else empty. */
  reason: string;
  /** What a hold and its settlement are about: a transformation, or one piece written anew. */
  transformationId: string | null;
  periodStart: string;
  createdAt: string;
}
/** `GET /api/credits`: the balance and how it came about. */
export interface Credits {
  balance: number;
  /** Credits of a whole period; null is unlimited. */
  quota: number | null;
  periodStart: string;
  renewsAt: string;
  /** The last 50, newest first. */
  entries: LedgerEntry[];
}

/** Body of `DELETE /api/user`; an account without a password proves itself by a new session instead. */
export interface DeleteAccountRequest {
  password?: string;
}
/** `GET /api/user/export`: everything that is kept of the user, as one file. */
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
  /** Newest first, as the transformations. */
  credits: LedgerEntry[];
  transformations: ExportedTransformation[];
}
export interface ExportedTransformation {
  id: string;
  status: TransformationStatus;
  createdAt: string;
  isArchived: boolean;
  tags: string[];
  /** The source with what was asked of it. */
  request: TransformRequest;
  outputs: { format: FormatKey; text: string | null; updatedAt: string }[];
  /** Earlier texts of pieces that were changed. */
  versions: { format: FormatKey; version: number; kind: string; text: string; createdAt: string }[];
  /** Public links that are still good; `path` is their address on this site. */
  shares: { format: FormatKey; version: number; path: string; createdAt: string; expiresAt: string | null }[];
}
