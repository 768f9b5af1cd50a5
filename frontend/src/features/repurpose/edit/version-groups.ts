import type { VersionSummary } from '@repurpose/contract';

/** Versions saved in one editing session, newest first. Any other version is a group of one. */
export type VersionGroup = [newest: VersionSummary, ...earlier: VersionSummary[]];

/** A longer pause between two saves begins a new sitting. */
const PAUSE_MS = 10 * 60_000;

const isSameSitting = (later: VersionSummary, earlier: VersionSummary) =>
  later.kind === 'edited' &&
  earlier.kind === 'edited' &&
  Date.parse(later.createdAt) - Date.parse(earlier.createdAt) <= PAUSE_MS;

/** Versions, newest first, with the saves of one sitting together: typing saves itself every few seconds. */
export function groupVersions(versions: readonly VersionSummary[]): VersionGroup[] {
  const groups: VersionGroup[] = [];
  for (const version of versions) {
    const earliest = groups.at(-1)?.at(-1);
    if (earliest && isSameSitting(earliest, version)) groups.at(-1)?.push(version);
    else groups.push([version]);
  }
  return groups;
}
