import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { Icon } from '../ui/icon.js';
import { dismissToast, type Toast } from './toasts.slice.js';
import './toasts.css';

type ToastsRoot = { toasts: { toasts: Toast[] } };
/** Long enough to read two sentences twice; pauses while the pointer or the focus rests on it. */
const READING_MS = 9_000;

/** The one place toasts appear: top on phones, bottom right on larger screens. */
export function ToastRegion() {
  const toast = useSelector((state: ToastsRoot) => state.toasts.toasts.find(({ isOpen }) => isOpen));
  const [isHeld, setHeld] = useState(false);
  const dispatch = useDispatch<ThunkDispatch<ToastsRoot, unknown, UnknownAction>>();
  const id = toast?.id;
  useEffect(() => {
    if (id === undefined || isHeld) return;
    const timer = setTimeout(() => dispatch(dismissToast(id)), READING_MS);
    return () => clearTimeout(timer);
  }, [id, isHeld, dispatch]);
  return (
    <section className="toasts" aria-label="Notifications" aria-live="polite" aria-atomic="true">
      {toast && (
        <div
          key={toast.id}
          className={`toast toast-${toast.variant ?? 'plain'}`}
          role={toast.variant === 'destructive' ? 'alert' : 'status'}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <div>
            {toast.title && <p className="toast-title">{toast.title}</p>}
            {toast.description && <p className="toast-body">{toast.description}</p>}
          </div>
          <button
            type="button"
            className="icon-button"
            aria-label="Dismiss notification"
            onClick={() => {
              setHeld(false);
              dispatch(dismissToast(toast.id));
            }}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </section>
  );
}
