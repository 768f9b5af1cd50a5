import { MESSAGES } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../api/failure.js';

/** The toast of a logout that failed: of our session, or of the identity service, whose turn is after it. */
export function logoutFailure(cause: unknown, isOurs: boolean) {
  return {
    title: isOurs ? MESSAGES.auth.logoutFailed : MESSAGES.auth.identityLogoutFailed,
    description: isApiFailure(cause) ? messageOf(cause) : MESSAGES.auth.logoutUnexpected,
    variant: 'destructive' as const,
  };
}
