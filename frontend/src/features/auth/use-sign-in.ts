import { useRef, useState } from 'react';
import { MESSAGES, type LoginRequest, type RegisterRequest, type User } from '@repurpose/contract';
import { api, useApiDispatch } from '../../shared/api/api.js';
import { type IdentityPort, type IdentityUser, useIdentity } from '../../shared/identity/use-identity.js';
import { failed, useToast } from '../../shared/toasts/toasts.slice.js';
import { errorFieldOf, isApiFailure, messageOf } from '../../shared/api/failure.js';
import { identitySessionApi, syncCallOf } from '../../shared/session/identity-session.js';
import { reportOnce } from '../../shared/report.js';
import { authApi } from './auth.api.js';

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

type Dispatch = ReturnType<typeof useApiDispatch>;
const { firebaseAuth, firebaseRegister } = identitySessionApi.endpoints;

interface SignedIn {
  user: User;
  greeting: string;
}

/** At the identity service and then the backend, or with our own session. @throws Error with the text to show */
async function logIn(
  dispatch: Dispatch,
  identity: IdentityPort | null,
  input: LoginRequest,
): Promise<SignedIn> {
  if (!identity) {
    const user = await ownSession(dispatch(authApi.endpoints.login.initiate(input)).unwrap());
    return { user, greeting: MESSAGES.auth.welcomeBackName(user.username) };
  }
  const account = await identity.signIn(input.email, input.password);
  return { user: await authenticate(dispatch, identity, account), greeting: MESSAGES.auth.welcomeBack };
}

async function logInWithGoogle(dispatch: Dispatch, identity: IdentityPort | null): Promise<SignedIn> {
  if (!identity) throw new Error(MESSAGES.auth.syncFailed);
  const account = await identity.signInWithGoogle();
  return {
    user: await authenticate(dispatch, identity, account),
    greeting: MESSAGES.auth.signedInWithGoogle,
  };
}

/** If the backend refuses, the account is deleted at the identity service. */
async function register(
  dispatch: Dispatch,
  identity: IdentityPort | null,
  input: RegisterRequest,
): Promise<SignedIn> {
  if (!identity) {
    const user = await ownSession(dispatch(authApi.endpoints.register.initiate(input)).unwrap());
    return { user, greeting: MESSAGES.auth.welcomeName(user.username) };
  }
  const account = await identity.register(input.email, input.password);
  try {
    const user = await dispatch(
      firebaseRegister.initiate(await syncCallOf(account, input.username)),
    ).unwrap();
    return { user, greeting: MESSAGES.auth.accountCreated };
  } catch (cause) {
    await takeBack(identity);
    throw new Error(MESSAGES.auth.backendRegister(causeText(cause)), { cause });
  }
}

/** If the backend refuses, the user is signed out at the identity service. */
async function authenticate(
  dispatch: Dispatch,
  identity: IdentityPort,
  account: IdentityUser,
): Promise<User> {
  try {
    return await dispatch(firebaseAuth.initiate(await syncCallOf(account))).unwrap();
  } catch (cause) {
    await identity.signOut();
    throw new Error(MESSAGES.auth.backendLogin(causeText(cause)), { cause });
  }
}

/** If the account cannot be deleted, at least signs out. */
async function takeBack(identity: IdentityPort): Promise<void> {
  try {
    await identity.deleteAccount();
  } catch (cause) {
    reportOnce('The refused account could not be deleted at the identity service.', cause);
    await identity.signOut();
  }
}

async function ownSession(answer: Promise<User>): Promise<User> {
  try {
    return await answer;
  } catch (cause) {
    if (!isApiFailure(cause)) throw cause;
    throw new Error(messageOf(cause), { cause });
  }
}

function causeText(cause: unknown): string {
  if (isApiFailure(cause)) return errorFieldOf(cause);
  return cause instanceof Error ? cause.message : String(cause);
}

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

const isPopupClosed = (cause: unknown): boolean => codeOf(cause) === 'auth/popup-closed-by-user';

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}
