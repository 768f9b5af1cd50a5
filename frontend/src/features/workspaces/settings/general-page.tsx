import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { can, type Workspace, LIMITS, SLUG, WORKSPACE_ERRORS } from '@repurpose/contract';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import Typography from '@mui/material/Typography';
import { useOpenWorkspace } from '../../../shared/workspace/workspace-context.js';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { useToast } from '../../../shared/toasts/use-toast.js';
import { Panel } from '../../../shared/ui/panel.js';
import { teamApi } from '../workspaces.api.js';
import { TextField } from '../../../shared/forms/text-field.js';
import { SelectField } from '../../../shared/forms/select-field.js';
import { ConfirmButton } from '../../../shared/ui/dialog.js';
import { useSession } from '../../../shared/session/use-session.js';
import { Form } from '../../../shared/forms/form.js';
import { FormField, needed } from '../../../shared/forms/form-field.js';
import { paths } from '../../../shared/paths.js';
import { api, useApiDispatch } from '../../../shared/api/api.js';

export default function GeneralPage() {
  const workspace = useOpenWorkspace();
  const { role, isDefault } = workspace;
  return (
    <Stack sx={{ gap: 6 }}>
      {!can(role, 'workspace:manage') && (
        <Alert severity="info">
          You are {role === 'editor' ? 'an editor' : 'a viewer'} here. Its owner, {workspace.ownerName}, and
          its admins change these settings.
        </Alert>
      )}
      <NamePanel workspace={workspace} canChange={can(role, 'workspace:manage')} />
      {role === 'owner' ? (
        <>
          {!isDefault && <ArchivePanel workspace={workspace} />}
          <HandOverPanel workspace={workspace} />
          {!isDefault && <DeletePanel workspace={workspace} />}
        </>
      ) : (
        <LeavePanel workspace={workspace} />
      )}
    </Stack>
  );
}

const TEXTS = {
  open: {
    title: 'Archive',
    lead: 'Puts it out of the way: nobody can write in it until you bring it back. Everything in it is kept.',
    word: 'Archive this workspace',
    failed: 'Not archived',
    done: (name: string) => `“${name}” is archived`,
  },
  archived: {
    title: 'This workspace is archived',
    lead: 'Nobody can write in it, and it is not in the switcher. Everything in it is kept and can be read.',
    word: 'Bring it back',
    failed: 'Not brought back',
    done: (name: string) => `“${name}” is back`,
  },
} as const;

function ArchivePanel({ workspace: { id, name, isArchived } }: { workspace: Workspace }) {
  const [change, { isLoading }] = teamApi.useChangeWorkspaceMutation();
  const attempt = useAttempt();
  const { title, lead, word, failed, done } = TEXTS[isArchived ? 'archived' : 'open'];
  const press = () =>
    attempt(failed, change({ workspaceId: id, body: { isArchived: !isArchived } }), { title: done(name) });
  return (
    <Panel id="archive" title={title} lead={lead}>
      <Button variant="outlined" disabled={isLoading} onClick={() => void press()}>
        {word}
      </Button>
    </Panel>
  );
}

/** Permanent, so the name must be typed. */
function DeletePanel({ workspace: { id, name } }: { workspace: Workspace }) {
  const [typed, setTyped] = useState('');
  const [remove] = teamApi.useDeleteWorkspaceMutation();
  const leave = useWayOut();
  return (
    <Panel
      id="delete"
      title="Delete"
      lead="Deletes the workspace with every text, version, tag and public link in it, for everybody."
    >
      <ConfirmButton
        color="error"
        word="Delete this workspace"
        title={`Delete “${name}”?`}
        confirm="Delete for good"
        cancel="Keep it"
        isBlocked={typed.trim() !== name}
        onConfirm={() => leave(remove({ workspaceId: id }), 'Not deleted', `“${name}” is deleted`)}
      >
        <span>
          Everything in it is deleted at once, and its members lose it. This cannot be undone. To keep the
          texts, archive it or hand it over.
        </span>
        <TextField
          label={`Type its name to confirm: ${name}`}
          autoComplete="off"
          autoFocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </ConfirmButton>
    </Panel>
  );
}

