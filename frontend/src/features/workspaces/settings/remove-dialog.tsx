import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Workspace, WorkspaceMember } from '@repurpose/contract';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { useAttempt } from '../use-attempt.js';
import { useRemoveMemberMutation } from '../workspaces.api.js';

type RemoveDialogProps = { workspace: Workspace; person: WorkspaceMember; onClose: () => void };

export function RemoveDialog({ workspace, person: { userId, username }, onClose }: RemoveDialogProps) {
  const [remove, { isLoading }] = useRemoveMemberMutation();
  const attempt = useAttempt();
  const toast = useToast();
  async function press(): Promise<void> {
    await attempt('Not removed', remove({ workspaceId: workspace.id, userId }), () =>
      toast({ title: `${username} was removed`, description: 'What they wrote stays here.' }),
    );
    onClose();
  }
  return (
    <Dialog
      title={`Remove ${username}?`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" size="small" onClick={onClose}>
            Keep
          </Button>
          <Button size="small" disabled={isLoading} onClick={() => void press()}>
            Remove
          </Button>
        </>
      }
    >
      <Typography>
        They lose “{workspace.name}” at once, also in pages that are open. What they wrote stays. Their seat
        is free again unless they are in another workspace of yours.
      </Typography>
    </Dialog>
  );
}
