import type { ErrorCode } from './errors.js';

export interface ErrorBody {
  code: ErrorCode;
  message: string;
  error: string;
  requestId: string;
}
