import { useState } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { TEAM_READ_DAYS, type Workspace } from '@repurpose/contract';
import Button from '@mui/material/Button';
import { isApiFailure, messageOf } from '../../shared/api/failure.js';
import { paths } from '../../shared/paths.js';
import { SignedIn } from '../../shared/session/signed-in.js';
import { Loading } from '../../shared/ui/loading.js';
import { WorkspaceContext } from '../../shared/workspace/workspace-context.js';
import { useGetWorkspacesQuery } from '../../shared/workspace/workspaces.api.js';
import { isClosed } from '../../shared/workspace/write-block.js';
import { Notice } from '../../shared/ui/notice.js';
import { WorkspaceGone } from './workspace-gone.js';

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
      <NotRead message={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Loading label="Opening the workspace…" />
    );
  if (found !== null) return <Open workspace={found} />;
  const renamed = last && data.find(({ id }) => id === last.id);
  return renamed ? <Renamed slug={renamed.slug} /> : <WorkspaceGone last={last} userId={userId} />;
}

const Open = ({ workspace }: { workspace: Workspace }) =>
  isClosed(workspace) ? (
    <WorkspaceClosed workspace={workspace} />
  ) : (
    <WorkspaceContext value={workspace}>
      <Outlet key={workspace.id} />
    </WorkspaceContext>
  );

/** Its address was changed while its page was open. */
function Renamed({ slug }: { slug: string }) {
  const { pathname, search } = useLocation();
  const rest = pathname.split('/').slice(3).join('/');
  return <Navigate to={`${paths.workspace.getHref(slug)}/${rest}${search}`} replace />;
}

const NotRead = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <Notice tone="error" title="The workspace could not be opened" text={message}>
    <Button onClick={onRetry}>Try again</Button>
  </Notice>
);

const WorkspaceClosed = ({ workspace: { name, ownerName } }: { workspace: Workspace }) => (
  <Notice
    tone="warning"
    title={`“${name}” is closed`}
    text={`${ownerName} left the Agency plan more than ${TEAM_READ_DAYS} days ago, so members cannot open the workspace. Its texts are kept, and it opens again when ${ownerName} is back on Agency.`}
  >
    <Button href={paths.workspaces.getHref()}>Your workspaces</Button>
  </Notice>
);
