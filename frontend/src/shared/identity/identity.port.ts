import type { PublicConfig } from '@repurpose/contract';

export interface IdentityUser {
  uid: string;
  email: string;
  displayName: string | null;
  photoURL: string | null;
  /** For the product's API. */
  getToken(): Promise<string>;
}

/**
 * Methods may reject with an error whose `code` is the service's own (`auth/wrong-password`). `identity-messages.ts` has
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
export type OpenIdentity = (config: FirebaseConfig) => Promise<IdentityPort>;

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
