import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { TallLink } from '../tall-link.js';
import { LIMITS, MESSAGES, isUnlimited, type User } from '@repurpose/contract';
import { useHydrated } from '../../../shared/browser/use-hydrated.js';
import { counted } from '../../../shared/figures.js';
import { Note } from '../../../shared/ui/note.js';

type StartBarProps = {
  /** Null until the user is known. */
  user: User | null;
  chosenFormats: number;
  isBusy: boolean;
  /** The source is loading. */
  isWaiting: boolean;
  /** On a phone they are far below. */
  hasResults: boolean;
  onStart: () => void;
};
/** From here on the notice warns. */
const FEW = 2;
const isMac = () => /mac|iphone|ipad/iu.test(navigator.userAgent);

/**
 * On a phone at the bottom until the formats are passed: it never covers an output or its editor. One row where there
 * is room (as at 200 % zoom).
 */
const BAR = {
  position: { xs: 'sticky', md: 'static' },
  bottom: 0,
  zIndex: 20,
  mx: { xs: '-20px', md: 0 },
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 480px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: 4 },
  gap: 1.5,
  alignItems: 'center',
  justifyItems: 'center',
  p: { xs: '10px 20px calc(10px + env(safe-area-inset-bottom))', md: 0 },
  bgcolor: 'background.default',
  borderTop: { xs: '1px solid var(--line)', md: 0 },
} as const;

function priceFor(user: User | null): string {
  if (user && isUnlimited(user.plan)) return 'Unlimited on your plan';
  return user?.transformationsLeft === 0 ? 'No credits left' : 'Uses 1 credit';
}

/** From 5 credits down to 0; never for Agency. */
export function creditNoticeOf({
  plan,
  transformationsLeft,
}: Pick<User, 'plan' | 'transformationsLeft'>): string | null {
  if (isUnlimited(plan)) return null;
  if (transformationsLeft <= 0) return MESSAGES.transform.noCredits;
  return transformationsLeft <= LIMITS.lowCredits ? MESSAGES.transform.lowCredits(transformationsLeft) : null;
}

export function StartBar({ user, chosenFormats, isBusy, isWaiting, hasResults, onStart }: StartBarProps) {
  const notice = user && creditNoticeOf(user);
  const isApple = useHydrated() && isMac();
  return (
    <>
      {/* Not disabled while it runs, which would take the focus from it. */}
      <Box id="start" sx={BAR}>
        <Button
          size="large"
          aria-disabled={isBusy}
          disabled={isWaiting}
          onClick={onStart}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          sx={{ width: { xs: '100%', md: 'auto' } }}
        >
          {isBusy ? MESSAGES.transform.busy : MESSAGES.transform.start}
        </Button>
        <Note data-waits>
          {chosenFormats > 0 && `${counted(chosenFormats, 'format')} · `}
          {priceFor(user)}
          {user?.transformationsLeft === 0 && !isUnlimited(user.plan) && (
            <OnPhone>
              <SeePlans />
            </OnPhone>
          )}
          {hasResults && (
            <OnPhone>
              <TallLink href="#results">Last result</TallLink>
            </OnPhone>
          )}
          <Box
            component="span"
            sx={{
              display: { xs: 'none', md: 'inline' },
              '@media (pointer: coarse)': { display: 'none' },
              ml: 2.5,
            }}
          >
            <Key>{isApple ? '⌘' : 'Ctrl'}</Key> <Key>Enter</Key>
          </Box>
        </Note>
      </Box>
      {notice && (
        <Alert severity={user.transformationsLeft > FEW ? 'info' : 'warning'} role="status">
          {notice} <SeePlans />
        </Alert>
      )}
    </>
  );
}

/** There the notice about plans and the results are far below. */
const OnPhone = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ display: { md: 'none' }, whiteSpace: 'nowrap' }}>
    {' · '}
    {children}
  </Box>
);

const SeePlans = () => <TallLink href="#change-plan">See plans</TallLink>;

const Key = (props: { children: string }) => (
  <Box
    component="kbd"
    sx={{
      font: 'inherit',
      fontSize: 'var(--t-12)',
      px: 1.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: '5px',
      bgcolor: 'background.paper',
    }}
    {...props}
  />
);
