import { LIMITS, type FormatKey, type OutputState, type VersionSummary } from '@repurpose/contract';
import type { OutputRow, VersionRow } from './output.repository.js';

export function presentOutput(format: FormatKey, output: OutputRow): OutputState {
  const { version, draft, text, checks, edited, locked, includedUsed } = output;
  const regenerationsLeft = Math.max(0, LIMITS.includedRegenerations - includedUsed);
  return { format, version, draft, text, checks, edited, locked, regenerationsLeft };
}

export function presentVersion({ version, kind, createdAt, author }: VersionRow): VersionSummary {
  return { version, kind, createdAt: createdAt.toISOString(), author };
}
