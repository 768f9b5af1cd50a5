import { useState } from 'react';
import { Navigate, Outlet, useLocation, useParams } from 'react-router';
import { signInPath, type Workspace } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../../shared/api/failure.js';
import { paths } from '../../shared/paths.js';
import { useAuthState } from '../../shared/session/use-auth-state.js';
import { Button } from '../../shared/ui/button.js';
import { Loading } from '../../shared/ui/spinner.js';
import { WorkspaceContext } from '../../shared/workspace/workspace-context.js';
import { useGetWorkspacesQuery } from '../../shared/workspace/workspaces.api.js';
import { WorkspaceGone } from './workspace-gone.js';

/** Every page below `/w/:slug`: for whoever is in the workspace, and as long as they are. */
export default function WorkspaceLayout() {
  const auth = useAuthState({ isProtected: true });
  const { pathname, search } = useLocation();
  const { slug = '' } = useParams();
  const { data, error, refetch } = useGetWorkspacesQuery(undefined, { skip: auth.status !== 'signed-in' });
  const [last, setLast] = useState<Workspace | null>(null);
  const found = data?.find((each) => each.slug === slug) ?? null;
  if (found !== null && found !== last) setLast(found);
  if (auth.status === 'signed-out')
    return <Navigate to={signInPath(pathname + search)} state={{ hasEnded: auth.hasEnded }} replace />;
  if (data === undefined)
    return isApiFailure(error) ? (
      <NotRead message={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <Loading label="Opening the workspace…" />
    );
  if (found !== null)
    return (
      <WorkspaceContext value={found}>
        <Outlet key={found.id} />
      </WorkspaceContext>
    );
  const renamed = last && data.find(({ id }) => id === last.id);
  if (renamed) {
    const rest = pathname.split('/').slice(3).join('/');
    return <Navigate to={`${paths.workspace.getHref(renamed.slug)}/${rest}${search}`} replace />;
  }
  return <WorkspaceGone last={last} userId={auth.user?.id ?? null} />;
}

const NotRead = ({ message, onRetry }: { message: string; onRetry: () => void }) => (
  <div className="page page-narrow stack" role="alert">
    <h1 className="page-title">The workspace could not be opened</h1>
    <p className="page-lead">{message}</p>
    <Button onClick={onRetry}>Try again</Button>
  </div>
);
