import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { API_LIMITS, LIMITS } from '@repurpose/contract';
import type { IncomingHttpHeaders } from 'node:http';
import { AppError } from '../../errors/app-error.js';
import { toIdempotencyKey } from '../transform/admission/transform.dto.js';

export const WAIT_MS = API_LIMITS.waitSeconds * 1_000;

export const IDEMPOTENCY_HEADER = {
  name: 'Idempotency-Key',
  description:
    'Any text of your own, new for each transformation, for example a UUID. A call with the same key and body returns the transformation made before, and nothing is charged again. Keys of a workspace are shared by its API keys. The key of a failed transformation can be used again.',
  required: false,
  schema: { type: 'string' as const, minLength: 1, maxLength: LIMITS.idempotencyKeyMaxChars },
};
export const PREFER_HEADER = {
  name: 'Prefer',
  description: '`respond-async`: do not wait (RFC 7240).',
  required: false,
  schema: { type: 'string' as const, maxLength: API_LIMITS.preferMaxChars },
};

export interface CallHeaders {
  idempotencyKey: string | null;
  isAsync: boolean;
}

/** @throws AppError IDEMPOTENCY_KEY_INVALID; BAD_REQUEST: `Prefer` is too long */
export function readCallHeaders(headers: IncomingHttpHeaders): CallHeaders {
  const prefer = [headers['prefer'] ?? ''].flat().join(',');
  if (prefer.length > API_LIMITS.preferMaxChars) throw new AppError('BAD_REQUEST');
  const isAsync = prefer
    .split(',')
    .some((each) => each.split(';')[0]?.trim().toLowerCase() === 'respond-async');
  const key = headers['idempotency-key'];
  return { idempotencyKey: toIdempotencyKey(Array.isArray(key) ? key.join(', ') : key), isAsync };
}

export const CallHeaders = createParamDecorator((_: unknown, context: ExecutionContext) =>
  readCallHeaders(context.switchToHttp().getRequest<{ headers: IncomingHttpHeaders }>().headers),
);
