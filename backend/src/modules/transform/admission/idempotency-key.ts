import { LIMITS } from '@repurpose/contract';
import { AppError } from '../../../errors/app-error.js';

/** @throws AppError IDEMPOTENCY_KEY_INVALID */
export function toIdempotencyKey(header: string | undefined): string | null {
  if (header === undefined) return null;
  const isShort = header.length <= LIMITS.idempotencyKeyMaxChars;
  if (!isShort || !/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(header))
    throw new AppError('IDEMPOTENCY_KEY_INVALID');
  return header;
}
