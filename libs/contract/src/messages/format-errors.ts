import type { ErrorCode } from './errors.js';

/** Instead of the message in `ERRORS` where other formats were delivered: the credit was spent. */
export const FORMAT_ERRORS: Readonly<Partial<Record<ErrorCode, string>>> = {
  TRANSFORM_TIMEOUT: 'This format took too long.',
  TEXT_TOO_COMPLEX: 'This text takes too long to process for this format.',
  QUEUE_UNAVAILABLE: 'This format could not be started.',
};
export const FORMAT_RETRY = 'You can retry it free of charge.';
export const FORMAT_RETRIED_OUT = 'Please start a new transformation.';
