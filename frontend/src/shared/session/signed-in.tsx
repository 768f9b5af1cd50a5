import { Fragment, useDeferredValue, type ReactNode } from 'react';
import type { User } from '@repurpose/contract';
import { ToLogin } from './to-login.js';
import { useAuthState, type AuthState } from './use-auth-state.js';

const LOADING: AuthState = { status: 'loading', user: null };

type SignedInProps = { ahead: ReactNode; children: (user: User) => ReactNode };

/**
 * Shows `ahead` until the user is known. Without a user, leads to the login page. Another user gets a new part.
 */
export function SignedIn({ ahead, children }: SignedInProps) {
  const latest = useAuthState({ isProtected: true });
  // The first render must equal the prerendered page.
  const auth = useDeferredValue(latest, LOADING);
  if (auth.status === 'loading') return ahead;
  if (auth.status === 'signed-out') return <ToLogin auth={auth} />;
  return <Fragment key={auth.user.id}>{children(auth.user)}</Fragment>;
}
