import { useDeferredValue } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInPath } from '@repurpose/contract';
import { useAuthState, type AuthState } from '../../shared/session/use-auth-state.js';
import { LibraryAhead } from './library-ahead.js';
import { Library } from './library.js';
import { pageMeta } from '../../shared/page-meta.js';

export const meta = pageMeta({
  title: 'Library',
  description: 'Everything you had written, to find and use again.',
  isIndexed: false,
});

const LOADING: AuthState = { status: 'loading', user: null };

/** /library, protected like the dashboard. Signing in returns to the same search. */
export default function LibraryPage() {
  const latest = useAuthState({ isProtected: true });
  // The first render equals the prerendered page, even if the answer is already there.
  const auth = useDeferredValue(latest, LOADING);
  const { pathname, search } = useLocation();
  if (auth.status === 'loading') return <LibraryAhead />;
  if (auth.status === 'signed-out')
    return <Navigate to={signInPath(pathname + search)} state={{ hasEnded: auth.hasEnded }} replace />;
  return <Library key={auth.user.id} />;
}
