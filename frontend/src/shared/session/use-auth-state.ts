import { useEffect, useState } from 'react';
import { MESSAGES, type User } from '@repurpose/contract';
import { api, useApiDispatch } from '../api/api.js';
import { isApiFailure, isRefusal } from '../api/failure.js';
import { useIdentity } from '../identity/use-identity.js';
import { hasIdentityEnded, type IdentityPort } from '../identity/identity.port.js';
import { failed, useToast } from '../toasts/use-toast.js';
import { identitySessionApi, syncCallOf } from './identity-session.js';
import { hasFirebaseRecord, hasLoggedOut, hasSessionEnded, isSignInLikely } from './session-hint.js';
import { useSession } from './use-session.js';

export type AuthState = { status: 'loading'; user: null } | { status: 'signed-in'; user: User } | SignedOut;
/** `isAnswered`: by the API; without, a user may be signed in. `hasEnded`: a user was signed in here until now. */
export type SignedOut = { status: 'signed-out'; user: null; isAnswered: boolean; hasEnded: boolean };

/**
 * Without our session, a user whom the identity service remembers is synced with the backend once. A protected page
 * also asks the API if this device remembers no sign-in: its storage may have been cleared.
 */
export function useAuthState({ isProtected = false } = {}): AuthState {
  const session = useSession({ asks: isProtected ? 'always' : 'likely' });
  const sync = useIdentitySync();
  const [hasSynced, setSynced] = useState(() => !hasFirebaseRecord());
  const wasSignedIn = useWasSignedIn(session.user !== null);
  const isAnonymous = session.status === 'known' && session.user === null;
  useEffect(() => {
    if (!isAnonymous || hasSynced) return;
    let isGone = false;
    void sync().finally(() => {
      if (!isGone) setSynced(true);
    });
    return () => {
      isGone = true;
    };
  }, [isAnonymous, hasSynced, sync]);
  if (session.user) return { status: 'signed-in', user: session.user };
  if (session.status === 'loading' || !hasSynced) return { status: 'loading', user: null };
  const { isAnswered } = session;
  return { status: 'signed-out', user: null, isAnswered, hasEnded: wasSignedIn && isAnswered };
}

/** When the page was opened, or since. */
function useWasSignedIn(isSignedIn: boolean): boolean {
  const [was, setWas] = useState(() => !hasLoggedOut() && (isSignInLikely() || hasSessionEnded()));
  if (isSignedIn && !was) setWas(true);
  return was;
}

function useIdentitySync(): () => Promise<void> {
  const loadIdentity = useIdentity();
  const dispatch = useApiDispatch();
  const toast = useToast();
  const [sync] = useState(() => async () => {
    let identity: IdentityPort | null = null;
    try {
      identity = await loadIdentity();
      const user = await identity?.findUser();
      if (!user) return;
      await dispatch(identitySessionApi.endpoints.firebaseAuth.initiate(await syncCallOf(user))).unwrap();
      await dispatch(api.endpoints.getUser.initiate(undefined, { forceRefetch: true, subscribe: false }));
    } catch (cause) {
      // Final. If the service is unreachable or limited, the next visit tries again.
      if (isRefusal(cause)) await identity?.signOut();
      toast(failed(MESSAGES.auth.authenticationError, syncMessageOf(cause)));
    }
  });
  return sync;
}

function syncMessageOf(cause: unknown): string {
  if (isApiFailure(cause)) return cause.body.error || MESSAGES.auth.syncFailed;
  return hasIdentityEnded(cause) ? MESSAGES.auth.sessionExpired : MESSAGES.auth.syncFailed;
}
