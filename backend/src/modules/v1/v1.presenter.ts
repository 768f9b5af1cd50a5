import {
  ERRORS,
  FORMAT_KEYS,
  FORMATS,
  PLANS,
  type FormatKey,
  type TransformationDetail,
  type TransformationSummary,
} from '@repurpose/contract';
import { PLATFORM_RULES, partRule } from '@repurpose/writing';
import type { CheckedText, TextLength } from '../transform/text-work/check-task.js';
import type { BillingView } from '../billing/billing-accounts.service.js';
import type {
  CheckDto,
  CreditsDto,
  FormatDto,
  FormatResultDto,
  LengthDto,
  TransformationDto,
  TransformationSummaryDto,
} from './v1.dto.js';

export const isOpen = ({ status }: Pick<TransformationDto, 'status'>): boolean =>
  status === 'queued' || status === 'running';

export function presentTransformation(detail: TransformationDetail): TransformationDto {
  const { id, status, createdAt } = detail;
  const results = detail.formats.map((format) => [format, resultOf(detail, format)] as const);
  return { id, status, formats: Object.fromEntries(results), createdAt };
}

const UNKNOWN = { code: 'WRITER_FAILED', message: ERRORS.WRITER_FAILED.message } as const;

function resultOf(detail: TransformationDetail, format: FormatKey): FormatResultDto {
  const text = detail.transformedContent[format];
  if (text !== undefined)
    return { status: 'succeeded', text, checks: detail.checks[format] ?? null, error: null };
  const failure = detail.failures.find((each) => each.format === format);
  if (!failure && isOpen(detail)) return { status: detail.status, text: null, checks: null, error: null };
  const { code, message } = failure ?? detail.error ?? UNKNOWN;
  return { status: 'failed', text: null, checks: null, error: { code, message } };
}

export function presentRow(row: TransformationSummary): TransformationSummaryDto {
  const { id, status, excerpt, formats, tags, createdAt } = row;
  return { id, status, excerpt, formats, tags, createdAt };
}

export function presentCredits({ plan, creditsLeft, periodEndsAt }: BillingView): CreditsDto {
  const { monthlyCredits: quota } = PLANS[plan];
  const remaining = quota === null ? null : creditsLeft;
  return { plan, remaining, quota, renewsAt: periodEndsAt.toISOString() };
}

export const FORMAT_LIST: readonly FormatDto[] = FORMAT_KEYS.map((key) => {
  const { platform, main: part } = PLATFORM_RULES[key];
  const { limit, unit } = partRule(key, part);
  return { key, label: FORMATS[key].label, platform, part, limit, unit };
});

export function presentCheck({ claims, lengths }: CheckedText): CheckDto {
  return {
    claims: claims.map(({ kind, text, start, end, sourceSpan: source, reason }) => ({
      ...{ kind, text, start, end, source, reason },
    })),
    unsupportedClaims: claims.filter(({ supported }) => !supported).length,
    lengths: Object.fromEntries(
      Object.entries(lengths).map(([format, length]) => [format, presentLength(length)]),
    ),
  };
}

const presentLength = (length: TextLength): LengthDto => ({
  ...length,
  isWithinLimit: length.limit === null || length.count <= length.limit,
});
