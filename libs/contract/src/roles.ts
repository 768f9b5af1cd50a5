/** A user's role in a workspace. The owner is the account that pays; the others are members. */
export const ROLES = ['owner', 'admin', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];
export type MemberRole = Exclude<Role, 'owner'>;
export const MEMBER_ROLES = ['admin', 'editor', 'viewer'] as const satisfies readonly MemberRole[];

/** Every action in a workspace, with the roles that may do it. */
export const PERMISSIONS = {
  /** Delete it, hand it over. */
  'workspace:own': ['owner'],
  /** Its name, members, invitations and API keys. */
  'workspace:manage': ['owner', 'admin'],
  /** Transform, edit, regenerate, tag, archive, delete, share. */
  'library:write': ['owner', 'admin', 'editor'],
  'library:read': ['owner', 'admin', 'editor', 'viewer'],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof PERMISSIONS;

export const can = (role: Role, action: Action): boolean =>
  (PERMISSIONS[action] as readonly Role[]).includes(role);

/** Whether `giver` may grant `role`: at most their own. */
export const mayGive = (giver: Role, role: Role): boolean => ROLES.indexOf(giver) <= ROLES.indexOf(role);
