import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Outlet, useLocation } from 'react-router';
import { unlistedMeta } from '../../../shared/page-meta.js';
import { useOpenWorkspace } from '../../../shared/workspace/workspace-context.js';
import { can, type Action } from '@repurpose/contract';
import { paths } from '../../../shared/paths.js';

export const meta = unlistedMeta('Workspace settings', 'Name, members and invitations of a workspace.');

/** All four fit on a phone of 360 px. */
const TAB_ROW = {
  mt: 3,
  mb: 6,
  borderBottom: '1px solid var(--line)',
  '& .MuiTab-root': {
    minWidth: 0,
    px: { xs: 2, sm: 3.5 },
    fontSize: { xs: 'var(--t-14)', sm: 'var(--t-16)' },
  },
} as const;

/** `/w/:slug/settings` */
export default function SettingsLayout() {
  const { name, slug, role } = useOpenWorkspace();
  const { pathname } = useLocation();
  const tabs = TABS.filter(({ action }) => can(role, action)).map(({ label, path }) => ({
    label,
    href: path.getHref(slug),
  }));
  const current = pathname.replace(/\/+$/, '');
  return (
    <Container>
      <Typography variant="h1">{name}</Typography>
      <Tabs
        component="nav"
        aria-label="Settings of the workspace"
        variant="scrollable"
        scrollButtons={false}
        sx={TAB_ROW}
        value={tabs.some(({ href }) => href === current) && current}
      >
        {tabs.map(({ label, href }) => (
          <Tab key={href} href={href} value={href} label={label} />
        ))}
      </Tabs>
      {/* A field is no wider than what is typed in it. */}
      <Box sx={{ '& .MuiFormControl-root': { maxWidth: 560 } }}>
        <Outlet />
      </Box>
    </Container>
  );
}

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
