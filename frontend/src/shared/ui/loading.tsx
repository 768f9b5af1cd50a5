import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import type { SystemStyleObject } from '@mui/system';
import { isApiFailure } from '../api/failure.js';
import { FailureAlert } from './failure-alert.js';

/** The label is read out. As a whole page it keeps the footer below the fold. */
export function Loading({ label, sx = {} }: { label: string; sx?: SystemStyleObject }) {
  return (
    <Stack
      role="status"
      direction="row"
      spacing={3}
      sx={{
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: '40vh',
        color: 'text.secondary',
        'main > &': { minHeight: '100svh' },
        ...sx,
      }}
    >
      <CircularProgress size={22} aria-hidden="true" />
      <span>{label}</span>
    </Stack>
  );
}

export const NotYet = ({ error, label }: { error: unknown; label: string }) =>
  isApiFailure(error) ? <FailureAlert error={error} /> : <Loading label={label} />;
