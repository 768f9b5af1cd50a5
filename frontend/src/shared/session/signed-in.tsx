import { Fragment, useDeferredValue, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { signInPath, type User } from '@repurpose/contract';
import { useAuthState, type AuthState } from './use-auth-state.js';

const LOADING: AuthState = { status: 'loading', user: null };

type SignedInProps = { ahead: ReactNode; children: (user: User) => ReactNode };

/**
 * Shows `ahead` until the user is known. Without a user, leads to the login page, which returns here. Another user gets
 * a new part.
 */
export function SignedIn({ ahead, children }: SignedInProps) {
  const latest = useAuthState({ isProtected: true });
  // The first render must equal the prerendered page.
  const auth = useDeferredValue(latest, LOADING);
  const { pathname, search } = useLocation();
  if (auth.status === 'loading') return ahead;
  if (auth.status === 'signed-out')
    return <Navigate to={signInPath(pathname + search)} state={{ hasEnded: auth.hasEnded }} replace />;
  return <Fragment key={auth.user.id}>{children(auth.user)}</Fragment>;
}
