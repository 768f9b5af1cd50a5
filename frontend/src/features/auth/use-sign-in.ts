import { useRef, useState } from 'react';
import { MESSAGES } from '@repurpose/contract';
import { api } from '../../shared/api/api.js';
import { useApiDispatch } from '../../shared/api/use-api-dispatch.js';
import type { IdentityPort } from '../../shared/identity/identity.port.js';
import { useIdentity } from '../../shared/identity/use-identity.js';
import { useToast } from '../../shared/toasts/use-toast.js';
import { isPopupClosed, signInMessageOf, type SignInWay } from './identity-messages.js';
import type { SignedIn } from './sign-in.js';

const TITLES = {
  login: { done: MESSAGES.auth.loginTitle, failed: MESSAGES.auth.loginFailed },
  google: { done: MESSAGES.auth.loginTitle, failed: MESSAGES.auth.googleFailed },
  registration: { done: MESSAGES.auth.registrationTitle, failed: MESSAGES.auth.registrationFailed },
} as const satisfies Record<SignInWay, { done: string; failed: string }>;

type Attempt = (
  dispatch: ReturnType<typeof useApiDispatch>,
  identity: IdentityPort | null,
) => Promise<SignedIn>;

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

  async function attempt(way: SignInWay, run: Attempt): Promise<void> {
    const own = ++latest.current;
    setBusy(way);
    try {
      const { user, greeting } = await run(dispatch, await loadIdentity());
      toast({ title: TITLES[way].done, description: greeting });
      await dispatch(api.util.upsertQueryData('getUser', undefined, user));
      void dispatch(api.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
      dispatch(api.util.invalidateTags(['Transformations']));
    } catch (cause) {
      if (own !== latest.current && isPopupClosed(cause)) return;
      toast({ title: TITLES[way].failed, description: signInMessageOf(way, cause), variant: 'destructive' });
    } finally {
      if (own === latest.current) setBusy(null);
    }
  }
  return { busy, isLocked: busy === 'login' || busy === 'registration', attempt };
}
