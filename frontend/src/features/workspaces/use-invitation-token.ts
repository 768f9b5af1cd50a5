import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { readStored, writeStored } from '../../shared/browser/stored.js';
import { useHydrated } from '../../shared/browser/use-hydrated.js';

const KEY = 'repurpose.invitation';
const TAB = 'sessionStorage';

/**
 * From the link's fragment, which no server sees; kept in this tab during sign-in. Null until the page is hydrated, ''
 * without one. Without session storage the link must be opened again after sign-in.
 */
export function useInvitationToken(): { token: string | null; forget: () => void } {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const named = hash.slice(1);
  useEffect(() => {
    if (named !== '') writeStored(KEY, named, TAB);
  }, [named]);
  const token = isHydrated ? named || (readStored(KEY, TAB) ?? '') : null;
  return { token, forget: () => void writeStored(KEY, null, TAB) };
}
