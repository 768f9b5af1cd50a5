import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { Loading } from './loading.js';

/** Begin with `html`: Emotion puts the element itself before a colon. */
const WHERE_KNOWN = 'html[data-session="known"] &';
export const WHERE_UNKNOWN = 'html:not([data-session="known"]) &';

/**
 * A protected page before the user is known. Prerendered with what all users share, disabled, and painted before any
 * script if this device remembers a sign-in.
 */
export function PageAhead({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <AheadLabel label={label} />
      <Box inert aria-hidden="true" sx={{ [WHERE_UNKNOWN]: { display: 'none' } }}>
        {children}
      </Box>
    </>
  );
}

/** Visible only if nothing can be painted ahead. Otherwise for screen readers. */
export const AheadLabel = ({ label }: { label: string }) => (
  <Loading label={label} sx={{ [WHERE_KNOWN]: visuallyHidden }} />
);
