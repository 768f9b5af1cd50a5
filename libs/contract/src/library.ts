import type { TransformationStatus } from './calls/api.js';
import type { FormatKey } from './formats.js';

export const LIBRARY_STATES = {
  ready: ['succeeded'],
  writing: ['queued', 'running'],
  failed: ['failed'],
} as const satisfies Record<string, readonly TransformationStatus[]>;
export type LibraryState = keyof typeof LIBRARY_STATES;

export function isLibraryState(value: unknown): value is LibraryState {
  return typeof value === 'string' && Object.hasOwn(LIBRARY_STATES, value);
}

export interface LibraryQuery {
  workspaceId?: string;
  /** Words or prefixes, in the source, an output or a tag. Accents and case are ignored. */
  q?: string;
  format?: FormatKey;
  state?: LibraryState;
  tag?: string;
  /** ISO times. `from` is inclusive, `before` exclusive. */
  from?: string;
  before?: string;
  archived?: boolean;
  limit?: number;
}

export interface LibrarySelection {
  ids: string[];
}
export interface ArchiveRequest extends LibrarySelection {
  isArchived: boolean;
}
export interface ChangeTagsRequest extends LibrarySelection {
  add?: string[];
  remove?: string[];
}
export interface LibraryChange {
  changed: string[];
  /** Not deleted because a job is in flight. */
  kept: string[];
}

export interface LibraryTag {
  name: string;
  count: number;
}

/** Null when it is empty, too long or has a comma. */
export function readTagName(name: string, maxChars: number): string | null {
  const line = name.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const isPlain = line !== '' && line.length <= maxChars && !/[,\p{Cc}\p{Cf}]/u.test(line);
  return isPlain ? line : null;
}

export function tagKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
