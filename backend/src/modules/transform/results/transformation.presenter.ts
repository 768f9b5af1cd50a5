import {
  ERRORS,
  FORMAT_ERRORS,
  FORMAT_RETRIED_OUT,
  FORMAT_RETRY,
  type ErrorCode,
  type FormatFailure,
  type TransformationDetail,
  type TransformationStatus,
  type TransformationSummary,
  type TransformResponse,
} from '@repurpose/contract';
import { SETTINGS } from '../../../config/settings.js';
import type { LibraryRow } from '../library/library.repository.js';
import type { FullTransformation, TransformationState, OutputResult } from './transformation.repository.js';

type OutputsView = Pick<TransformResponse, 'transformedContent' | 'failures' | 'checks' | 'drafts'>;

function presentOutputs(outputs: readonly OutputResult[], status: TransformationStatus): OutputsView {
  const view: OutputsView = { transformedContent: {}, failures: [], checks: {}, drafts: {} };
  for (const output of outputs) {
    if (output.status === 'succeeded' && output.text !== null) {
      view.transformedContent[output.format] = output.text;
      if (output.checks) view.checks[output.format] = output.checks;
      if (output.draft) view.drafts[output.format] = output.draft;
    }
    if (output.status === 'failed') view.failures.push(presentFailure(output, status));
  }
  return view;
}

const told = (code: ErrorCode) => ({ code, message: ERRORS[code].message });

/** `status`: the transformation's. If it failed, all formats did, and nothing was charged. */
export function presentFailure(output: OutputResult, status: TransformationStatus): FormatFailure {
  const { format, errorCode, retries } = output;
  const failure = told(errorCode ?? 'WRITER_FAILED');
  const reason = FORMAT_ERRORS[failure.code];
  if (status === 'failed' || reason === undefined) return { format, ...failure };
  const advice = retries < SETTINGS.transform.maxFreeRetries ? FORMAT_RETRY : FORMAT_RETRIED_OUT;
  return { format, code: failure.code, message: `${reason} ${advice}` };
}

export function presentResponse(
  { id, status, outputs }: TransformationState,
  creditsLeft: number,
): TransformResponse {
  return { ...presentOutputs(outputs, status), id, creditsLeft };
}

export function presentSummary(row: LibraryRow): TransformationSummary {
  const { id, status, excerpt, formats, tags, isArchived, isShared, author } = row;
  const summary = { id, status, excerpt, formats, createdAt: row.createdAt.toISOString(), tags, isArchived };
  return isShared ? { ...summary, author } : summary;
}

export function presentDetail({ transformation, outputs, tags }: FullTransformation): TransformationDetail {
  const { id, status, excerpt, request, engine, errorCode, createdAt, archivedAt } = transformation;
  return {
    id,
    status,
    excerpt,
    formats: request.formats,
    createdAt: createdAt.toISOString(),
    tags,
    isArchived: archivedAt !== null,
    request,
    engine: engine ?? 'offline',
    ...presentOutputs(outputs, status),
    error: errorCode && told(errorCode),
  };
}
