import type { ComponentState } from '@repurpose/contract';

export const IDENTITY = Symbol('IDENTITY');

export interface ProvenIdentity {
  uid: string;
  /** Null for example for an account with a telephone number only. */
  email: string | null;
  isEmailVerified: boolean;
  displayName: string;
  /** Refreshing a token does not change it. */
  signedInAt: Date;
}

export interface IdentityPort {
  /** False: this installation has only its own sessions. */
  readonly isOn: boolean;
  /**
   * Also checks that the user is neither disabled nor signed out everywhere since. @throws AppError BAD_IDENTITY_TOKEN,
   * IDENTITY_EXPIRED (revoked, disabled, deleted), IDENTITY_UNAVAILABLE, IDENTITY_OFF
   */
  verify(token: string): Promise<ProvenIdentity>;
  /** By uid: earlier sign-ins are invalid. @throws AppError IDENTITY_UNAVAILABLE, IDENTITY_OFF */
  findValidSince(uids: readonly string[]): Promise<Map<string, Date>>;
  /** Idempotent. @throws AppError IDENTITY_UNAVAILABLE, IDENTITY_OFF */
  remove(uid: string): Promise<void>;
  /** From the calls of the last minute. */
  state(): ComponentState;
}
