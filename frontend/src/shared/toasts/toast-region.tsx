import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Snackbar from '@mui/material/Snackbar';
import { READING_MS } from '@repurpose/contract';
import { useDispatch, useSelector } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import ThemeFrame from '../theme/theme-frame.js';
import { dismissToast, type Toast } from './toasts.slice.js';

type ToastsRoot = { toasts: { toasts: Toast[] } };
/** For successes. */
const BRIEF_MS = 5_000;

/** Top on phones, bottom right on larger screens. */
export function ToastRegion() {
  const toast = useSelector((state: ToastsRoot) => state.toasts.toasts.find(({ isOpen }) => isOpen));
  const dispatch = useDispatch<ThunkDispatch<ToastsRoot, unknown, UnknownAction>>();
  const isBrief = toast?.isBrief ?? toast?.variant !== 'destructive';
  const dismiss = () => toast && dispatch(dismissToast(toast.id));
  return (
    <section aria-label="Notifications" aria-live="polite" aria-atomic="true">
      {toast && (
        <ThemeFrame>
          <Snackbar
            key={toast.id}
            open
            autoHideDuration={isBrief ? BRIEF_MS : READING_MS}
            resumeHideDuration={READING_MS}
            onClose={(_event, reason) =>
              (reason === 'timeout' || (isBrief && reason === 'clickaway')) && dismiss()
            }
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            sx={{
              // Below the header.
              top: { xs: 72, sm: 'auto' },
              bottom: { xs: 'auto', sm: 24 },
              ...(isBrief && { pointerEvents: 'none', '& button': { pointerEvents: 'auto' } }),
            }}
          >
            <Alert
              variant="outlined"
              icon={false}
              severity={toast.variant === 'destructive' ? 'error' : 'success'}
              role={toast.variant === 'destructive' ? 'alert' : 'status'}
              closeText="Dismiss notification"
              onClose={dismiss}
              sx={{ width: { xs: '100%', sm: 400 }, boxShadow: 'var(--float)' }}
            >
              {toast.title && <AlertTitle>{toast.title}</AlertTitle>}
              {toast.description && <div>{toast.description}</div>}
            </Alert>
          </Snackbar>
        </ThemeFrame>
      )}
    </section>
  );
}
