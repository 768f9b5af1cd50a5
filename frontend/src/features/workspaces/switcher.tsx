import { useState } from 'react';
import { useLocation } from 'react-router';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import type { Workspace } from '@repurpose/contract';
import { paths } from '../../shared/paths.js';
import { Icon } from '../../shared/ui/icon.js';
import { SmallButton } from '../../shared/ui/small-button.js';

type SwitcherProps = { workspaces: readonly Workspace[]; current: Workspace };

/** Leads to the same kind of page. */
export default function Switcher({ workspaces, current }: SwitcherProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { pathname } = useLocation();
  const close = () => setAnchor(null);
  return (
    <>
      <SmallButton
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`Workspace: ${current.name}. Switch`}
        endIcon={<Icon name="chevron" size={16} />}
        onClick={(event) => setAnchor(event.currentTarget)}
        // In a phone's menu, aligned with the links.
        sx={{
          minWidth: 0,
          maxWidth: { xs: '100%', md: 220 },
          ml: { xs: '-11px', md: 0 },
          justifySelf: 'start',
        }}
      >
        <Typography component="span" variant="inherit" noWrap>
          {current.name}
        </Typography>
      </SmallButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        // Inside the header: content outside every landmark is hard to find.
        disablePortal
        slotProps={{ paper: { sx: { maxWidth: 'min(360px, 90vw)' } } }}
      >
        {workspaces.map((workspace) => (
          <MenuItem
            key={workspace.id}
            component="a"
            href={sameKind(pathname, workspace)}
            selected={workspace.id === current.id}
            aria-current={workspace.id === current.id ? 'true' : undefined}
            onClick={close}
          >
            <Typography component="span" variant="inherit" noWrap>
              {workspace.name}
            </Typography>
          </MenuItem>
        ))}
        <Divider />
        <MenuItem component="a" href={paths.workspaceSettings.getHref(current.slug)} onClick={close}>
          Settings of this workspace
        </MenuItem>
        <MenuItem component="a" href={paths.workspaces.getHref()} onClick={close}>
          All workspaces
        </MenuItem>
      </Menu>
    </>
  );
}

function sameKind(pathname: string, { slug, isDefault }: Workspace): string {
  if (pathname.includes('/settings')) return paths.workspaceSettings.getHref(slug);
  const isLibrary = pathname.endsWith('/library');
  if (isDefault) return isLibrary ? paths.library.getHref() : paths.dashboard.getHref();
  return isLibrary ? paths.workspaceLibrary.getHref(slug) : paths.workspaceDashboard.getHref(slug);
}
