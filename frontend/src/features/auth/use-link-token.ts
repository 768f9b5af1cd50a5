import { useLocation } from 'react-router';
import { useHydrated } from '../../shared/browser/use-hydrated.js';

/** From the fragment, which no server sees. Null until the page is hydrated. */
export function useLinkToken(): string | null {
  const { hash } = useLocation();
  return useHydrated() ? hash.slice(1) : null;
}
