import { Navigate } from 'react-router';

/** `/w/:slug` is the workspace's dashboard. */
export default function WorkspaceIndex() {
  return <Navigate to="dashboard" replace />;
}
