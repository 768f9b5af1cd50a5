import type { PlanKey } from './plans.js';
import type { MemberRole, Role } from './roles.js';

/** A row of `GET /api/workspaces`: one's own first, the default one before all. */
export interface Workspace {
  id: string;
  name: string;
  /** Unique everywhere. */
  slug: string;
  isDefault: boolean;
  role: Role;
  /** The owner's; it decides what the workspace may do. */
  plan: PlanKey;
}
export interface NameWorkspaceRequest {
  name: string;
}
/** Body of `…/hand-over`: a member on the Agency plan. */
export interface HandOverRequest {
  userId: string;
}

/** A row of `GET …/members`: the owner first. */
export interface WorkspaceMember {
  userId: string;
  username: string;
  role: Role;
  joinedAt: string;
}
export interface ChangeMemberRequest {
  role: MemberRole;
}

/** A link invites an editor or a viewer; admins are invited by mail. */
export const LINK_ROLES = ['editor', 'viewer'] as const satisfies readonly MemberRole[];
export type LinkRole = (typeof LINK_ROLES)[number];
export const INVITATION_LIMITS = { days: 30, uses: 50 } as const;

export interface CreateInvitationRequest {
  role: LinkRole;
  days: number;
  maxUses: number;
}
/** Valid ones; the address is shown only once, when it is made. */
export interface WorkspaceInvitation {
  id: string;
  role: MemberRole;
  expiresAt: string;
  maxUses: number;
  uses: number;
}
export interface CreatedInvitation extends WorkspaceInvitation {
  /** The page's address; it carries the token in its fragment. */
  url: string;
}
/** What an invitation invites to. Looking at it uses nothing. */
export interface InvitationView {
  workspaceName: string;
  ownerName: string;
  role: MemberRole;
  expiresAt: string;
}
