import type { ComponentState } from '@repurpose/contract';

export const IDENTITY = Symbol('IDENTITY');

export interface ProvenIdentity {
  uid: string;
  email: string | null;
  isEmailVerified: boolean;
  displayName: string;
  /** Refreshing a token does not change it. */
  signedInAt: Date;
}

export interface IdentityPort {
  readonly isOn: boolean;
  /** @throws AppError BAD_IDENTITY_TOKEN, IDENTITY_EXPIRED (disabled, signed out), IDENTITY_UNAVAILABLE, IDENTITY_OFF */
  verify(token: string): Promise<ProvenIdentity>;
  /** By uid: earlier sign-ins are invalid. @throws AppError IDENTITY_UNAVAILABLE, IDENTITY_OFF */
  findValidSince(uids: readonly string[]): Promise<Map<string, Date>>;
  /** Idempotent. @throws AppError IDENTITY_UNAVAILABLE, IDENTITY_OFF */
  remove(uid: string): Promise<void>;
  state(): ComponentState;
}
