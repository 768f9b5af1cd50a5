/** The owner pays for the workspace. The others are members. */
export const ROLES = ['owner', 'admin', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];
export type MemberRole = Exclude<Role, 'owner'>;
export const MEMBER_ROLES = ['admin', 'editor', 'viewer'] as const satisfies readonly MemberRole[];

export const PERMISSIONS = {
  /** Delete, hand over. */
  'workspace:own': ['owner'],
  /** Name, members, invitations, API keys. */
  'workspace:manage': ['owner', 'admin'],
  /** Transform, edit, regenerate, tag, archive, delete, share. */
  'library:write': ['owner', 'admin', 'editor'],
  'library:read': ['owner', 'admin', 'editor', 'viewer'],
} as const satisfies Record<string, readonly Role[]>;

export type Action = keyof typeof PERMISSIONS;

export const can = (role: Role, action: Action): boolean =>
  (PERMISSIONS[action] as readonly Role[]).includes(role);

export const mayGive = (giver: Role, role: Role): boolean => ROLES.indexOf(giver) <= ROLES.indexOf(role);
