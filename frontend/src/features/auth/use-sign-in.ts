import { useRef, useState } from 'react';
import { MESSAGES, type LoginRequest, type RegisterRequest } from '@repurpose/contract';
import { api, useApiDispatch } from '../../shared/api/api.js';
import { useIdentity } from '../../shared/identity/use-identity.js';
import type { IdentityPort } from '../../shared/identity/identity.port.js';
import { failed, useToast } from '../../shared/toasts/use-toast.js';
import { type SignedIn, logIn, logInWithGoogle, register } from './sign-in.js';
import { type SignInWay, signInMessageOf, isPopupClosed } from './identity-messages.js';

const TITLES = {
  login: { done: MESSAGES.auth.loginTitle, failed: MESSAGES.auth.loginFailed },
  google: { done: MESSAGES.auth.loginTitle, failed: MESSAGES.auth.googleFailed },
  registration: { done: MESSAGES.auth.registrationTitle, failed: MESSAGES.auth.registrationFailed },
} as const satisfies Record<SignInWay, { done: string; failed: string }>;

/**
 * Reading the user again makes the page redirect. A new attempt may begin while Google's popup is open: Firebase
 * notices a closed popup only after ten seconds.
 */
export function useSignIn() {
  const [busy, setBusy] = useState<SignInWay | null>(null);
  const dispatch = useApiDispatch();
  const loadIdentity = useIdentity();
  const toast = useToast();
  const latest = useRef(0);

  async function attempt(
    way: SignInWay,
    run: (identity: IdentityPort | null) => Promise<SignedIn>,
  ): Promise<void> {
    const own = ++latest.current;
    setBusy(way);
    try {
      const { user, greeting } = await run(await loadIdentity());
      toast({ title: TITLES[way].done, description: greeting });
      await dispatch(api.util.upsertQueryData('getUser', undefined, user));
      void dispatch(api.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
      dispatch(api.util.invalidateTags(['Transformations']));
    } catch (cause) {
      if (own !== latest.current && isPopupClosed(cause)) return;
      toast(failed(TITLES[way].failed, signInMessageOf(way, cause)));
    } finally {
      if (own === latest.current) setBusy(null);
    }
  }
  return {
    busy,
    isLocked: busy === 'login' || busy === 'registration',
    logIn: (input: LoginRequest) => attempt('login', (identity) => logIn(dispatch, identity, input)),
    register: (input: RegisterRequest) =>
      attempt('registration', (identity) => register(dispatch, identity, input)),
    logInWithGoogle: () => attempt('google', (identity) => logInWithGoogle(dispatch, identity)),
  };
}
