import { useState, type ReactNode } from 'react';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { useLogout, type LogoutScope } from './use-logout.js';

type LogoutButtonProps = { scope?: LogoutScope; children: ReactNode };

/** Logs out once everything typed is saved; asks first when something cannot be. */
export function LogoutButton({ scope = 'here', children }: LogoutButtonProps) {
  const { findsUnsaved, logout, isBusy } = useLogout(scope);
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
      <Button kind="quiet" size="small" disabled={isBusy} onClick={() => void press()}>
        {children}
      </Button>
      {isAsking && (
        <Dialog title="Some of your text is not saved" onClose={() => setAsking(false)}>
          <p>Changes to your outputs wait on this device. Logging out removes them.</p>
          <div className="row">
            <Button kind="quiet" size="small" onClick={() => setAsking(false)}>
              Stay signed in
            </Button>
            <Button size="small" onClick={discard}>
              Log out and discard it
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
