import { can, type Action, type Workspace } from '@repurpose/contract';
import { paths } from '../../../shared/paths.js';

/** `action`: who sees the tab. Routes are in `app/routes.ts`. */
const TABS = [
  { label: 'General', path: paths.workspaceSettings, action: 'library:read' },
  { label: 'Members', path: paths.workspaceMembers, action: 'library:read' },
  { label: 'Invitations', path: paths.workspaceInvitations, action: 'workspace:manage' },
  { label: 'API keys', path: paths.workspaceKeys, action: 'workspace:manage' },
] as const satisfies readonly {
  label: string;
  path: { getHref: (slug: string) => string };
  action: Action;
}[];

export const settingsTabs = ({ slug, role }: Pick<Workspace, 'slug' | 'role'>) =>
  TABS.filter(({ action }) => can(role, action)).map(({ label, path }) => ({
    label,
    href: path.getHref(slug),
  }));
