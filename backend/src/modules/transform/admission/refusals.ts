import {
  FORMATS,
  isFormatInPlan,
  PLANS,
  type ErrorCode,
  type FormatKey,
  type PlanKey,
} from '@repurpose/contract';
import { SETTINGS } from '../../../config/settings.js';
import { AppError } from '../../../errors/app-error.js';

const PASSING: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'QUEUE_FULL',
  'QUEUE_UNAVAILABLE',
  'TOO_MANY_IN_FLIGHT',
  'WRITER_UNAVAILABLE',
]);

/** Temporary refusals get a `Retry-After`. */
export function refusal(code: ErrorCode): AppError {
  const { retryAfterSeconds } = SETTINGS.transform;
  return new AppError(code, PASSING.has(code) ? { retryAfterSeconds } : {});
}

export const formatsNotInPlan = (formats: readonly FormatKey[], plan: PlanKey): FormatKey[] =>
  formats.filter((format) => !isFormatInPlan(format, plan));

export function notInPlan(formats: readonly FormatKey[], plan: PlanKey): AppError {
  const names = formatsNotInPlan(formats, plan).map((format) => FORMATS[format].label);
  return new AppError('FORMAT_NOT_IN_PLAN', {
    message: `Not part of the ${PLANS[plan].name} plan: ${names.join(', ')}. Please upgrade to Pro.`,
  });
}
