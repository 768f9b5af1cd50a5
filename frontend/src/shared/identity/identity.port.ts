import type { PublicConfig } from '@repurpose/contract';

/** A person as the identity service knows them. */
export interface IdentityUser {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  /** A fresh bearer token for the product's API. */
  getToken(): Promise<string>;
}

/**
 * The hosted identity service, in our words. Every method may reject with an error whose `code` is one of the
 * service's own (`auth/wrong-password`, …); `identity-messages.ts` turns it into the sentence the user reads.
 */
export interface IdentityPort {
  /**
   * The signed-in user, once the stored record has been read and confirmed; null without one.
   * @throws an error that `hasIdentityEnded` knows when the stored user is disabled, deleted or signed out everywhere
   */
  findUser(): Promise<IdentityUser | null>;
  signIn(email: string, password: string): Promise<IdentityUser>;
  register(email: string, password: string): Promise<IdentityUser>;
  /** Opens the Google popup (500 by 600). */
  signInWithGoogle(): Promise<IdentityUser>;
  signOut(): Promise<void>;
  /** Deletes the account that is signed in; used only to take back a registration the backend refused. */
  deleteAccount(): Promise<void>;
  sendPasswordReset(email: string): Promise<void>;
}

export type FirebaseConfig = NonNullable<PublicConfig['identity']['firebase']>;
/** Opens the adapter for a configuration; called once per page load. */
export type OpenIdentity = (config: FirebaseConfig) => Promise<IdentityPort>;

const ENDED: ReadonlySet<unknown> = new Set([
  'auth/user-token-expired',
  'auth/invalid-user-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Whether the identity service says that the stored user may no longer come in without signing in again. */
export function hasIdentityEnded(cause: unknown): boolean {
  return cause instanceof Error && 'code' in cause && ENDED.has(cause.code);
}
