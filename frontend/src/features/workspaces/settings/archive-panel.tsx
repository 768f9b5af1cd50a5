import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Workspace } from '@repurpose/contract';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { Panel } from '../../../shared/ui/panel.js';
import { useAttempt } from '../use-attempt.js';
import { useChangeWorkspaceMutation } from '../workspaces.api.js';

export function ArchivePanel({ workspace: { id, name, isArchived } }: { workspace: Workspace }) {
  const [change, { isLoading }] = useChangeWorkspaceMutation();
  const attempt = useAttempt();
  const toast = useToast();
  const press = () =>
    attempt(
      isArchived ? 'Not brought back' : 'Not archived',
      change({ workspaceId: id, change: { isArchived: !isArchived } }),
      () => toast({ title: isArchived ? `“${name}” is back` : `“${name}” is archived` }),
    );
  return (
    <Panel id="archive" title={isArchived ? 'This workspace is archived' : 'Archive'}>
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {isArchived
          ? 'Nobody can write in it, and it is not in the switcher. Everything in it is kept and can be read.'
          : 'Puts it out of the way: nobody can write in it until you bring it back. Everything in it is kept.'}
      </Typography>
      <Button variant="outlined" disabled={isLoading} onClick={() => void press()}>
        {isArchived ? 'Bring it back' : 'Archive this workspace'}
      </Button>
    </Panel>
  );
}
