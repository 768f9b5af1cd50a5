import { MESSAGES } from '@repurpose/contract';
import { failed } from '../toasts/use-toast.js';
import { isApiFailure, messageOf } from '../api/failure.js';

/** `isOurs`: our session; else the identity service, which comes after it. */
export const logoutFailure = (cause: unknown, isOurs: boolean) =>
  failed(
    isOurs ? MESSAGES.auth.logoutFailed : MESSAGES.auth.identityLogoutFailed,
    isApiFailure(cause) ? messageOf(cause) : MESSAGES.auth.logoutUnexpected,
  );
