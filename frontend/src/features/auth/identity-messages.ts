import { MESSAGES } from '@repurpose/contract';

export type SignInWay = 'login' | 'registration' | 'google';
const { auth } = MESSAGES;

const SHARED = { 'auth/invalid-email': auth.invalidEmail } as const;

const IDENTITY_MESSAGES: Readonly<Record<SignInWay, Readonly<Record<string, string>>>> = {
  login: {
    ...SHARED,
    'auth/user-not-found': auth.badCredentials,
    'auth/wrong-password': auth.badCredentials,
    'auth/invalid-credential': auth.badCredentials,
    'auth/too-many-requests': auth.tooManyLogins,
  },
  registration: {
    ...SHARED,
    'auth/email-already-in-use': auth.emailTaken,
    'auth/weak-password': auth.weakPassword,
  },
  google: {
    'auth/popup-closed-by-user': auth.popupClosed,
    'auth/cancelled-popup-request': auth.popupOpen,
    'auth/unauthorized-domain': auth.unauthorizedDomain,
  },
};

/** An unlisted code shows its message as received. */
export function signInMessageOf(way: SignInWay, cause: unknown): string {
  const known = IDENTITY_MESSAGES[way][codeOf(cause)];
  if (known) return known;
  return cause instanceof Error ? cause.message : String(cause);
}

export const isPopupClosed = (cause: unknown): boolean => codeOf(cause) === 'auth/popup-closed-by-user';

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}
