import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { can } from '@repurpose/contract';
import { useWorkspace } from '../../../shared/workspace/workspace-context.js';
import { ArchivePanel } from './archive-panel.js';
import { DeletePanel } from './delete-panel.js';
import { HandOverPanel } from './hand-over-panel.js';
import { LeavePanel } from './leave-panel.js';
import { NamePanel } from './name-panel.js';

export default function GeneralPage() {
  const workspace = useWorkspace();
  if (workspace === null) return null;
  const { role, isDefault } = workspace;
  return (
    <Stack sx={{ gap: 6 }}>
      {!can(role, 'workspace:manage') && (
        <Alert severity="info">
          You are {role === 'editor' ? 'an editor' : 'a viewer'} here. Its owner, {workspace.ownerName}, and
          its admins change these settings.
        </Alert>
      )}
      <NamePanel workspace={workspace} canChange={can(role, 'workspace:manage')} />
      {role === 'owner' ? (
        <>
          {!isDefault && <ArchivePanel workspace={workspace} />}
          <HandOverPanel workspace={workspace} />
          {!isDefault && <DeletePanel workspace={workspace} />}
        </>
      ) : (
        <LeavePanel workspace={workspace} />
      )}
    </Stack>
  );
}
