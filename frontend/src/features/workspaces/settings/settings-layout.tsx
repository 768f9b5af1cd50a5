import Container from '@mui/material/Container';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { Outlet, useLocation } from 'react-router';
import { pageMeta } from '../../../shared/page-meta.js';
import { useWorkspace } from '../../../shared/workspace/workspace-context.js';
import { settingsTabs } from './settings-tabs.js';

export const meta = pageMeta({
  title: 'Workspace settings',
  description: 'Name, members and invitations of a workspace.',
  isIndexed: false,
});

/** `/w/:slug/settings` */
export default function SettingsLayout() {
  const workspace = useWorkspace();
  const { pathname } = useLocation();
  if (workspace === null) return null;
  const tabs = settingsTabs(workspace);
  const current = pathname.replace(/\/+$/, '');
  return (
    <Container>
      <Typography variant="h1">{workspace.name}</Typography>
      <Tabs
        component="nav"
        aria-label="Settings of the workspace"
        variant="scrollable"
        scrollButtons={false}
        sx={{ mt: 3, mb: 6, borderBottom: '1px solid var(--line)' }}
        value={tabs.some(({ href }) => href === current) && current}
      >
        {tabs.map(({ label, href }) => (
          <Tab key={href} href={href} value={href} label={label} />
        ))}
      </Tabs>
      <Outlet />
    </Container>
  );
}
