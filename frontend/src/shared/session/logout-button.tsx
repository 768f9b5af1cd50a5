import { lazy, Suspense, useState, type ReactNode } from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useLogout, type LogoutScope, type Unsaved } from './use-logout.js';

const UnsavedDialog = lazy(() => import('./unsaved-dialog.js'));

type LogoutButtonProps = Pick<ButtonProps, 'size'> & {
  scope?: LogoutScope;
  /** For the next user; default `/`. */
  leadsTo?: string;
  children: ReactNode;
};

/** Saves what is typed, and asks first if something is not saved. */
export function LogoutButton({ scope = 'here', leadsTo, size = 'small', children }: LogoutButtonProps) {
  const { findUnsaved, logout, isBusy } = useLogout(scope, leadsTo);
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([]);
  async function press(): Promise<void> {
    const found = await findUnsaved();
    setUnsaved(found);
    if (found.length === 0) await logout();
  }
  function discard(): void {
    setUnsaved([]);
    void logout();
  }
  return (
    <>
      <Button variant="outlined" size={size} disabled={isBusy} onClick={() => void press()}>
        {children}
      </Button>
      <Suspense>
        {unsaved.length > 0 && (
          <UnsavedDialog unsaved={unsaved} onStay={() => setUnsaved([])} onDiscard={discard} />
        )}
      </Suspense>
    </>
  );
}
