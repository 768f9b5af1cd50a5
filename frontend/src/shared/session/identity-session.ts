import { API, type FirebaseSyncRequest, type User } from '@repurpose/contract';
import { api } from '../api/api.js';
import type { ApiCall } from '../api/call.js';
import type { IdentityUser } from '../identity/identity.port.js';

type SyncCall = { token: string; body: FirebaseSyncRequest };

/** The bearer token proves the body. */
const proven =
  (route: { method: string; path: string }) =>
  ({ token, body }: SyncCall): ApiCall => ({ ...route, body, headers: { authorization: `Bearer ${token}` } });

export const identitySessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    firebaseAuth: build.mutation<User, SyncCall>({ query: proven(API.firebaseAuth) }),
    firebaseRegister: build.mutation<User, SyncCall>({ query: proven(API.firebaseRegister) }),
  }),
});

/** Default: the email before the at-sign, else 'user'. */
function usernameOf({ displayName, email }: { displayName: string | null; email: string }): string {
  return displayName?.trim() || email.split('@')[0]?.trim() || 'user';
}

/** `username` overrides the identity service's (registration). */
export async function syncCallOf(user: IdentityUser, username?: string): Promise<SyncCall> {
  return {
    token: await user.getToken(),
    body: {
      email: user.email,
      username: username ?? usernameOf(user),
      firebaseUid: user.uid,
      profileImageUrl: user.photoURL ?? '',
    },
  };
}
