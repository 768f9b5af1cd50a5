import type { PlanKey } from './plans.js';
import type { MemberRole, Role } from './roles.js';

export interface Workspace {
  id: string;
  name: string;
  /** Globally unique; part of the workspace's page addresses. */
  slug: string;
  isDefault: boolean;
  role: Role;
  ownerName: string;
  /** The owner's plan. It decides what the workspace may do. */
  plan: PlanKey;
  /** Archived workspaces are read-only. */
  isArchived: boolean;
  /** ISO time (UTC) when members lose read access; null while the owner is on Agency. */
  closesAt: string | null;
}
export interface CreateWorkspaceRequest {
  name: string;
}
/** Absent fields do not change. */
export interface ChangeWorkspaceRequest {
  name?: string;
  slug?: string;
  /** The owner only. */
  isArchived?: boolean;
}
/** 3 to 40 lower-case letters, digits and single hyphens. */
export const SLUG = /^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Members keep read access for this long after the owner leaves Agency. */
export const TEAM_READ_DAYS = 30;

/** `GET /api/workspaces/use`: the workspaces that the caller owns. */
export interface WorkspacesUse {
  periodStart: string;
  /** Distinct people in all of them, including the owner. Counts against the plan. */
  people: number;
  /** Including archived ones. */
  workspaces: number;
  rows: WorkspaceUse[];
}
export interface WorkspaceUse {
  workspaceId: string;
  /** Delivered in this period. */
  transformations: number;
  people: number;
}

/** Body of `…/hand-over`. The new owner must be a member on the Agency plan. */
export interface HandOverRequest {
  userId: string;
}

/** A row of `GET …/members`: the owner first. */
export interface WorkspaceMember {
  userId: string;
  username: string;
  /** Null for callers who may not manage members. */
  email: string | null;
  role: Role;
  joinedAt: string;
}
export interface ChangeMemberRequest {
  role: MemberRole;
}

/** Links invite editors and viewers. Admins are invited by mail. */
export const LINK_ROLES = ['editor', 'viewer'] as const satisfies readonly MemberRole[];
export type LinkRole = (typeof LINK_ROLES)[number];
export const INVITATION_LIMITS = { days: 30, uses: 50, mailDays: 7 } as const;

/** An invitation to one address, valid once within 7 days. */
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

/** An open invitation, or a mail invitation that has expired and can be sent again. */
export interface WorkspaceInvitation {
  id: string;
  kind: 'mail' | 'link';
  /** Mail invitations only. */
  email: string | null;
  role: MemberRole;
  expiresAt: string;
  maxUses: number;
  uses: number;
  /** Delivery of the mail; null: a link. */
  mail: 'pending' | 'sent' | 'failed' | null;
}
export interface CreatedInvitation extends WorkspaceInvitation {
  /** Returned once, on creation of a link: the page's address with the token in its fragment. */
  url: string | null;
}
/** Reading it does not use up the invitation. */
export interface InvitationView {
  workspaceName: string;
  ownerName: string;
  role: MemberRole;
  expiresAt: string;
  /** The address whose account may accept it; null: a link, open to everyone. */
  email: string | null;
  /** The slug, if the caller is a member already. */
  memberOf: string | null;
  /** Why it cannot be accepted at the moment. */
  obstacle: 'no-team-plan' | 'no-seat' | null;
}
