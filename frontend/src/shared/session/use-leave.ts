import { useNavigate } from 'react-router';
import { useApiDispatch } from '../api/use-api-dispatch.js';
import { useIdentity } from '../identity/use-identity.js';
import { paths } from '../paths.js';
import { discardUnsaved } from '../unsaved/unsaved.js';
import { useToast } from '../toasts/use-toast.js';
import { hasFirebaseRecord } from './session-hint.js';
import { leavingChanged } from './session.slice.js';

/**
 * After the account is deleted. Also ends the identity service's session, or the next visit would create the account
 * again.
 */
export function useLeave() {
  const loadIdentity = useIdentity();
  const toast = useToast();
  const dispatch = useApiDispatch();
  const navigate = useNavigate();
  return async function leave(notice: { title: string; description: string }): Promise<void> {
    if (hasFirebaseRecord()) await (await loadIdentity())?.signOut();
    discardUnsaved();
    toast(notice);
    dispatch(leavingChanged(true));
    await navigate(paths.home.getHref());
  };
}
