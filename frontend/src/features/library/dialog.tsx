import { useEffect, useId, useRef, type ReactNode } from 'react';

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
  return (
    <dialog ref={dialog} className="sheet library-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 className="sheet-title" id={id}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
