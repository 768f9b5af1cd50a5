import type { OutputChecks } from './api.js';
import type { FormatKey } from './formats.js';

/** What made a version of a piece. */
export type VersionKind = 'written' | 'edited' | 'regenerated' | 'restored';

/** One piece as it stands, to be edited segment by segment. */
export interface OutputState {
  format: FormatKey;
  /** Counts from 1; the newest is the piece's text everywhere. Sent back as `expectedVersion`. */
  version: number;
  /** The structured draft of `@repurpose/writing`. */
  draft: object;
  text: string;
  checks: OutputChecks | null;
  /** Parts (`posts.2`, `sections.0`, `hook`) a person has written; a regeneration leaves them alone, as it does the locked ones. */
  edited: string[];
  locked: string[];
  /** Regenerations of this piece that are still included; beyond them each costs one credit. */
  regenerationsLeft: number;
}
/** `PUT /api/transformations/:id/pieces/:format`. */
export interface SaveOutputRequest {
  expectedVersion: number;
  /** Segment id → its new text; segments that are not named stay. */
  texts: Record<string, string>;
  /**
   * Posts, paragraphs or bullets in their new order, named as they stood before; one that is not named is taken out,
   * `{ text }` is a new one. Without it they stay.
   */
  order?: (string | { text: string })[];
  /** All parts to be locked; without it the locks stay. */
  locked?: string[];
  /** Parts that were edited by hand and may be written anew again. */
  released?: string[];
}
export interface RegenerateRequest {
  /** One part; without it every part that is neither locked nor edited. */
  part?: string;
  instruction?: string;
}
export interface RegenerateResponse extends OutputState {
  creditsLeft: number;
}
export interface VersionSummary {
  version: number;
  kind: VersionKind;
  createdAt: string;
}
export interface VersionDetail extends VersionSummary {
  text: string;
}
export interface RestoreRequest {
  expectedVersion: number;
}
