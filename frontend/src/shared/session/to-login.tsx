import Button from '@mui/material/Button';
import { Navigate, useLocation } from 'react-router';
import { signInPath } from '@repurpose/contract';
import { NoWayIn } from '../ui/narrow-page.js';
import type { SignedOut } from './use-auth-state.js';

/** The user may be signed in. */
export const NoAnswer = () => (
  <NoWayIn
    title="Your account could not be opened"
    lead="The service does not answer. Please check your connection and try again. Nothing you wrote is lost."
  >
    <Button onClick={() => window.location.reload()}>Try again</Button>
  </NoWayIn>
);

/** Login returns here. */
export function ToLogin({ auth: { isAnswered, hasEnded } }: { auth: SignedOut }) {
  const { pathname, search } = useLocation();
  if (!isAnswered) return <NoAnswer />;
  return <Navigate to={signInPath(pathname + search)} state={{ hasEnded }} replace />;
}
