import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { can, type Workspace } from '@repurpose/contract';
import { useOpenWorkspace } from '../../../shared/workspace/workspace-context.js';
import { HandOverPanel } from './hand-over-panel.js';
import { NamePanel } from './name-panel.js';
import Button from '@mui/material/Button';
import { useAttempt } from '../../../shared/toasts/use-attempt.js';
import { Panel } from '../../../shared/ui/panel.js';
import { teamApi } from '../workspaces.api.js';
import { useState } from 'react';
import { TextField } from '../../../shared/forms/text-field.js';
import { ConfirmButton } from '../../../shared/ui/dialog.js';
import { useWayOut } from '../use-way-out.js';
import { useSession } from '../../../shared/session/use-session.js';

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
