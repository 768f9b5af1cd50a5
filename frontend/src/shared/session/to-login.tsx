import Button from '@mui/material/Button';
import { Navigate, useLocation } from 'react-router';
import { signInPath } from '@repurpose/contract';
import { Notice } from '../ui/notice.js';
import type { SignedOut } from './use-auth-state.js';

/** The user may be signed in. */
export const NoAnswer = () => (
  <Notice
    tone="error"
    title="Your account could not be opened"
    text="The service does not answer. Please check your connection and try again. Nothing you wrote is lost."
  >
    <Button onClick={() => window.location.reload()}>Try again</Button>
  </Notice>
);

/** Login returns here. */
export function ToLogin({ auth: { isAnswered, hasEnded } }: { auth: SignedOut }) {
  const { pathname, search } = useLocation();
  if (!isAnswered) return <NoAnswer />;
  return <Navigate to={signInPath(pathname + search)} state={{ hasEnded }} replace />;
}
