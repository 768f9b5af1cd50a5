import type { MemberRole, Role } from '@repurpose/contract';

export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  admin: 'Admin',
  editor: 'Editor',
  viewer: 'Viewer',
};

export const ROLE_NOTES: Readonly<Record<MemberRole, string>> = {
  admin: 'Admins write, and manage members and invitations.',
  editor: 'Editors transform, edit and share.',
  viewer: 'Viewers read, copy and export.',
};
