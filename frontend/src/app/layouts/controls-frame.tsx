import { lazy, type ReactNode } from 'react';

const MuiFrame = lazy(() => import('../theme/mui-frame.js'));

/** Pages with MUI controls: their theme and style engine are loaded here, never for the landing page. */
export function ControlsFrame({ children }: { children: ReactNode }) {
  return <MuiFrame>{children}</MuiFrame>;
}
