import type { ComponentState } from '@repurpose/contract';
import type { Env } from '../../../config/env.js';
import { AppError } from '../../../errors/app-error.js';
import type { IdentityPort, ProvenIdentity } from './identity.port.js';

export async function chooseIdentity(env: Env): Promise<IdentityPort> {
  if (env.IDENTITY === 'session') return new AbsentIdentity();
  const [{ FirebaseIdentity }, { cert, initializeApp }] = await Promise.all([
    import('./firebase.identity.js'),
    import('firebase-admin/app'),
  ]);
  const account = env.FIREBASE_SERVICE_ACCOUNT;
  const app = initializeApp({
    projectId: env.FIREBASE_PROJECT_ID ?? '',
    ...(account && { credential: cert(JSON.parse(account) as object) }),
  });
  return new FirebaseIdentity(app);
}

export class AbsentIdentity implements IdentityPort {
  readonly isOn = false;

  verify(): Promise<ProvenIdentity> {
    return Promise.reject(new AppError('IDENTITY_OFF'));
  }

  findValidSince(): Promise<Map<string, Date>> {
    return Promise.reject(new AppError('IDENTITY_OFF'));
  }

  remove(): Promise<void> {
    return Promise.reject(new AppError('IDENTITY_OFF'));
  }

  state(): ComponentState {
    return 'operational';
  }
}
