import { useEffect } from 'react';
import type { User } from '@repurpose/contract';
import { useGetUserQuery } from '../api/api.js';
import { rememberSession } from './session-hint.js';

export type Session = { status: 'loading'; user: null } | { status: 'known'; user: User | null };

/** Who is signed in: loading, a user, or nobody (also when the API cannot be reached). */
export function useSession(): Session {
  const { data, isUninitialized, isLoading } = useGetUserQuery();
  useEffect(() => {
    if (data !== undefined) rememberSession(data !== null);
  }, [data]);
  if (isUninitialized || isLoading) return { status: 'loading', user: null };
  return { status: 'known', user: data ?? null };
}
