import type { ComponentState } from '@repurpose/contract';

/** Injection token of the chosen adapter. */
export const IDENTITY = Symbol('IDENTITY');

/** Who the identity service says somebody is. `uid` is the identity; everything else describes it. */
export interface ProvenIdentity {
  uid: string;
  /** Null when the account there has none (e.g. signed in by telephone). */
  email: string | null;
  isEmailVerified: boolean;
  displayName: string;
  /** When they last showed who they are: a token made anew from an old sign-in keeps its time. */
  signedInAt: Date;
}

/** The hosted identity service, as far as we need it: a token proves who somebody is. */
export interface IdentityPort {
  /** False when this installation has only its own sessions. */
  readonly isOn: boolean;
  /**
   * Checks signature, audience, issuer and lifetime of an ID token, and that its user is neither disabled nor signed
   * out everywhere since.
   * @throws AppError BAD_IDENTITY_TOKEN, IDENTITY_EXPIRED (revoked, disabled, deleted), IDENTITY_UNAVAILABLE, IDENTITY_OFF
   */
  verify(token: string): Promise<ProvenIdentity>;
  /**
   * Those of `uids` that are good, each with the instant before which its sign-ins are void; disabled and deleted ones are
   * left out. @throws AppError IDENTITY_UNAVAILABLE, IDENTITY_OFF
   */
  findValidSince(uids: readonly string[]): Promise<Map<string, Date>>;
  /** Deletes the identity's account; one that is gone already is deleted. @throws AppError IDENTITY_UNAVAILABLE, IDENTITY_OFF */
  remove(uid: string): Promise<void>;
  /** By how the last minute went; asks nobody. */
  state(): ComponentState;
}
