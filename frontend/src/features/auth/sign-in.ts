import { MESSAGES, type LoginRequest, type RegisterRequest, type User } from '@repurpose/contract';
import type { useApiDispatch } from '../../shared/api/api.js';
import type { IdentityPort, IdentityUser } from '../../shared/identity/identity.port.js';
import { errorFieldOf, isApiFailure, messageOf } from '../../shared/api/failure.js';
import { identitySessionApi, syncCallOf } from '../../shared/session/identity-session.js';
import { reportOnce } from '../../shared/report.js';
import { authApi } from './auth.api.js';

type Dispatch = ReturnType<typeof useApiDispatch>;
const { firebaseAuth, firebaseRegister } = identitySessionApi.endpoints;

export interface SignedIn {
  user: User;
  greeting: string;
}

/** At the identity service and then the backend, or with our own session. @throws Error with the text to show */
export async function logIn(
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

export async function logInWithGoogle(dispatch: Dispatch, identity: IdentityPort | null): Promise<SignedIn> {
  if (!identity) throw new Error(MESSAGES.auth.syncFailed);
  const account = await identity.signInWithGoogle();
  return {
    user: await authenticate(dispatch, identity, account),
    greeting: MESSAGES.auth.signedInWithGoogle,
  };
}

/** If the backend refuses, the account is deleted at the identity service. */
export async function register(
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
