import { useState, useEffect } from 'react';
import { useNavigate, useLocation } from 'react-router';
import { API, MESSAGES } from '@repurpose/contract';
import { useSelector } from 'react-redux';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api, useApiDispatch } from '../api/api.js';
import { useIdentity } from '../identity/use-identity.js';
import { paths } from '../paths.js';
import { hasKeptTexts, hasUnsavedDraft, removeTexts } from '../unsaved/kept-texts.js';
import { discardUnsaved, flushUnsaved } from '../unsaved/unsaved.js';
import { failed, useToast } from '../toasts/toasts.slice.js';
import { forgetSession, hasFirebaseRecord } from './session-hint.js';
import { useSession } from './use-session.js';
import { isApiFailure, messageOf } from '../api/failure.js';

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

/** Otherwise the next visit would sign in again. */
function useIdentitySignOut() {
  const { user } = useSession({ asks: 'never' });
  const loadIdentity = useIdentity();
  return async (): Promise<void> => {
    if (!user || hasFirebaseRecord()) await (await loadIdentity())?.signOut();
  };
}

/** Forgets the user and their texts once `/` is shown: a page that is left writes its draft a last time. */
export function useLogoutEnd(): void {
  const isLeaving = useSelector((state: { session: { isLeaving: boolean } }) => state.session.isLeaving);
  const { pathname } = useLocation();
  const dispatch = useApiDispatch();
  const userId = useSession({ asks: 'never' }).user?.id;
  useEffect(() => {
    if (!isLeaving || pathname !== paths.home.path) return;
    if (userId !== undefined) removeTexts(userId);
    forgetSession();
    void dispatch(api.util.upsertQueryData('getUser', undefined, null));
    dispatch(api.util.invalidateTags(['Transformations', 'Tags', 'Workspaces']));
    dispatch(leavingChanged(false));
  }, [isLeaving, pathname, dispatch, userId]);
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
    dispatch(leavingChanged(true));
    await navigate(paths.home.getHref());
  };
}

/** `isOurs`: our session; else the identity service, which comes after it. */
export const logoutFailure = (cause: unknown, isOurs: boolean) =>
  failed(
    isOurs ? MESSAGES.auth.logoutFailed : MESSAGES.auth.identityLogoutFailed,
    isApiFailure(cause) ? messageOf(cause) : MESSAGES.auth.logoutUnexpected,
  );

/** A logout opens `/` before the user is cleared, else a protected page would redirect first. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { isLeaving: false },
  reducers: {
    leavingChanged: (state, action: PayloadAction<boolean>) => {
      state.isLeaving = action.payload;
    },
  },
});
export const { leavingChanged } = sessionSlice.actions;
