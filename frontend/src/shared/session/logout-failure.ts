import { MESSAGES } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../api/failure.js';

/** The toast of a logout that failed (spec §8): of our session, or of the identity service when there was none. */
export function logoutFailure(cause: unknown, hadSession: boolean) {
  return {
    title: hadSession ? MESSAGES.auth.logoutFailed : MESSAGES.auth.identityLogoutFailed,
    description: isApiFailure(cause) ? messageOf(cause) : MESSAGES.auth.logoutUnexpected,
    variant: 'destructive' as const,
  };
}
