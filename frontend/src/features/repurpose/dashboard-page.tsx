import { useSyncExternalStore } from 'react';
import { Navigate } from 'react-router';
import { paths } from '../../shared/paths.js';
import { useAuthState } from '../../shared/session/use-auth-state.js';
import { Desk } from './desk/desk.js';
import { DeskAhead } from './desk/desk-ahead.js';

/** /dashboard, protected: loading, then the desk or the login page (spec §4). */
export default function DashboardPage() {
  const auth = useAuthState();
  // The page comes with the desk ahead in its markup: it is taken over as such, also when the answer is already there.
  const isTakenOver = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  if (!isTakenOver || auth.status === 'loading') return <DeskAhead />;
  if (auth.status === 'signed-out') return <Navigate to={paths.auth.getHref()} replace />;
  return <Desk key={auth.user.id} user={auth.user} />;
}
