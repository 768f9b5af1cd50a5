import {
  ERRORS,
  type FormatFailure,
  type TransformationDetail,
  type TransformationSummary,
  type TransformResponse,
} from '@repurpose/contract';
import type { LibraryRow } from '../library/library.repository.js';
import type { FullTransformation, TransformationState, WrittenPiece } from './transformation.repository.js';

type Pieces = Pick<TransformResponse, 'transformedContent' | 'failures' | 'checks' | 'drafts'>;

/** What was delivered and what was not, of a transformation in any state. */
export function presentPieces(outputs: readonly WrittenPiece[]): Pieces {
  const pieces: Pieces = { transformedContent: {}, failures: [], checks: {}, drafts: {} };
  for (const output of outputs) {
    if (output.status === 'succeeded' && output.text !== null) {
      pieces.transformedContent[output.format] = output.text;
      if (output.checks) pieces.checks[output.format] = output.checks;
      if (output.draft) pieces.drafts[output.format] = output.draft;
    }
    if (output.status === 'failed') pieces.failures.push(presentFailure(output));
  }
  return pieces;
}

export function presentFailure(output: WrittenPiece): FormatFailure {
  const code = output.errorCode ?? 'WRITER_FAILED';
  return { format: output.format, code, message: ERRORS[code].message };
}

/** The answer of a delivered transformation, the spec's field first. */
export function presentResponse(state: TransformationState, creditsLeft: number): TransformResponse {
  const { transformedContent, failures, checks, drafts } = presentPieces(state.outputs);
  return { transformedContent, id: state.transformation.id, creditsLeft, failures, checks, drafts };
}

export function presentSummary(row: LibraryRow): TransformationSummary {
  const { id, status, excerpt, formats, tags, isArchived } = row;
  return { id, status, excerpt, formats, createdAt: row.createdAt.toISOString(), tags, isArchived };
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
    ...presentPieces(outputs),
    errorCode,
  };
}
