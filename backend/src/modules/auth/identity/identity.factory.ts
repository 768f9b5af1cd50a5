import type { Env } from '../../../config/env.js';
import { AbsentIdentity } from './absent.identity.js';
import type { IdentityPort } from './identity.port.js';

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
