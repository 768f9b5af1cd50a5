import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { Loading } from './loading.js';

/**
 * A protected page while it is not known whose it is. What is the same for everybody is written into the page at build
 * time and painted before any script runs, where somebody seems signed in; it cannot be used yet.
 */
export function PageAhead({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <AheadLabel label={label} />
      <Box inert aria-hidden="true" sx={{ ':root:not([data-session="known"]) &': { display: 'none' } }}>
        {children}
      </Box>
    </>
  );
}

/** Seen only where nothing can be painted ahead; else it is read out. */
export const AheadLabel = ({ label }: { label: string }) => (
  <Loading label={label} sx={{ ':root[data-session="known"] &': visuallyHidden }} />
);
