import type { Workspace } from '@repurpose/contract';
import { useSession } from '../../../shared/session/use-session.js';
import { ConfirmButton } from '../../../shared/ui/dialog.js';
import { Panel } from '../../../shared/ui/panel.js';
import { useWayOut } from '../use-way-out.js';
import { useRemoveMemberMutation } from '../workspaces.api.js';

export function LeavePanel({ workspace: { id, name } }: { workspace: Workspace }) {
  const { user } = useSession({ asks: 'never' });
  const [remove] = useRemoveMemberMutation();
  const leave = useWayOut();
  return (
    <Panel id="leave" title="Leave" lead="You lose access at once. What you wrote stays in the workspace.">
      <ConfirmButton
        word="Leave this workspace"
        title={`Leave “${name}”?`}
        confirm="Leave"
        cancel="Stay"
        onConfirm={() =>
          leave(remove({ workspaceId: id, userId: user?.id ?? '' }), 'Not left', `You have left “${name}”`)
        }
      >
        To come back you need a new invitation.
      </ConfirmButton>
    </Panel>
  );
}
