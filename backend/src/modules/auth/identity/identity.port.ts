import type { ComponentState } from '@repurpose/contract';

export const IDENTITY = Symbol('IDENTITY');

export interface ProvenIdentity {
  uid: string;
  /** Null for an account without one, e.g. by telephone. */
  email: string | null;
  isEmailVerified: boolean;
  displayName: string;
  /** Of the sign-in; refreshing the token keeps it. */
  signedInAt: Date;
}

export interface IdentityPort {
  /** False: this installation has only its own sessions. */
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
  /** Idempotent. @throws AppError IDENTITY_UNAVAILABLE, IDENTITY_OFF */
  remove(uid: string): Promise<void>;
  /** By the calls of the last minute. */
  state(): ComponentState;
}
