import { MESSAGES } from '@repurpose/contract';
import { isApiFailure, messageOf } from '../api/failure.js';

/** `isOurs`: our session; else the identity service, which comes after it. */
export function logoutFailure(cause: unknown, isOurs: boolean) {
  return {
    title: isOurs ? MESSAGES.auth.logoutFailed : MESSAGES.auth.identityLogoutFailed,
    description: isApiFailure(cause) ? messageOf(cause) : MESSAGES.auth.logoutUnexpected,
    variant: 'destructive' as const,
  };
}
