import { useState } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { TEAM_READ_DAYS, type Workspace, FORMATS } from '@repurpose/contract';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { isApiFailure, messageOf } from '../../shared/api/failure.js';
import { paths } from '../../shared/paths.js';
import { SignedIn } from '../../shared/session/signed-in.js';
import { Loading } from '../../shared/ui/loading.js';
import { WorkspaceContext } from '../../shared/workspace/workspace-context.js';
import { isClosed } from '../../shared/workspace/write-block.js';
import { useGetWorkspacesQuery } from '../../shared/workspace/workspaces.api.js';
import { Notice } from '../../shared/ui/notice.js';
import { dayAndTime } from '../../shared/dates.js';
import { TextField } from '../../shared/forms/text-field.js';
import { Panel } from '../../shared/ui/panel.js';
import { draftKey } from '../../shared/unsaved/drafts.js';
import { keptTextsOf } from '../../shared/unsaved/kept-texts.js';
import { parseRecord, readStored } from '../../shared/browser/stored.js';

/** For members only. */
export default function WorkspaceLayout() {
  return (
    <SignedIn ahead={<Loading label="Opening the workspace…" />}>
      {({ id }) => <Place userId={id} />}
    </SignedIn>
  );
}

function Place({ userId }: { userId: string }) {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useGetWorkspacesQuery(userId);
  const [last, setLast] = useState<Workspace | null>(null);
  const found = data?.find((each) => each.slug === slug) ?? null;
  if (found !== null && found !== last) setLast(found);
  if (data === undefined)
    return isApiFailure(error) ? (
      <Notice tone="error" title="The workspace could not be opened" text={messageOf(error)}>
        <Button onClick={() => void refetch()}>Try again</Button>
      </Notice>
    ) : (
      <Loading label="Opening the workspace…" />
    );
  if (found !== null) return <Open workspace={found} />;
  const renamed = last && data.find(({ id }) => id === last.id);
  return renamed ? <Renamed slug={renamed.slug} /> : <WorkspaceGone last={last} userId={userId} />;
}

function Open({ workspace }: { workspace: Workspace }) {
  const { id, name, ownerName } = workspace;
  if (isClosed(workspace))
    return (
      <Notice
        tone="warning"
        title={`“${name}” is closed`}
        text={`${ownerName} left the Agency plan more than ${TEAM_READ_DAYS} days ago, so members cannot open the workspace. Its texts are kept, and it opens again when ${ownerName} is back on Agency.`}
      >
        <Button href={paths.workspaces.getHref()}>Your workspaces</Button>
      </Notice>
    );
  return (
    <WorkspaceContext value={workspace}>
      <Outlet key={id} />
    </WorkspaceContext>
  );
}

/** Its address was changed while its page was open. */
function Renamed({ slug }: { slug: string }) {
  const { pathname, search } = useLocation();
  const rest = pathname.split('/').slice(3).join('/');
  return <Navigate to={`${paths.workspace.getHref(slug)}/${rest}${search}`} replace />;
}

interface WorkspaceGoneProps {
  /** As last read here; null: never. */
  last: Workspace | null;
  userId: string;
}

/** Unsaved text is still the user's. */
function WorkspaceGone({ last, userId }: WorkspaceGoneProps) {
  return (
    <Notice
      tone="warning"
      title={last === null ? 'There is no such workspace' : `You are no longer in “${last.name}”`}
      text={
        last === null
          ? 'It was renamed or deleted, or you are not a member of it. Whoever sent you here can invite you.'
          : `You were removed, or the workspace was deleted. If this is a mistake, ask ${last.ownerName} to invite you again. What you wrote and saved stays there.`
      }
      below={last !== null && <UnsavedTexts userId={userId} workspaceId={last.id} />}
    >
      <Button href={paths.workspaces.getHref()}>Your workspaces</Button>
    </Notice>
  );
}

function UnsavedTexts({ userId, workspaceId }: { userId: string; workspaceId: string }) {
  const { content } = parseRecord(readStored(draftKey({ userId, workspaceId })));
  const draft = typeof content === 'string' ? content : '';
  const texts = keptTextsOf(userId, workspaceId);
  if (texts.length === 0 && draft === '') return null;
  return (
    <Panel
      id="unsaved"
      sx={{ mt: 6 }}
      title="What you typed and did not save"
      lead="It is kept on this device, and nobody else has it. Copy it from here."
    >
      <Stack sx={{ gap: 4 }}>
        {draft !== '' && <KeptText label="The text on your desk" text={draft} />}
        {texts.map(({ key, format, typedAt, text }) => (
          <KeptText key={key} label={`${FORMATS[format].label}, ${dayAndTime(typedAt)}`} text={text} />
        ))}
      </Stack>
    </Panel>
  );
}

const KeptText = ({ label, text }: { label: string; text: string }) => (
  <TextField label={label} value={text} multiline maxRows={12} inputProps={{ readOnly: true }} />
);
