import type { PlanKey } from './plans.js';
import type { MemberRole, Role } from './roles.js';

export interface Workspace {
  id: string;
  name: string;
  /** Globally unique. Part of page addresses. */
  slug: string;
  isDefault: boolean;
  role: Role;
  ownerName: string;
  plan: PlanKey;
  isArchived: boolean;
  /** ISO time (UTC) when members lose read access. Null while the owner is on Agency. */
  closesAt: string | null;
}
export interface CreateWorkspaceRequest {
  name: string;
}
export interface ChangeWorkspaceRequest {
  name?: string;
  slug?: string;
  /** Owner only. */
  isArchived?: boolean;
}
export const SLUG = /^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const TEAM_READ_DAYS = 30;

export interface WorkspacesUse {
  periodStart: string;
  /** Distinct, with the owner. Counts against the plan. */
  people: number;
  workspaces: number;
  rows: WorkspaceUse[];
}
export interface WorkspaceUse {
  workspaceId: string;
  transformations: number;
  people: number;
}

export interface HandOverRequest {
  userId: string;
}

export interface WorkspaceMember {
  userId: string;
  username: string;
  /** Null: the caller may not manage members. */
  email: string | null;
  role: Role;
  joinedAt: string;
}
export interface ChangeMemberRequest {
  role: MemberRole;
}

/** Admins are invited by mail. */
export const LINK_ROLES = ['editor', 'viewer'] as const satisfies readonly MemberRole[];
export type LinkRole = (typeof LINK_ROLES)[number];
export const INVITATION_LIMITS = { days: 30, uses: 50, mailDays: 7 } as const;

export interface MailInvitationRequest {
  email: string;
  role: MemberRole;
}
export interface LinkInvitationRequest {
  role: LinkRole;
  days: number;
  maxUses: number;
}
export type CreateInvitationRequest = MailInvitationRequest | LinkInvitationRequest;

/** Open, or a mail invitation that expired and can be sent again. */
export interface WorkspaceInvitation {
  id: string;
  kind: 'mail' | 'link';
  email: string | null;
  role: MemberRole;
  expiresAt: string;
  maxUses: number;
  uses: number;
  mail: 'pending' | 'sent' | 'failed' | null;
}
export interface CreatedInvitation extends WorkspaceInvitation {
  /** Returned once, when a link is created. The token is in the fragment. */
  url: string | null;
}
export interface InvitationView {
  workspaceName: string;
  ownerName: string;
  role: MemberRole;
  expiresAt: string;
  /** Only this address may accept. Null: a link, for everyone. */
  email: string | null;
  /** The slug. Null: the caller is no member. */
  memberOf: string | null;
  obstacle: 'no-team-plan' | 'no-seat' | null;
}
