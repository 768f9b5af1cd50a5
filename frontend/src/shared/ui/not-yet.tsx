import Alert from '@mui/material/Alert';
import { isApiFailure, messageOf } from '../api/failure.js';
import { Loading } from './loading.js';

/** Nothing if `error` is none. */
export const FailureAlert = ({ error }: { error: unknown }) =>
  isApiFailure(error) && <Alert severity="error">{messageOf(error)}</Alert>;

export const NotYet = ({ error, label }: { error: unknown; label: string }) =>
  isApiFailure(error) ? <FailureAlert error={error} /> : <Loading label={label} />;
