import Chip from '@mui/material/Chip';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  PLANS,
  type User,
  type Workspace,
  type WorkspaceUse,
  LIMITS,
  WORKSPACE_ERRORS,
} from '@repurpose/contract';
import { longDay, mediumDay } from '../../shared/dates.js';
import { counted } from '../../shared/figures.js';
import { unlistedMeta } from '../../shared/page-meta.js';
import { paths } from '../../shared/paths.js';
import { SignedIn } from '../../shared/session/signed-in.js';
import { Note } from '../../shared/ui/note.js';
import { SmallButton } from '../../shared/ui/small-button.js';
import { Panel } from '../../shared/ui/panel.js';
import { Loading, NotYet } from '../../shared/ui/loading.js';
import { useGetWorkspacesQuery } from '../../shared/workspace/workspaces.api.js';
import { PlanPrompt } from './plan-prompt.js';
import { ROLE_NAMES } from './role-words.js';
import { teamApi } from './workspaces.api.js';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { Form } from '../../shared/forms/form.js';
import { FormField, needed } from '../../shared/forms/form-field.js';

export const meta = unlistedMeta(
  'Workspaces',
  'Your workspaces, the people in them and their use this month.',
);

export default function WorkspacesPage() {
  return (
    <Container>
      <Typography variant="h1" sx={{ mb: 6 }}>
        Workspaces
      </Typography>
      <SignedIn ahead={<Loading label={LOADING} />}>{(user) => <Lists user={user} />}</SignedIn>
    </Container>
  );
}

const LOADING = 'Loading your workspaces…';

function Lists({ user }: { user: User }) {
  const { data, error } = useGetWorkspacesQuery(user.id, { refetchOnMountOrArgChange: true });
  const { data: use } = teamApi.useGetWorkspacesUseQuery();
  if (data === undefined) return <NotYet error={error} label={LOADING} />;
  const own = data.filter(({ role }) => role === 'owner');
  const others = data.filter(({ role }) => role !== 'owner');
  const limit = PLANS[user.plan];
  return (
    <Stack sx={{ gap: 6 }}>
      <Panel
        id="own"
        title="Yours"
        aside={
          use && (
            <Note>
              {own.length} of {counted(limit.workspaces, 'workspace')} · {use.people} of{' '}
              {counted(limit.people, 'person', 'people')} · since {longDay(use.periodStart)}
            </Note>
          )
        }
      >
        <Rows workspaces={own} use={use?.rows ?? []} />
      </Panel>
      {own.length < limit.workspaces ? (
        <NewWorkspace />
      ) : (
        <PlanPrompt canUpgrade={user.plan !== 'agency'}>
          {user.plan === 'agency'
            ? `You have all ${limit.workspaces} workspaces of your plan. Delete one to make another.`
            : `Several workspaces, one for each client or brand, and members in them are part of Agency: ${PLANS.agency.workspaces} workspaces, ${PLANS.agency.people} people.`}
        </PlanPrompt>
      )}
      {others.length > 0 && (
        <Panel id="others" title="Of others">
          <Rows workspaces={others} use={[]} />
        </Panel>
      )}
    </Stack>
  );
}

function Rows({ workspaces, use }: { workspaces: readonly Workspace[]; use: readonly WorkspaceUse[] }) {
  return (
    <List disablePadding>
      {workspaces.map((workspace) => (
        <Row
          key={workspace.id}
          workspace={workspace}
          use={use.find(({ workspaceId }) => workspaceId === workspace.id)}
        />
      ))}
    </List>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr auto' },
  gap: '4px 24px',
  py: 3,
};

function Row({ workspace, use }: { workspace: Workspace; use: WorkspaceUse | undefined }) {
  const { name, slug, isDefault, isArchived, role, ownerName, closesAt } = workspace;
  return (
    <ListItem disableGutters divider sx={ROW}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'center', minWidth: 0 }}>
        <Link
          href={isDefault ? paths.dashboard.getHref() : paths.workspaceDashboard.getHref(slug)}
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >
          {name}
        </Link>
        {isDefault && <Chip label="Default" />}
        {isArchived && <Chip label="Archived" />}
        {role !== 'owner' && <Chip label={ROLE_NAMES[role]} />}
        {closesAt !== null && <Chip color="warning" label={closingOf(closesAt)} />}
      </Stack>
      <Stack direction="row" sx={{ gap: '4px 16px', flexWrap: 'wrap', alignItems: 'center' }}>
        <Note className="figures">{role === 'owner' ? textOfUse(use) : `Owned by ${ownerName}`}</Note>
        {/* Below the use on a phone, where its words begin. */}
        <SmallButton
          variant="text"
          sx={{ ml: { xs: '-11px', md: 0 } }}
          href={paths.workspaceMembers.getHref(slug)}
          aria-label={`Members of ${name}`}
        >
          Members
        </SmallButton>
        <SmallButton
          variant="text"
          sx={{ mr: '-11px' }}
          href={paths.workspaceSettings.getHref(slug)}
          aria-label={`Settings of ${name}`}
        >
          Settings
        </SmallButton>
      </Stack>
    </ListItem>
  );
}

function textOfUse(use: WorkspaceUse | undefined): string {
  if (use === undefined) return '';
  const { transformations, people } = use;
  return `${counted(transformations, 'transformation')} this month · ${counted(people, 'person', 'people')}`;
}

const closingOf = (closesAt: string): string =>
  Date.parse(closesAt) > Date.now() ? `Read-only, until ${mediumDay(closesAt)}` : 'Closed';

function NewWorkspace() {
  const [create] = teamApi.useCreateWorkspaceMutation();
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { name: '' } });
  async function submit({ name }: { name: string }): Promise<void> {
    const { slug } = await create({ name: name.trim() }).unwrap();
    await navigate(paths.workspaceDashboard.getHref(slug));
  }
  return (
    <Panel
      id="new"
      title="New workspace"
      lead="One for each client or brand: its texts, tags and members are apart from all others."
    >
      <Form
        form={form}
        onSubmit={submit}
        field="name"
        button="Create workspace"
        direction={{ xs: 'column', md: 'row' }}
        // Beside the input, below its label.
        sx={{ '& > .MuiButton-root': { mt: { md: 7 } } }}
      >
        <FormField<{ name: string }>
          name="name"
          label="Name"
          placeholder="Acme Studio"
          autoComplete="off"
          inputProps={{ maxLength: LIMITS.usernameMaxChars }}
          rules={needed(WORKSPACE_ERRORS.WORKSPACE_NAME_INVALID.message)}
        />
      </Form>
    </Panel>
  );
}
