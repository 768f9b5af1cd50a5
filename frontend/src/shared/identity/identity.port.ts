import type { PublicConfig } from '@repurpose/contract';

/** A person as the identity service knows them (spec §3). */
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
  /** The signed-in user, once the stored record has been read; null when nobody is. */
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
