import { useState } from 'react';
import { isApiFailure, messageOf } from '../../shared/api/failure.js';
import { useApiDispatch } from '../../shared/api/use-api-dispatch.js';
import { useIdentity } from '../../shared/identity/use-identity.js';
import { useToast } from '../../shared/toasts/use-toast.js';
import { authApi } from './auth.api.js';
import { signInMessageOf } from './identity-messages.js';

const SENT = {
  title: 'Check your email',
  description: 'If this address has an account, a link to set a new password is on its way.',
};

/** Answers the same for every address, so it does not reveal who has an account. */
export function usePasswordReset() {
  const [isSent, setSent] = useState(false);
  const loadIdentity = useIdentity();
  const dispatch = useApiDispatch();
  const toast = useToast();
  async function send(email: string): Promise<void> {
    try {
      const identity = await loadIdentity();
      if (identity) await identity.sendPasswordReset(email);
      else await dispatch(authApi.endpoints.requestPasswordReset.initiate({ email })).unwrap();
      setSent(!identity);
      toast(SENT);
    } catch (cause) {
      if (isUnknownUser(cause)) return toast(SENT);
      const description = isApiFailure(cause) ? messageOf(cause) : signInMessageOf('login', cause);
      toast({ title: 'Password reset failed', description, variant: 'destructive' });
    }
  }
  return { isSent, send };
}

const isUnknownUser = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'auth/user-not-found';
