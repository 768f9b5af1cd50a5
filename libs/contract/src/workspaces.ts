import type { PlanKey } from './plans.js';
import type { MemberRole, Role } from './roles.js';

/** A row of `GET /api/workspaces`: one's own first, the default one before all. */
export interface Workspace {
  id: string;
  name: string;
  /** Unique everywhere; part of the addresses of its pages. */
  slug: string;
  isDefault: boolean;
  role: Role;
  ownerName: string;
  /** The owner's; it decides what the workspace may do. */
  plan: PlanKey;
  /** Nothing in it can be changed until it is brought back. */
  isArchived: boolean;
  /** ISO time (UTC) from which members cannot read it either; null while its owner is on Agency. */
  closesAt: string | null;
}
export interface CreateWorkspaceRequest {
  name: string;
}
/** Missing fields stay. */
export interface ChangeWorkspaceRequest {
  name?: string;
  slug?: string;
  /** The owner only. */
  isArchived?: boolean;
}
/** 3 to 40 lower-case letters, digits and single hyphens. */
export const SLUG = /^(?=.{3,40}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Members can read a workspace for so long after its owner has left Agency. */
export const TEAM_READ_DAYS = 30;

/** `GET /api/workspaces/use`: of the workspaces that one owns. */
export interface WorkspacesUse {
  /** ISO time (UTC). */
  periodStart: string;
  /** Of all of them together, the owner included: what counts against the plan. */
  people: number;
  /** The archived ones included. */
  workspaces: number;
  rows: WorkspaceUse[];
}
export interface WorkspaceUse {
  workspaceId: string;
  /** Delivered in this period. */
  transformations: number;
  /** The owner included. */
  people: number;
}

/** Body of `…/hand-over`: a member on the Agency plan. */
export interface HandOverRequest {
  userId: string;
}

/** A row of `GET …/members`: the owner first. */
export interface WorkspaceMember {
  userId: string;
  username: string;
  /** Null for whoever may not manage members. */
  email: string | null;
  role: Role;
  joinedAt: string;
}
export interface ChangeMemberRequest {
  role: MemberRole;
}

/** A link invites an editor or a viewer; admins are invited by mail. */
export const LINK_ROLES = ['editor', 'viewer'] as const satisfies readonly MemberRole[];
export type LinkRole = (typeof LINK_ROLES)[number];
export const INVITATION_LIMITS = { days: 30, uses: 50, mailDays: 7 } as const;

/** By mail: to one address, once, within 7 days. */
export interface MailInvitationRequest {
  email: string;
  role: MemberRole;
}
/** By link. */
export interface LinkInvitationRequest {
  role: LinkRole;
  days: number;
  maxUses: number;
}
export type CreateInvitationRequest = MailInvitationRequest | LinkInvitationRequest;

/** One that can still be accepted, or a mail that has expired and can be sent again. */
export interface WorkspaceInvitation {
  id: string;
  kind: 'mail' | 'link';
  /** Of a mail. */
  email: string | null;
  role: MemberRole;
  expiresAt: string;
  maxUses: number;
  uses: number;
  /** What became of the mail; null: a link. */
  mail: 'pending' | 'sent' | 'failed' | null;
}
export interface CreatedInvitation extends WorkspaceInvitation {
  /** Of a link, shown only once: the page's address with the token in its fragment. A mail's token is in the mail alone. */
  url: string | null;
}
/** What an invitation invites to. Looking at it uses nothing. */
export interface InvitationView {
  workspaceName: string;
  ownerName: string;
  role: MemberRole;
  expiresAt: string;
  /** The address whose account may accept it; null: a link, which is for everybody. */
  email: string | null;
  /** The slug, when whoever asks is in the workspace already. */
  memberOf: string | null;
  /** Why nobody can accept it at the moment. */
  obstacle: 'no-team-plan' | 'no-seat' | null;
}
