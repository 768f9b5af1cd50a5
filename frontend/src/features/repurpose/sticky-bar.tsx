import Box, { type BoxProps } from '@mui/material/Box';

const BAR = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'grid',
  gap: 2,
  py: 3,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  // It lies in the page's scroll padding.
  '& *': { scrollMarginBottom: 'calc(-1 * var(--bar, 120px))' },
} as const;

/** In reach at the bottom of the screen while what is above it is longer, and below its end. */
export const StickyBar = ({ sx, ...box }: BoxProps) => (
  <Box {...box} sx={[BAR, ...(Array.isArray(sx) ? sx : [sx])]} />
);
