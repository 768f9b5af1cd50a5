import { useState } from 'react';
import { useNavigate } from 'react-router';
import { API, MESSAGES } from '@repurpose/contract';
import { api } from '../api/api.js';
import { useApiDispatch } from '../api/use-api-dispatch.js';
import { useIdentity } from '../identity/use-identity.js';
import { paths } from '../paths.js';
import { hasUnsavedDraft } from '../unsaved/drafts.js';
import { hasKeptTexts } from '../unsaved/kept-texts.js';
import { discardUnsaved, flushUnsaved } from '../unsaved/unsaved.js';
import { useToast } from '../toasts/use-toast.js';
import { forgetSession, hasFirebaseRecord } from './session-hint.js';
import { logoutFailure } from './logout-failure.js';
import { leavingChanged } from './session.slice.js';
import { removeTexts } from './use-logout-end.js';
import { useSession } from './use-session.js';

export type LogoutScope = 'here' | 'everywhere';
/** Changes to outputs, or the text on a desk. */
export type Unsaved = 'outputs' | 'draft';

const logoutApi = api.injectEndpoints({
  endpoints: (build) => ({
    logout: build.mutation<unknown, LogoutScope>({
      query: (scope) => (scope === 'here' ? API.logout : API.logoutEverywhere),
    }),
  }),
});

/**
 * Ends our session and the identity service's, then opens `/`, or `leadsTo` as a new page for another user.
 * `everywhere`: the user's other sessions too.
 */
export function useLogout(scope: LogoutScope = 'here', leadsTo?: string) {
  const { user } = useSession({ asks: 'never' });
  const toast = useToast();
  const loadIdentity = useIdentity();
  const navigate = useNavigate();
  const dispatch = useApiDispatch();
  const [logoutSession] = logoutApi.useLogoutMutation();
  const [isBusy, setBusy] = useState(false);

  /** What logging out now would lose. */
  async function findUnsaved(): Promise<Unsaved[]> {
    const isFlushed = await flushUnsaved();
    const isKept = user !== null && hasKeptTexts(user.id);
    return [
      ...(isFlushed && !isKept ? [] : (['outputs'] as const)),
      ...(user !== null && hasUnsavedDraft(user.id) ? (['draft'] as const) : []),
    ];
  }

  async function logout(): Promise<void> {
    setBusy(true);
    let isOurs = user !== null;
    try {
      if (user) await logoutSession(scope).unwrap();
      isOurs = false;
      // Otherwise the next visit would sign in again.
      if (!user || hasFirebaseRecord()) await (await loadIdentity())?.signOut();
      discardUnsaved();
      if (leadsTo !== undefined) {
        if (user) removeTexts(user.id);
        return openAnew(leadsTo);
      }
      toast({ title: MESSAGES.auth.logoutTitle, description: MESSAGES.auth.logoutBody });
      dispatch(leavingChanged(true));
      await navigate(paths.home.getHref());
    } catch (cause) {
      toast(logoutFailure(cause, isOurs));
    } finally {
      setBusy(false);
    }
  }
  return { findUnsaved, logout, isBusy };
}

function openAnew(address: string): void {
  forgetSession();
  window.location.assign(address);
}
