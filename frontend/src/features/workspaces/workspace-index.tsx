import { Navigate } from 'react-router';
import { useWorkspaceLinks } from '../../shared/workspace/workspace-context.js';

/** `/w/:slug` is the workspace's dashboard. */
export default function WorkspaceIndex() {
  return <Navigate to={useWorkspaceLinks().dashboard()} replace />;
}
