import Stack from '@mui/material/Stack';
import { can, PLANS } from '@repurpose/contract';
import { useOpenWorkspace } from '../../../shared/workspace/workspace-context.js';
import Alert from '@mui/material/Alert';
import { PlanPrompt } from '../plan-prompt.js';
import { InviteByLink } from './invite-by-link.js';
import { InviteByMail } from './invite-by-mail.js';
import { OpenInvitations } from './open-invitations.js';

export default function InvitationsPage() {
  const workspace = useOpenWorkspace();
  if (!can(workspace.role, 'workspace:manage'))
    return <Alert severity="info">The owner and admins of this workspace invite people.</Alert>;
  return (
    <Stack sx={{ gap: 6 }}>
      {workspace.plan === 'agency' ? (
        <>
          <InviteByMail workspace={workspace} />
          <InviteByLink workspace={workspace} />
        </>
      ) : (
        <PlanPrompt canUpgrade={workspace.role === 'owner'}>
          Members are part of Agency: {PLANS.agency.people} people over {PLANS.agency.workspaces} workspaces.
        </PlanPrompt>
      )}
      <OpenInvitations workspace={workspace} />
    </Stack>
  );
}
