import Stack from '@mui/material/Stack';
import {
  can,
  PLANS,
  INBOX_PAGE,
  INVITATION_LIMITS,
  MEMBER_ROLES,
  mayGive,
  type MemberRole,
  type Workspace,
  LINK_ROLES,
  type LinkRole,
  type WorkspaceInvitation,
} from '@repurpose/contract';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import Link from '@mui/material/Link';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useOpenWorkspace } from '../../../shared/workspace/workspace-context.js';
import { PlanPrompt } from '../plan-prompt.js';
import { ROLE_NAMES, ROLE_NOTES } from '../role-words.js';
import { useGetConfigQuery } from '../../../shared/api/api.js';
import { Form } from '../../../shared/forms/form.js';
import { FormField } from '../../../shared/forms/form-field.js';
import { TextField } from '../../../shared/forms/text-field.js';
import { SelectField } from '../../../shared/forms/select-field.js';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { Note } from '../../../shared/ui/note.js';
import { SmallButton } from '../../../shared/ui/small-button.js';
import { Panel } from '../../../shared/ui/panel.js';
import { teamApi } from '../workspaces.api.js';
import { intoView } from '../../../shared/browser/bring-into-view.js';
import { counted } from '../../../shared/figures.js';
import { CopyButton } from '../../../shared/ui/copy-button.js';
import { FailureAlert } from '../../../shared/ui/failure-alert.js';
import { mediumDay } from '../../../shared/dates.js';

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

/** The link is only in the mail. */
function InviteByMail({ workspace: { id, role: own } }: { workspace: Workspace }) {
  const [role, setRole] = useState<MemberRole>('editor');
  const [invite] = teamApi.useCreateInvitationMutation();
  const { data: config } = useGetConfigQuery();
  const toast = useToast();
  const form = useForm({ defaultValues: { email: '' } });
  const roles = MEMBER_ROLES.filter((each) => mayGive(own, each));
  async function submit({ email }: { email: string }): Promise<void> {
    await invite({ workspaceId: id, body: { email: email.trim(), role } }).unwrap();
    toast({
      title: 'Invitation sent',
      description: `${email.trim()} can accept it for ${INVITATION_LIMITS.mailDays} days.`,
    });
    form.reset();
  }
  return (
    <Panel id="by-mail" title="Invite by mail">
      <Form form={form} onSubmit={submit} field="email" button="Send invitation">
        <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 4 }}>
          <FormField<{ email: string }> name="email" kind="email" label="Email" />
          <SelectField
            label="Role"
            value={role}
            options={roles.map((each) => [each, ROLE_NAMES[each]])}
            onChange={setRole}
          />
        </Stack>
        <Note>
          {ROLE_NOTES[role]} The mail names your own address. Whoever has no account yet can open one there.
          {config?.mail.isSandbox && (
            <>
              {' '}
              This installation sends no mails; they are in its <Link href={INBOX_PAGE}>inbox</Link>.
            </>
          )}
        </Note>
      </Form>
    </Panel>
  );
}

const DAYS = [1, 7, 30] as const;
const USES = [1, 5, 10, 50] as const;

/** Shown once: only its hash is stored. */
function InviteByLink({ workspace: { id } }: { workspace: Workspace }) {
  const [role, setRole] = useState<LinkRole>('viewer');
  const [days, setDays] = useState<number>(7);
  const [maxUses, setMaxUses] = useState<number>(1);
  const [create, { data: made, error, isLoading }] = teamApi.useCreateInvitationMutation();
  return (
    <Panel id="by-link" title="Invite with a link">
      <Stack sx={{ gap: 4 }}>
        <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 4 }}>
          <SelectField
            label="Role"
            value={role}
            options={LINK_ROLES.map((each) => [each, ROLE_NAMES[each]])}
            onChange={setRole}
          />
          <SelectField
            label="Works for"
            value={days}
            options={DAYS.map((each) => [each, counted(each, 'day')])}
            onChange={setDays}
          />
          <SelectField
            label="And for"
            value={maxUses}
            options={USES.map((each) => [each, counted(each, 'person', 'people')])}
            onChange={setMaxUses}
          />
        </Stack>
        <Note>
          Anyone who has the link can use it, so send it only to those it is for. Admins are invited by mail.
        </Note>
        <Button
          variant="outlined"
          disabled={isLoading}
          onClick={() => void create({ workspaceId: id, body: { role, days, maxUses } })}
          sx={{ alignSelf: 'flex-start' }}
        >
          Create link
        </Button>
        <FailureAlert error={error} />
        {made?.url && <NewLink url={made.url} />}
      </Stack>
    </Panel>
  );
}

const NewLink = ({ url }: { url: string }) => (
  <Alert ref={intoView} severity="success" sx={{ scrollMarginBottom: 16 }}>
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <span>Copy the link now: it is not shown again.</span>
      <TextField
        label="Invitation link"
        value={url}
        inputProps={{ readOnly: true }}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={url} label="link" word="Copy link" />
    </Stack>
  </Alert>
);

function OpenInvitations({ workspace }: { workspace: Workspace }) {
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
