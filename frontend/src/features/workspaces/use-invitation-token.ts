import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../shared/browser/use-hydrated.js';

const KEY = 'repurpose.invitation';

/**
 * From the link's fragment, which no server sees; kept in this tab during sign-in. Null until the page is hydrated, ''
 * without one.
 */
export function useInvitationToken(): { token: string | null; forget: () => void } {
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const named = hash.slice(1);
  useEffect(() => {
    if (named !== '') writeTab(named);
  }, [named]);
  const token = !isHydrated ? null : named !== '' ? named : readTab();
  return { token, forget: () => writeTab(null) };
}

/** Without session storage the link must be opened again after sign-in. */
function readTab(): string {
  try {
    return window.sessionStorage.getItem(KEY) ?? '';
  } catch (cause) {
    if (cause instanceof DOMException) return '';
    throw cause;
  }
}

function writeTab(token: string | null): void {
  try {
    if (token === null) window.sessionStorage.removeItem(KEY);
    else window.sessionStorage.setItem(KEY, token);
  } catch (cause) {
    if (!(cause instanceof DOMException)) throw cause;
  }
}
