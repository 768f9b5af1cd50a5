import { lazy, Suspense, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { useLogout, type LogoutScope } from './use-logout.js';

const UnsavedDialog = lazy(() => import('./unsaved-dialog.js'));

type LogoutButtonProps = {
  scope?: LogoutScope;
  /** For the next user; default `/`. */
  leadsTo?: string;
  children: ReactNode;
};

/** Saves what is typed, and asks first if something cannot be saved. */
export function LogoutButton({ scope = 'here', leadsTo, children }: LogoutButtonProps) {
  const { findsUnsaved, logout, isBusy } = useLogout(scope, leadsTo);
  const [isAsking, setAsking] = useState(false);
  async function press(): Promise<void> {
    if (await findsUnsaved()) setAsking(true);
    else await logout();
  }
  function discard(): void {
    setAsking(false);
    void logout();
  }
  return (
    <>
      <Button variant="outlined" size="small" disabled={isBusy} onClick={() => void press()}>
        {children}
      </Button>
      <Suspense>{isAsking && <UnsavedDialog onStay={() => setAsking(false)} onDiscard={discard} />}</Suspense>
    </>
  );
}
