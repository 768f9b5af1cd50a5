import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  can,
  mayGive,
  MEMBER_ROLES,
  PLANS,
  type MemberRole,
  type Workspace,
  type WorkspaceMember,
} from '@repurpose/contract';
import { mediumDay } from '../../../shared/dates.js';
import { SelectField } from '../../../shared/forms/select-field.js';
import { paths } from '../../../shared/paths.js';
import { useSession } from '../../../shared/session/use-session.js';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { ConfirmButton } from '../../../shared/ui/dialog.js';
import { Note } from '../../../shared/ui/note.js';
import { Panel } from '../../../shared/ui/panel.js';
import { NotYet } from '../../../shared/ui/loading.js';
import { useOpenWorkspace } from '../../../shared/workspace/workspace-context.js';
import { PlanPrompt } from '../plan-prompt.js';
import { ROLE_NAMES, ROLE_NOTES } from '../role-words.js';
import { teamApi } from '../workspaces.api.js';

export default function MembersPage() {
  const workspace = useOpenWorkspace();
  const { data: people, error } = teamApi.useGetMembersQuery({ workspaceId: workspace.id });
  const isManager = can(workspace.role, 'workspace:manage');
  if (people === undefined) return <NotYet error={error} label="Loading the members…" />;
  return (
    <Stack sx={{ gap: 6 }}>
      <Panel
        id="members"
        title="Members"
        aside={workspace.role === 'owner' && <Seats plan={workspace.plan} />}
      >
        <List disablePadding>
          {people.map((person) => (
            <MemberRow key={person.userId} workspace={workspace} person={person} />
          ))}
        </List>
        {isManager && people.length === 1 && workspace.plan === 'agency' && (
          <Typography color="textSecondary" sx={{ mt: 4 }}>
            Nobody else is here yet.{' '}
            <Link href={paths.workspaceInvitations.getHref(workspace.slug)}>Invite somebody</Link> by mail or
            with a link.
          </Typography>
        )}
        {!isManager && (
          <Note sx={{ mt: 4 }}>The owner and admins invite people and change what they may do.</Note>
        )}
      </Panel>
      {workspace.role === 'owner' && workspace.plan !== 'agency' && (
        <PlanPrompt>
          Members are part of Agency: {PLANS.agency.people} people over {PLANS.agency.workspaces} workspaces.
          {people.length > 1 && ' Until then your members can only read, for 30 days after Agency has ended.'}
        </PlanPrompt>
      )}
    </Stack>
  );
}

/** The plan counts people in all workspaces of the account. */
function Seats({ plan }: Pick<Workspace, 'plan'>) {
  const { data: use } = teamApi.useGetWorkspacesUseQuery();
  if (use === undefined) return null;
  const { people } = PLANS[plan];
  return (
    <Note>
      {use.people} of {people} {people === 1 ? 'person' : 'people'} over all your workspaces
    </Note>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr auto', md: '1fr 150px 90px' },
  gap: '8px 16px',
  alignItems: 'end',
  py: 3,
};

function MemberRow({ workspace, person }: { workspace: Workspace; person: WorkspaceMember }) {
  const { user } = useSession({ asks: 'never' });
  const { username, email, role, joinedAt, userId } = person;
  const isMe = userId === user?.id;
  const mayChange =
    !isMe && can(workspace.role, 'workspace:manage') && role !== 'owner' && mayGive(workspace.role, role);
  return (
    <ListItem disableGutters divider sx={ROW}>
      <Stack sx={{ minWidth: 0, gridColumn: { xs: '1 / -1', md: 'auto' } }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {username}
          {isMe && ' (you)'}
        </Typography>
        <Note sx={{ overflowWrap: 'anywhere' }}>
          {email !== null && `${email} · `}since {mediumDay(joinedAt)}
        </Note>
      </Stack>
      {mayChange ? (
        <>
          <RoleField workspace={workspace} person={person} role={role} />
          <RemoveButton workspace={workspace} person={person} />
        </>
      ) : (
        <Typography
          variant="body2"
          sx={{ gridColumn: { md: '2 / -1' }, alignSelf: 'center', textAlign: { md: 'end' } }}
        >
          {ROLE_NAMES[role]}
        </Typography>
      )}
    </ListItem>
  );
}

type RemoveButtonProps = { workspace: Workspace; person: WorkspaceMember };

function RemoveButton({ workspace, person: { userId, username } }: RemoveButtonProps) {
  const [remove] = teamApi.useRemoveMemberMutation();
  const attempt = useAttempt();
  return (
    <ConfirmButton
      size="small"
      word="Remove"
      aria-label={`Remove ${username}`}
      title={`Remove ${username}?`}
      confirm="Remove"
      cancel="Keep"
      onConfirm={() =>
        attempt('Not removed', remove({ workspaceId: workspace.id, userId }), {
          title: `${username} was removed`,
          description: 'What they wrote stays here.',
        })
      }
    >
      They lose “{workspace.name}” at once, also in pages that are open. What they wrote stays. Their seat is
      free again unless they are in another workspace of yours.
    </ConfirmButton>
  );
}

type RoleFieldProps = { workspace: Workspace; person: WorkspaceMember; role: MemberRole };

function RoleField({ workspace, person: { userId, username }, role }: RoleFieldProps) {
  const [change, { isLoading }] = teamApi.useChangeMemberMutation();
  const attempt = useAttempt();
  const roles = MEMBER_ROLES.filter((each) => mayGive(workspace.role, each));
  async function choose(next: MemberRole): Promise<void> {
    const call = change({ workspaceId: workspace.id, userId, body: { role: next } });
    await attempt('The role was not changed', call, {
      title: `${username} is now ${ROLE_NAMES[next].toLowerCase()}`,
      description: ROLE_NOTES[next],
    });
  }
  return (
    <SelectField
      label={<span className="visually-hidden">Role of {username}</span>}
      value={role}
      disabled={isLoading}
      options={roles.map((each) => [each, ROLE_NAMES[each]])}
      onChange={(next) => void choose(next)}
    />
  );
}
