import Alert from '@mui/material/Alert';
import { isApiFailure, messageOf } from '../api/failure.js';

/** Nothing if `error` is none. */
export const FailureAlert = ({ error }: { error: unknown }) =>
  isApiFailure(error) && <Alert severity="error">{messageOf(error)}</Alert>;
