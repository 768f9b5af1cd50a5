import { Navigate } from 'react-router';
import { paths } from '../../shared/paths.js';
import { useAuthState } from '../../shared/session/use-auth-state.js';
import { Loading } from '../../shared/ui/spinner.js';
import { Desk } from './desk/desk.js';
import './desk.css';

/** /dashboard, protected: loading, then the desk or the login page (spec §4). */
export default function DashboardPage() {
  const auth = useAuthState();
  if (auth.status === 'loading') return <Loading label="Opening your desk…" />;
  if (auth.status === 'signed-out') return <Navigate to={paths.auth.getHref()} replace />;
  return <Desk key={auth.user.id} user={auth.user} />;
}
