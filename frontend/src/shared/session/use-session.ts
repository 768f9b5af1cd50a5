import { useEffect } from 'react';
import type { User } from '@repurpose/contract';
import { api } from '../api/api.js';
import { rememberSession } from './session-hint.js';

/** `isAnswered`: it is the API that said so. */
export type Session =
  { status: 'loading'; user: null } | { status: 'known'; user: User | null; isAnswered: boolean };

/**
 * Who is signed in: loading, a user, or nobody (also when the API cannot be reached). With `asks: false` it only tells
 * what another part of the page has already asked for.
 */
export function useSession({ asks = true } = {}): Session {
  api.endpoints.getUser.useQuerySubscription(undefined, { skip: !asks });
  const { data, isUninitialized, isLoading } = api.endpoints.getUser.useQueryState();
  useEffect(() => {
    if (data !== undefined) rememberSession(data !== null);
  }, [data]);
  if (isLoading || (asks && isUninitialized)) return { status: 'loading', user: null };
  return { status: 'known', user: data ?? null, isAnswered: data !== undefined };
}
