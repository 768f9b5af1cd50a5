import { createContext, useCallback, useContext } from 'react';
import type { PublicConfig } from '@repurpose/contract';
import { api, useApiDispatch } from '../api/api.js';
import { messageOf } from '../api/failure.js';

/** The SDK may be opened only once per page. If its chunk did not load, the next call tries again. */
export function openOnce(open: OpenIdentity): OpenIdentity {
  let opened: Promise<IdentityPort> | null = null;
  return (config: FirebaseConfig) =>
    (opened ??= open(config).catch((cause: unknown) => {
      opened = null;
      throw cause;
    }));
}

const firebaseIdentity: OpenIdentity = openOnce(async (config) =>
  (await import('./firebase.identity.js')).openFirebaseIdentity(config),
);

export const IdentityContext = createContext<OpenIdentity>(firebaseIdentity);

/** `null`: this installation has only its own sessions. */
export function useIdentity(): () => Promise<IdentityPort | null> {
  const open = useContext(IdentityContext);
  const dispatch = useApiDispatch();
  return useCallback(async () => {
    const { data, error } = await dispatch(api.endpoints.getConfig.initiate());
    if (!data)
      throw new Error(error && 'body' in error ? messageOf(error) : 'The configuration could not be read.');
    return data.identity.firebase ? open(data.identity.firebase) : null;
  }, [dispatch, open]);
}

export interface IdentityUser {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  /** For the product's API. */
  getToken(): Promise<string>;
}

/**
 * Methods may reject with an error whose `code` is the service's own (`auth/wrong-password`). `use-sign-in.ts` has
 * the texts.
 */
export interface IdentityPort {
  /**
   * Once the stored record has been confirmed. @throws an error of `hasIdentityEnded`: disabled, deleted or signed out
   * everywhere
   */
  findUser(): Promise<IdentityUser | null>;
  signIn(email: string, password: string): Promise<IdentityUser>;
  register(email: string, password: string): Promise<IdentityUser>;
  /** In a popup of 500 by 600. */
  signInWithGoogle(): Promise<IdentityUser>;
  signOut(): Promise<void>;
  /** Of the signed-in user. Only after the backend refused a registration. */
  deleteAccount(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
}

export type FirebaseConfig = NonNullable<PublicConfig['identity']['firebase']>;
/** Called once per page load. */
type OpenIdentity = (config: FirebaseConfig) => Promise<IdentityPort>;

const ENDED: ReadonlySet<unknown> = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** The stored user must sign in again. */
export function hasIdentityEnded(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && ENDED.has(cause.code);
}
