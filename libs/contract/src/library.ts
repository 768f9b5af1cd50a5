import type { TransformationStatus } from './api.js';
import type { FormatKey } from './formats.js';

/** What a row of the library is filtered by: being written, delivered, or failed. */
export const LIBRARY_STATES = {
  ready: ['succeeded'],
  writing: ['queued', 'running'],
  failed: ['failed'],
} as const satisfies Record<string, readonly TransformationStatus[]>;
export type LibraryState = keyof typeof LIBRARY_STATES;

export function isLibraryState(value: unknown): value is LibraryState {
  return typeof value === 'string' && Object.hasOwn(LIBRARY_STATES, value);
}

/** Query of `GET /api/transformations`: each part that is named narrows the list, newest first. */
export interface LibraryQuery {
  /** Every word of it, or a word that begins so, in the source, a piece or a tag; accents and case do not matter. */
  q?: string;
  /** Was asked for. */
  format?: FormatKey;
  state?: LibraryState;
  tag?: string;
  /** ISO instants: made at or after `from` and before `before`. */
  from?: string;
  before?: string;
  /** Those in the archive instead of those outside it. */
  archived?: boolean;
  limit?: number;
}

/** The transformations a change is about: 1 to `LIMITS.selection` of the caller's own. */
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
/** What came of a change; ids that are not the caller's own are in neither list. */
export interface LibraryChange {
  changed: string[];
  /** Not deleted, since something is still being written for them. */
  kept: string[];
}

/** One of a user's tags; it is there as long as something carries it. */
export interface LibraryTag {
  name: string;
  count: number;
}

/** A tag as it is kept: one line, single spaces. Null when it is empty, too long or has a comma. */
export function readTagName(name: string, maxChars: number): string | null {
  const line = name.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const isPlain = line !== '' && line.length <= maxChars && !/[,\p{Cc}\p{Cf}]/u.test(line);
  return isPlain ? line : null;
}

/** Two spellings of one tag have the same key. */
export function tagKey(name: string): string {
  return name.normalize('NFKC').toLowerCase();
}
