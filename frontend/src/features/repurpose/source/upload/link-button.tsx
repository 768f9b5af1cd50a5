import { Suspense, lazy, useState } from 'react';
import { SmallButton } from '../../../../shared/ui/small-button.js';

const LinkDialog = lazy(() => import('./link-dialog.js'));

type LinkButtonProps = { isBusy: boolean; onUrl: (url: string) => void };

export function LinkButton({ isBusy, onUrl }: LinkButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <SmallButton disabled={isBusy} onClick={() => setIsOpen(true)}>
        Import from a link
      </SmallButton>
      {isOpen && (
        <Suspense>
          <LinkDialog
            onClose={() => setIsOpen(false)}
            onUrl={(url) => {
              setIsOpen(false);
              onUrl(url);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
