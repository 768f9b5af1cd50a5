import { setTimeout as delay } from 'node:timers/promises';
import { type ComponentState, type ErrorCode, LIMITS } from '@repurpose/contract';
import type { App } from 'firebase-admin/app';
import { getAuth, type UserRecord } from 'firebase-admin/auth';
import { SETTINGS } from '../../../config/settings.js';
import { AppError } from '../../../errors/app-error.js';
import type { IdentityPort, ProvenIdentity } from './identity.port.js';

const { verifyMs, statusMs, degradedMs } = SETTINGS.identity;
const CLOCK_SKEW_SECONDS = 300;
const MAX_LOOK_UPS = 100;
const ENDED = new Set(['auth/id-token-revoked', 'auth/user-disabled', 'auth/user-not-found']);

export class FirebaseIdentity implements IdentityPort {
  readonly isOn = true;
  private unavailableAt = -Infinity;

  constructor(private readonly app: App) {}

  async verify(token: string): Promise<ProvenIdentity> {
    if (token.length > LIMITS.identityTokenChars) throw new AppError('BAD_IDENTITY_TOKEN');
    const claims = await this.read(token);
    const latest = Date.now() / 1_000 + CLOCK_SKEW_SECONDS;
    if (!(claims.iat <= latest && claims.auth_time <= latest)) throw new AppError('BAD_IDENTITY_TOKEN');
    const name: unknown = claims['name'];
    return {
      uid: claims.uid,
      email: claims.email ?? null,
      isEmailVerified: claims.email_verified === true,
      displayName: typeof name === 'string' ? name : '',
      signedInAt: new Date(claims.auth_time * 1_000),
    };
  }

  async findValidSince(uids: readonly string[]): Promise<Map<string, Date>> {
    const starts = Array.from({ length: Math.ceil(uids.length / MAX_LOOK_UPS) }, (_, i) => i * MAX_LOOK_UPS);
    const pages = starts.map((start) => this.lookUp(uids.slice(start, start + MAX_LOOK_UPS)));
    const users = (await Promise.all(pages)).flat();
    const valid = users.filter(({ disabled }) => !disabled);
    return new Map(valid.map(({ uid, tokensValidAfterTime }) => [uid, new Date(tokensValidAfterTime ?? 0)]));
  }

  async remove(uid: string): Promise<void> {
    try {
      await withinLimit(getAuth(this.app).deleteUser(uid));
    } catch (error) {
      if ((error as { code?: unknown }).code === 'auth/user-not-found') return;
      throw this.unavailable(error);
    }
  }

  state(): ComponentState {
    return performance.now() - this.unavailableAt < degradedMs ? 'degraded' : 'operational';
  }

  private async lookUp(uids: string[]): Promise<UserRecord[]> {
    try {
      const found = getAuth(this.app).getUsers(uids.map((uid) => ({ uid })));
      return (await withinLimit(found, statusMs)).users;
    } catch (error) {
      throw this.unavailable(error);
    }
  }

  private unavailable(cause: unknown): AppError {
    this.unavailableAt = performance.now();
    return new AppError('IDENTITY_UNAVAILABLE', { cause });
  }

  private async read(token: string) {
    try {
      return await withinLimit(getAuth(this.app).verifyIdToken(token, true));
    } catch (error) {
      const code = identityErrorCode(error);
      if (code === 'IDENTITY_UNAVAILABLE') this.unavailableAt = performance.now();
      throw new AppError(code, { cause: error });
    }
  }
}

/** firebase-admin uses one code for bad tokens and for unreachable key servers. Only their messages differ. */
export function identityErrorCode(error: unknown): ErrorCode {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code !== 'string') return error instanceof Error ? 'BAD_IDENTITY_TOKEN' : 'IDENTITY_UNAVAILABLE';
  if (ENDED.has(code)) return 'IDENTITY_EXPIRED';
  if (code === 'auth/id-token-expired') return 'BAD_IDENTITY_TOKEN';
  const isAboutToken = /Firebase ID token|verifyIdToken\(\)/.test(String(message));
  return code === 'auth/argument-error' && isAboutToken ? 'BAD_IDENTITY_TOKEN' : 'IDENTITY_UNAVAILABLE';
}

/** firebase-admin has no timeout of its own. */
async function withinLimit<T>(work: Promise<T>, ms: number = verifyMs): Promise<T> {
  const late = Object.assign(new Error('the identity service did not answer'), {
    code: 'app/network-timeout',
  });
  return Promise.race([work, delay(ms, late, { ref: false }).then((error) => Promise.reject(error))]);
}
