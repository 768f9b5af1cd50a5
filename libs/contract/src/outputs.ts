import type { OutputChecks } from './checks.js';
import type { FormatKey } from './formats.js';
import type { Tone } from './settings.js';

export type VersionKind = 'written' | 'edited' | 'regenerated' | 'restored';

export interface OutputState {
  format: FormatKey;
  /** From 1. Sent back as `expectedVersion`. */
  version: number;
  /** Of `@repurpose/writing`. */
  draft: object;
  text: string;
  checks: OutputChecks | null;
  /** Parts such as `posts.2`. A regeneration keeps these and the locked ones. */
  edited: string[];
  locked: string[];
  /** Null: it may be in another one than the transformation, because it was written in others since. */
  tone: Tone | null;
  /** Each further one costs a credit. */
  regenerationsLeft: number;
}
export interface SaveOutputRequest {
  expectedVersion: number;
  /** By segment id. Other segments do not change. */
  texts: Record<string, string>;
  /** Old ids in their new order. `{ text }` adds one; missing ids are removed. */
  order?: (string | { text: string })[];
  locked?: string[];
  /** Edited parts that a regeneration may change. */
  released?: string[];
}
export interface RegenerateRequest {
  part?: string;
  instruction?: string;
  tone?: Tone;
  /** Absent: the transformation's voice, as it was; null: none. */
  voiceId?: string | null;
}
export interface RegenerateResponse extends OutputState {
  creditsLeft: number;
}
export interface ApplyVoiceRequest {
  expectedVersion: number;
  voiceId: string;
}
export interface VersionSummary {
  version: number;
  kind: VersionKind;
  createdAt: string;
  /** Null: the account was deleted. */
  author: { userId: string; username: string } | null;
}
export interface VersionDetail extends VersionSummary {
  text: string;
}
export interface RestoreRequest {
  expectedVersion: number;
}
