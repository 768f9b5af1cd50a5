import type { VersionSummary } from '@repurpose/contract';

/** Saved in one session, newest first. Any other version is a group of its own. */
export type VersionGroup = [newest: VersionSummary, ...earlier: VersionSummary[]];

/** A longer pause begins a new session. */
const PAUSE_MS = 10 * 60_000;

const isSameSitting = (later: VersionSummary, earlier: VersionSummary) =>
  later.kind === 'edited' &&
  earlier.kind === 'edited' &&
  Date.parse(later.createdAt) - Date.parse(earlier.createdAt) <= PAUSE_MS;

/** Typing saves every few seconds, so the saves of one session are grouped. */
export function groupVersions(versions: readonly VersionSummary[]): VersionGroup[] {
  const groups: VersionGroup[] = [];
  for (const version of versions) {
    const earliest = groups.at(-1)?.at(-1);
    if (earliest && isSameSitting(earliest, version)) groups.at(-1)?.push(version);
    else groups.push([version]);
  }
  return groups;
}
