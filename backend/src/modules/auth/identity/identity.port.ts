import type { ComponentState } from '@repurpose/contract';

export const IDENTITY = Symbol('IDENTITY');

export interface ProvenIdentity {
  uid: string;
  /** Null for an account without one, for example by telephone. */
  email: string | null;
  isEmailVerified: boolean;
  displayName: string;
  /** Time of the sign-in. Refreshing a token does not change it. */
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
  /** Each with the instant before which its sign-ins are invalid. @throws AppError IDENTITY_UNAVAILABLE, IDENTITY_OFF */
  findValidSince(uids: readonly string[]): Promise<Map<string, Date>>;
  /** Idempotent. @throws AppError IDENTITY_UNAVAILABLE, IDENTITY_OFF */
  remove(uid: string): Promise<void>;
  /** Derived from the calls of the last minute. */
  state(): ComponentState;
}