function LeavePanel({ workspace: { id, name } }: { workspace: Workspace }) {
  const { user } = useSession({ asks: 'never' });
  const [remove] = teamApi.useRemoveMemberMutation();
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

type NameValues = Pick<Workspace, 'name' | 'slug'>;
type NamePanelProps = { workspace: Workspace; canChange: boolean };

function NamePanel({ workspace: { id, name, slug }, canChange }: NamePanelProps) {
  const [change] = teamApi.useChangeWorkspaceMutation();
  const toast = useToast();
  const navigate = useNavigate();
  const form = useForm({ values: { name, slug } });
  async function submit(values: NameValues): Promise<void> {
    const body = { name: values.name.trim(), slug: values.slug };
    await change({ workspaceId: id, body }).unwrap();
    toast({ title: 'Saved', description: `The workspace is called “${body.name}”.` });
    if (body.slug !== slug) await navigate(paths.workspaceSettings.getHref(body.slug), { replace: true });
  }
  return (
    <Panel id="name" title="Name and address">
      <Form form={form} onSubmit={submit} field="slug" button={canChange && 'Save'}>
        <FormField<NameValues>
          name="name"
          label="Name"
          autoComplete="off"
          inputProps={{ maxLength: LIMITS.usernameMaxChars, readOnly: !canChange }}
          rules={needed(WORKSPACE_ERRORS.WORKSPACE_NAME_INVALID.message)}
        />
        <FormField<NameValues>
          name="slug"
          label="Address"
          autoComplete="off"
          spellCheck={false}
          hint={`Its pages begin with ${window.location.origin}/w/${slug}.${canChange ? ' Links to an old address stop working.' : ''}`}
          inputProps={{ readOnly: !canChange }}
          rules={{ validate: (value) => SLUG.test(value) || WORKSPACE_ERRORS.SLUG_INVALID.message }}
        />
      </Form>
    </Panel>
  );
}

const LEAD =
  'Makes a member the owner: everything in the workspace becomes theirs, and their plan pays for it. They have to be on the Agency plan. You are not in it any more.';

/** The new owner pays from then on. */
function HandOverPanel({ workspace: { id, name } }: { workspace: Workspace }) {
  const { data: people = [] } = teamApi.useGetMembersQuery({ workspaceId: id });
  const members = people.filter(({ role }) => role !== 'owner');
  const [chosen, setChosen] = useState('');
  const [handOver] = teamApi.useHandOverWorkspaceMutation();
  const leave = useWayOut();
  const receiver = members.find(({ userId }) => userId === chosen) ?? members[0];
  if (receiver === undefined)
    return (
      <Panel id="hand-over" title="Hand over" lead={LEAD}>
        <Typography>There is nobody to hand it over to yet. Invite the next owner first.</Typography>
      </Panel>
    );
  const { userId, username } = receiver;
  return (
    <Panel id="hand-over" title="Hand over" lead={LEAD}>
      <Stack
        direction={{ xs: 'column', md: 'row' }}
        sx={{ gap: 3, alignItems: { xs: 'flex-start', md: 'flex-end' } }}
      >
        <SelectField
          label="New owner"
          value={userId}
          options={members.map((each) => [
            each.userId,
            each.email === null ? each.username : `${each.username} (${each.email})`,
          ])}
          onChange={setChosen}
        />
        <ConfirmButton
          word="Hand over"
          title={`Hand “${name}” over to ${username}?`}
          confirm="Hand over"
          cancel="Keep it"
          onConfirm={() =>
            leave(
              handOver({ workspaceId: id, body: { userId } }),
              'Not handed over',
              `“${name}” belongs to ${username} now`,
            )
          }
        >
          You lose access to its texts at once. Only {username} can give it back or invite you.
        </ConfirmButton>
      </Stack>
    </Panel>
  );
}

/** For calls after which the workspace is no longer the user's: leads to the list and reads it again. */
function useWayOut() {
  const attempt = useAttempt();
  const navigate = useNavigate();
  const dispatch = useApiDispatch();
  const toast = useToast();
  return async (call: { unwrap(): Promise<unknown> }, failed: string, done: string): Promise<void> => {
    if (!(await attempt(failed, call))) return;
    await navigate(paths.workspaces.getHref());
    dispatch(api.util.invalidateTags(['Workspaces', 'Transformations', 'Tags']));
    toast({ title: done });
  };
}
