import { useNavigate } from 'react-router';
import { api, useApiDispatch } from '../api/api.js';
import { useIdentity } from '../identity/use-identity.js';
import { paths } from '../paths.js';
import { discardUnsaved } from '../unsaved/unsaved.js';
import { useToast } from '../toasts/use-toast.js';
import { forgetSession, hasFirebaseRecord } from './session-hint.js';
import { useSession } from './use-session.js';
import { leavingChanged } from './session.slice.js';

/** Otherwise the next visit would sign in again. */
export function useIdentitySignOut() {
  const { user } = useSession({ asks: 'never' });
  const loadIdentity = useIdentity();
  return async (): Promise<void> => {
    if (!user || hasFirebaseRecord()) await (await loadIdentity())?.signOut();
  };
}

/** After our session has ended, or the account was deleted. */
export function useLeave() {
  const signOut = useIdentitySignOut();
  const toast = useToast();
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  return async function leave(notice: { title: string; description: string }): Promise<void> {
    await signOut();
    discardUnsaved();
    toast(notice);
    // A later answer would show the user again.
    for (const call of dispatch(api.util.getRunningQueriesThunk())) call.abort();
    // Before the address changes: a page opened from there would report the logout as a session's end.
    forgetSession();
    dispatch(leavingChanged(true));
    await navigate(paths.home.getHref());
  };
}
