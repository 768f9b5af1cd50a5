import Alert from '@mui/material/Alert';
import { isApiFailure, messageOf } from '../api/failure.js';
import { Loading } from './loading.js';

/** Why a call failed; nothing if it did not. */
export const FailureAlert = ({ error }: { error: unknown }) =>
  isApiFailure(error) && <Alert severity="error">{messageOf(error)}</Alert>;

/** In the place of what is not read yet: why it failed, or that it is on its way. */
export const NotYet = ({ error, label }: { error: unknown; label: string }) =>
  isApiFailure(error) ? <FailureAlert error={error} /> : <Loading label={label} />;
