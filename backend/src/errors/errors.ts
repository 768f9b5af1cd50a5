import { ERRORS, type ErrorBody, type ErrorCode, errorAddress, type Problem } from '@repurpose/contract';
import { HttpException } from '@nestjs/common';
import { QueryFailedError } from 'typeorm';
import { AppError } from './app-error.js';

const BODY_ERRORS: Readonly<Record<string, ErrorCode>> = {
  'entity.too.large': 'BODY_TOO_LARGE',
  'entity.parse.failed': 'BAD_JSON',
  'encoding.unsupported': 'BAD_CONTENT_TYPE',
  'charset.unsupported': 'BAD_CONTENT_TYPE',
  'request.aborted': 'BAD_REQUEST',
  'request.size.invalid': 'BAD_REQUEST',
};
const HTTP_STATUSES: Readonly<Record<number, ErrorCode>> = {
  400: 'BAD_REQUEST',
  401: 'NO_SESSION',
  404: 'NOT_FOUND',
  405: 'NOT_FOUND',
  413: 'BODY_TOO_LARGE',
  415: 'BAD_CONTENT_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'UNAVAILABLE',
};
/** Unavailable, starting, full, read-only, or a deadlock was broken. */
const UNAVAILABLE_STATES = /^(08|53|57P|25006|58|40P01)/;
const BUSY_STATES = new Set(['55P03', '57014']);
const ACCESS_STATES: Readonly<Record<string, ErrorCode>> = {
  RW402: 'WORKSPACE_READ_ONLY',
  RW403: 'ROLE_FORBIDS',
  RW404: 'NOT_FOUND',
  RW409: 'WORKSPACE_ARCHIVED',
  RW410: 'WORKSPACE_CLOSED',
};
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
const CONNECTION_TEXTS =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (has encountered|was closed)/;
const LOST_IN_TRANSACTION = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
]);
const RETRY_SECONDS = 2;

interface Coded {
  code?: unknown;
  constraint?: string;
  type?: unknown;
  message?: unknown;
}

export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Error && LOST_IN_TRANSACTION.has(error.name)) return true;
  const { code, message } = (error instanceof QueryFailedError ? error.driverError : error) as Coded;
  if (typeof code === 'string' && (CONNECTION_CODES.has(code) || UNAVAILABLE_STATES.test(code))) return true;
  return typeof message === 'string' && CONNECTION_TEXTS.test(message);
}

export function isDatabaseBusy(error: unknown): boolean {
  return error instanceof QueryFailedError && BUSY_STATES.has(String((error.driverError as Coded).code));
}

function refusedByDatabase(error: unknown): ErrorCode | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  return (
    CONSTRAINTS[violatedConstraint(error) ?? ''] ?? ACCESS_STATES[String((error.driverError as Coded).code)]
  );
}

export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const refused = refusedByDatabase(error);
  if (refused) return new AppError(refused, { cause: error });
  const type = (error as Coded | null)?.type;
  const bodyError = typeof type === 'string' ? BODY_ERRORS[type] : undefined;
  if (bodyError) return new AppError(bodyError, { cause: error });
  if (error instanceof URIError) return new AppError('NOT_FOUND', { cause: error });
  if (error instanceof HttpException) {
    const isUndecodable = error.message.startsWith('Failed to decode param');
    const code = isUndecodable ? 'NOT_FOUND' : HTTP_STATUSES[error.getStatus()];
    if (code) return new AppError(code, { cause: error });
  }
  if (error && (isDatabaseAway(error) || isDatabaseBusy(error))) {
    return new AppError('UNAVAILABLE', { cause: error, retryAfterSeconds: RETRY_SECONDS });
  }
  return new AppError('INTERNAL', { cause: error });
}

/** `error` repeats `message` for older clients. */
export function errorBody(error: AppError, requestId: string): ErrorBody {
  const message = error.message || ERRORS[error.code].message;
  return { code: error.code, message, error: message, requestId };
}

/** RFC 9457, for programs with a key. */
export function problemOf(error: AppError, requestId: string): Problem {
  const { code, status } = error;
  const title = ERRORS[code].message;
  return { type: errorAddress(code), title, status, detail: error.message || title, code, requestId };
}

/** For `err` in logs. Other fields, such as query parameters, may hold user content. */
export const describeError = (error: unknown): Record<string, unknown> => describe(error, 0);

function describe(error: unknown, depth: number): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: typeof error === 'string' ? error : typeof error };
  const { code } = (error instanceof QueryFailedError ? error.driverError : error) as Coded;
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' && { code }),
    stack: error.stack,
    ...(error.cause !== undefined && depth < 3 && { cause: describe(error.cause, depth + 1) }),
  };
}

export const CONSTRAINTS: Readonly<Record<string, ErrorCode>> = {
  uq_app_user_email: 'EMAIL_TAKEN',
  uq_app_user_firebase_uid: 'EMAIL_TAKEN',
  ck_billing_account_remaining: 'NO_CREDITS',
  fk_billing_account_user: 'NO_SESSION',
  fk_transformation_user: 'NO_SESSION',
  fk_credit_entry_user: 'NO_SESSION',
  fk_plan_change_offer_user: 'NO_SESSION',
  fk_share_link_output: 'NOT_FOUND',
  ux_voice_name: 'VOICE_NAME_TAKEN',
  uq_workspace_slug: 'SLUG_TAKEN',
  uq_invitation_open: 'ALREADY_INVITED',
  uq_transformation_regeneration_open: 'REGENERATION_RUNNING',
};

export function violatedConstraint(error: unknown): string | null {
  if (!(error instanceof QueryFailedError)) return null;
  return (error.driverError as Coded).constraint ?? null;
}
