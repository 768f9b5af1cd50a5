import { useState } from 'react';
import { useNavigate } from 'react-router';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Workspace, WorkspaceMember } from '@repurpose/contract';
import { SelectField } from '../../../shared/forms/select-field.js';
import { paths } from '../../../shared/paths.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { Dialog } from '../../../shared/ui/dialog.js';
import { Panel } from '../../../shared/ui/panel.js';
import { useAttempt } from '../use-attempt.js';
import { useForgetWorkspace } from '../use-forget-workspace.js';
import { useGetMembersQuery, useHandOverWorkspaceMutation } from '../workspaces.api.js';

/** Gives the workspace to a member, who pays for it from then on. */
export function HandOverPanel({ workspace }: { workspace: Workspace }) {
  const { data: people = [] } = useGetMembersQuery(workspace.id);
  const members = people.filter(({ role }) => role !== 'owner');
  const [chosen, setChosen] = useState('');
  const [isAsking, setAsking] = useState(false);
  const receiver = members.find(({ userId }) => userId === chosen) ?? members[0];
  return (
    <Panel id="hand-over" title="Hand over">
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        Makes a member the owner: everything in the workspace becomes theirs, and their plan pays for it. They
        have to be on the Agency plan. You are not in it any more.
      </Typography>
      {receiver === undefined ? (
        <Typography>There is nobody to hand it over to yet. Invite the next owner first.</Typography>
      ) : (
        <Stack
          direction={{ xs: 'column', md: 'row' }}
          sx={{ gap: 3, alignItems: { xs: 'flex-start', md: 'flex-end' } }}
        >
          <SelectField
            label="New owner"
            value={receiver.userId}
            options={members.map(({ userId, username, email }) => [
              userId,
              email === null ? username : `${username} (${email})`,
            ])}
            onChange={setChosen}
          />
          <Button variant="outlined" onClick={() => setAsking(true)}>
            Hand over
          </Button>
        </Stack>
      )}
      {isAsking && receiver && (
        <HandOverDialog workspace={workspace} receiver={receiver} onClose={() => setAsking(false)} />
      )}
    </Panel>
  );
}

type HandOverDialogProps = { workspace: Workspace; receiver: WorkspaceMember; onClose: () => void };

function HandOverDialog({ workspace: { id, name }, receiver, onClose }: HandOverDialogProps) {
  const [handOver, { isLoading }] = useHandOverWorkspaceMutation();
  const attempt = useAttempt();
  const forget = useForgetWorkspace();
  const navigate = useNavigate();
  const toast = useToast();
  async function press(): Promise<void> {
    const call = handOver({ workspaceId: id, userId: receiver.userId });
    if (!(await attempt('Not handed over', call))) return onClose();
    await navigate(paths.workspaces.getHref());
    forget();
    toast({ title: `“${name}” belongs to ${receiver.username} now` });
  }
  return (
    <Dialog
      title={`Hand “${name}” over to ${receiver.username}?`}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" size="small" onClick={onClose}>
            Keep it
          </Button>
          <Button size="small" disabled={isLoading} onClick={() => void press()}>
            Hand over
          </Button>
        </>
      }
    >
      <Typography>
        You lose access to its texts at once. Only {receiver.username} can give it back or invite you.
      </Typography>
    </Dialog>
  );
}
