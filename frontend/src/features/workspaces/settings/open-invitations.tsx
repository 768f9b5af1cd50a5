import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Workspace, WorkspaceInvitation } from '@repurpose/contract';
import { mediumDay } from '../../../shared/dates.js';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { FailureAlert } from '../../../shared/ui/not-yet.js';
import { Note } from '../../../shared/ui/note.js';
import { Panel } from '../../../shared/ui/panel.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { ROLE_NAMES } from '../role-words.js';
import { teamApi } from '../workspaces.api.js';

export function OpenInvitations({ workspace }: { workspace: Workspace }) {
  const { data, error } = teamApi.useGetInvitationsQuery({ workspaceId: workspace.id });
  return (
    <Panel id="open-invitations" title="Open invitations">
      <FailureAlert error={error} />
      {data?.length === 0 && (
        <Typography color="textSecondary">
          None. People you invite are listed here until they accept.
        </Typography>
      )}
      <List disablePadding>
        {data?.map((invitation) => (
          <Row key={invitation.id} workspaceId={workspace.id} invitation={invitation} />
        ))}
      </List>
    </Panel>
  );
}

function Row({ workspaceId, invitation }: { workspaceId: string; invitation: WorkspaceInvitation }) {
  const [resend, { isLoading: isSending }] = teamApi.useResendInvitationMutation();
  const [revoke, { isLoading: isRevoking }] = teamApi.useRevokeInvitationMutation();
  const attempt = useAttempt();
  const at = { workspaceId, invitationId: invitation.id };
  const { kind, email } = invitation;
  const name = email ?? 'the link';
  return (
    <ListItem disableGutters divider sx={{ flexWrap: 'wrap', gap: '8px 16px', py: 3 }}>
      <Stack sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email ?? 'Link'}</Typography>
        <Note>{stateOf(invitation)}</Note>
      </Stack>
      {kind === 'mail' && (
        <SmallButton
          disabled={isSending}
          aria-label={`Send again to ${name}`}
          onClick={() =>
            void attempt('No mail was sent', resend(at), { title: 'Sent again', description: name })
          }
        >
          Send again
        </SmallButton>
      )}
      <SmallButton
        disabled={isRevoking}
        aria-label={`Revoke ${name}`}
        onClick={() => void attempt('Not revoked', revoke(at), { title: 'Invitation revoked' })}
      >
        Revoke
      </SmallButton>
    </ListItem>
  );
}

function stateOf({ kind, role, expiresAt, uses, maxUses, mail }: WorkspaceInvitation): string {
  const isExpired = Date.parse(expiresAt) <= Date.now();
  return [
    ROLE_NAMES[role],
    isExpired ? `expired ${mediumDay(expiresAt)}` : `until ${mediumDay(expiresAt)}`,
    kind === 'link' ? `used ${uses} of ${maxUses}` : null,
    mail === 'pending' ? 'on its way' : mail === 'failed' ? 'could not be delivered' : null,
  ]
    .filter(Boolean)
    .join(' · ');
}
