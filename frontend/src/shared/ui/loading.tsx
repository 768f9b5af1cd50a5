import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';
import type { SystemStyleObject } from '@mui/system';
import Alert from '@mui/material/Alert';
import { isApiFailure, messageOf } from '../api/failure.js';

/** The label is read out. As a whole page it keeps the footer below the fold. */
export function Loading({ label = 'Loading…', sx = {} }: { label?: string; sx?: SystemStyleObject }) {
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

/** Nothing if `error` is none. */
export const FailureAlert = ({ error }: { error: unknown }) =>
  isApiFailure(error) && <Alert severity="error">{messageOf(error)}</Alert>;

export const NotYet = ({ error, label }: { error: unknown; label: string }) =>
  isApiFailure(error) ? <FailureAlert error={error} /> : <Loading label={label} />;
