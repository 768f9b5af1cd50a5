import { useState } from 'react';
import { API, MESSAGES } from '@repurpose/contract';
import { api } from '../api/api.js';
import { isApiFailure, messageOf } from '../api/failure.js';
import { hasUnsavedDraft } from '../unsaved/drafts.js';
import { hasKeptTexts } from '../unsaved/kept-texts.js';
import { discardUnsaved, flushUnsaved } from '../unsaved/unsaved.js';
import { failed, useToast } from '../toasts/use-toast.js';
import { forgetSession } from './session-hint.js';
import { removeTexts } from './use-logout-end.js';
import { useSession } from './use-session.js';
import { useIdentitySignOut, useLeave } from './use-leave.js';

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
  const signOut = useIdentitySignOut();
  const leave = useLeave();
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
      if (leadsTo === undefined)
        return await leave({ title: MESSAGES.auth.logoutTitle, description: MESSAGES.auth.logoutBody });
      await signOut();
      discardUnsaved();
      if (user) removeTexts(user.id);
      forgetSession();
      window.location.assign(leadsTo);
    } catch (cause) {
      toast(logoutFailure(cause, isOurs));
    } finally {
      setBusy(false);
    }
  }
  return { findUnsaved, logout, isBusy };
}

/** `isOurs`: our session; else the identity service, which comes after it. */
export const logoutFailure = (cause: unknown, isOurs: boolean) =>
  failed(
    isOurs ? MESSAGES.auth.logoutFailed : MESSAGES.auth.identityLogoutFailed,
    isApiFailure(cause) ? messageOf(cause) : MESSAGES.auth.logoutUnexpected,
  );
