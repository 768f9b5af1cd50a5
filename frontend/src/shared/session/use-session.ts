import { useEffect, useState } from 'react';
import type { User } from '@repurpose/contract';
import { api } from '../api/api.js';
import { isSignInLikely, rememberSession } from './session-hint.js';

/** `isAnswered`: by the API. */
type Session =
  { status: 'loading'; user: null } | { status: 'known'; user: User | null; isAnswered: boolean };

/** `never`: reads only what another part of the page has asked for. */
type Asks = 'likely' | 'always' | 'never';

/** No user also when the API is unreachable. */
export function useSession({ asks = 'likely' }: { asks?: Asks } = {}): Session {
  const [isLikely] = useState(isSignInLikely);
  const isAsked = asks === 'always' || (asks === 'likely' && isLikely);
  api.endpoints.getUser.useQuerySubscription(undefined, { skip: !isAsked });
  const { data, isUninitialized, isLoading } = api.endpoints.getUser.useQueryState();
  if (isLoading || (isAsked && isUninitialized)) return { status: 'loading', user: null };
  return { status: 'known', user: data ?? null, isAnswered: data !== undefined };
}

/** Once a page: a part that appears during a logout still reads a user, and must not remember them again. */
export function useSessionHint(): void {
  const { data } = api.endpoints.getUser.useQueryState();
  const isSignedIn = data === undefined ? undefined : data !== null;
  useEffect(() => {
    if (isSignedIn !== undefined) rememberSession(isSignedIn);
  }, [isSignedIn]);
}
