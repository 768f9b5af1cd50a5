import { Suspense, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { WHERE_UNKNOWN } from '../../../shared/ui/page-ahead.js';
import { Row } from '../../../shared/ui/row.js';
import { useTurns } from '../../../shared/browser/use-turns.js';

type DeskLayoutProps = Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'className'> & {
  /** The user is not known yet: the form is disabled. */
  isAhead: boolean;
  /** Beside the headline. */
  mark?: ReactNode;
  /** Above everything else. */
  note?: ReactNode;
  left: ReactNode;
  right: ReactNode;
  below?: ReactNode;
};

const COLUMN = {
  // One column, so that the start bar sticks to the bottom of a phone.
  display: { xs: 'contents', lg: 'grid' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 5,
  alignContent: 'start',
  minWidth: 0,
} as const;
const COLUMNS = {
  display: { xs: 'flex', lg: 'grid' },
  flexDirection: 'column',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: 5,
} as const;
/** Fills the first view whatever the results; a note above the text makes it longer. */
const LEFT = {
  ...COLUMN,
  position: { lg: 'sticky' },
  top: 84,
  alignSelf: 'start',
  minHeight: { lg: 'clamp(560px, 100vh - 168px, 820px)' },
  gridTemplateRows: { lg: 'minmax(min-content, 1fr) auto' },
} as const;
const DOT = 'radial-gradient(circle, var(--accent) 3px, transparent 3.5px)';
/** Draws the thread once something is chosen. */
const RIGHT = {
  ...COLUMN,
  position: 'relative',
  '&:has(#formats :checked)::before': {
    content: { lg: '""' },
    position: 'absolute',
    left: -24,
    top: 43,
    width: 28,
    height: 7,
    background: `${DOT} 0 0 / 7px 7px no-repeat, ${DOT} 100% 0 / 7px 7px no-repeat, linear-gradient(var(--accent) 0 0) center / calc(100% - 6px) 1.5px no-repeat`,
  },
} as const;
const DESK = {
  pt: 6,
  pb: 16,
  // On a phone, below the toast.
  '& #results': { scrollMarginTop: { xs: 84, sm: 0 } },
};
/** Painted if this device remembers a sign-in. Nothing here depends on the user. */
const AHEAD = {
  [WHERE_UNKNOWN]: { display: 'none' },
  '& [data-waits]': { visibility: 'hidden' },
};

/** Opens part by part: each costs a phone some fifty milliseconds. */
export function DeskLayout({ isAhead, mark, note, left, right, below, ...rest }: DeskLayoutProps) {
  const opened = useTurns(!isAhead, 3);
  return (
    <Container sx={isAhead ? [DESK, AHEAD] : DESK} {...rest}>
      <Row component="header" sx={{ mb: 5 }} {...outOfReach(opened < 2)}>
        <Typography variant="h1">Your desk</Typography>
        {mark}
      </Row>
      <Suspense>{note}</Suspense>
      <Box sx={COLUMNS}>
        <Box sx={LEFT} {...outOfReach(opened < 2)}>
          {left}
        </Box>
        <Box sx={RIGHT} {...outOfReach(opened < 1)}>
          {right}
        </Box>
      </Box>
      {opened === 3 && below}
    </Container>
  );
}

/** Not every assistive tool knows `inert`. */
const outOfReach = (is: boolean) => ({ inert: is, 'aria-hidden': is || undefined });
