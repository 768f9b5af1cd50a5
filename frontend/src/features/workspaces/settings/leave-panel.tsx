import { useState } from 'react';
import { useNavigate } from 'react-router';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Workspace } from '@repurpose/contract';
import { paths } from '../../../shared/paths.js';
import { useSession } from '../../../shared/session/use-session.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { Panel } from '../../../shared/ui/panel.js';
import { useAttempt } from '../use-attempt.js';
import { useForgetWorkspace } from '../use-forget-workspace.js';
import { useRemoveMemberMutation } from '../workspaces.api.js';

/** For members: the way out. What they wrote stays. */
export function LeavePanel({ workspace: { id, name } }: { workspace: Workspace }) {
  const [isAsking, setAsking] = useState(false);
  const { user } = useSession({ asks: 'never' });
  const [remove, { isLoading }] = useRemoveMemberMutation();
  const attempt = useAttempt();
  const forget = useForgetWorkspace();
  const navigate = useNavigate();
  const toast = useToast();
  async function leave(): Promise<void> {
    if (!(await attempt('Not left', remove({ workspaceId: id, userId: user?.id ?? '' }))))
      return setAsking(false);
    await navigate(paths.workspaces.getHref());
    forget();
    toast({ title: `You have left “${name}”` });
  }
  return (
    <Panel id="leave" title="Leave">
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        You lose access at once. What you wrote stays in the workspace.
      </Typography>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Leave this workspace
      </Button>
      {isAsking && (
        <Dialog
          title={`Leave “${name}”?`}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button variant="outlined" size="small" onClick={() => setAsking(false)}>
                Stay
              </Button>
              <Button size="small" disabled={isLoading} onClick={() => void leave()}>
                Leave
              </Button>
            </>
          }
        >
          <Typography>To come back you need a new invitation.</Typography>
        </Dialog>
      )}
    </Panel>
  );
}
