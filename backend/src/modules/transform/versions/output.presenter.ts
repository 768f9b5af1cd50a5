import { LIMITS, type FormatKey, type PieceState, type VersionSummary } from '@repurpose/contract';
import type { PieceRow, VersionRow } from './output.repository.js';

export function presentPiece(format: FormatKey, piece: PieceRow): PieceState {
  const { version, draft, text, checks, edited, locked, includedUsed } = piece;
  const regenerationsLeft = Math.max(0, LIMITS.includedRegenerations - includedUsed);
  return { format, version, draft, text, checks, edited, locked, regenerationsLeft };
}

export function presentVersion({ version, kind, createdAt }: VersionRow): VersionSummary {
  return { version, kind, createdAt: createdAt.toISOString() };
}
