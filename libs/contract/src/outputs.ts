import type { OutputChecks } from './checks.js';
import type { FormatKey } from './formats.js';
import type { Tone } from './settings.js';

export type VersionKind = 'written' | 'edited' | 'regenerated' | 'restored';

export interface OutputState {
  format: FormatKey;
  /** From 1. Sent back as `expectedVersion`. */
  version: number;
  /** The structured draft of `@repurpose/writing`. */
  draft: object;
  text: string;
  checks: OutputChecks | null;
  /** Parts (`posts.2`, `hook`) edited by a user. A regeneration keeps these and the locked ones. */
  edited: string[];
  locked: string[];
  /** Free regenerations left; each further one costs a credit. */
  regenerationsLeft: number;
}
export interface SaveOutputRequest {
  expectedVersion: number;
  /** Segment id → new text; other segments do not change. */
  texts: Record<string, string>;
  /** Old ids of posts, paragraphs or bullets in their new order. `{ text }` adds one; missing ids are removed. */
  order?: (string | { text: string })[];
  /** All locked parts; absent: locks do not change. */
  locked?: string[];
  /** Edited parts that a regeneration may change again. */
  released?: string[];
}
export interface RegenerateRequest {
  part?: string;
  instruction?: string;
  /** Replaces the transformation's tone. */
  tone?: Tone;
  /** Absent: the transformation's voice, as it was then; null: none. */
  voiceId?: string | null;
}
export interface RegenerateResponse extends OutputState {
  creditsLeft: number;
}
/** `POST …/apply-voice`: a new version in a brand's voice, free of charge. */
export interface ApplyVoiceRequest {
  expectedVersion: number;
  voiceId: string;
}
export interface VersionSummary {
  version: number;
  kind: VersionKind;
  createdAt: string;
  /** Null once their account is deleted. */
  author: { userId: string; username: string } | null;
}
export interface VersionDetail extends VersionSummary {
  text: string;
}
export interface RestoreRequest {
  expectedVersion: number;
}
