import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

type DialogProps = { title: string; onClose: () => void; children: ReactNode };

/** A sheet above the page; Escape closes it, and the focus goes back to where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  // Outside of whatever opened it: a menu may style its buttons, or close.
  return createPortal(
    <dialog ref={dialog} className="sheet dialog" aria-labelledby={id} onClose={onClose}>
      <h2 className="sheet-title" id={id}>
        {title}
      </h2>
      {children}
    </dialog>,
    document.body,
  );
}
