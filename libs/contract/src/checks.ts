import type { VoiceChecks } from './voices/voices.js';

/** A checkable item of an output and its place in the source. `statement`: how words relate. */
export interface Claim {
  kind: 'number' | 'money' | 'percent' | 'date' | 'name' | 'quote' | 'url' | 'statement';
  text: string;
  /** UTF-16 offsets in the output's text. */
  start: number;
  end: number;
  /** UTF-16 offsets in the content as sent; null: unsupported. */
  source: { start: number; end: number } | null;
  /** Of an unsupported claim: the id of the rule that found it. Absent in outputs of older versions. */
  rule?: string;
  /** Of an unsupported claim: why, as a sentence for people. */
  reason?: string;
}

/** Claims kept with an output. If there are more, unsupported ones come first. */
export const MAX_CLAIMS = 500;

export interface OutputChecks {
  /** In order of position, at most `MAX_CLAIMS`. */
  claims: Claim[];
  /** Claims beyond `MAX_CLAIMS`; absent: none. */
  moreClaims?: number;
  /** Of all claims, also those beyond `MAX_CLAIMS`. */
  unsupportedClaims: number;
  /** Length as the platform counts it. For outputs of several parts, the longest part. */
  count: number;
  /** In the same unit; null: no limit. */
  limit: number | null;
  unit: string;
  warnings: string[];
  /** What the brand voice changed; absent without one. */
  voice?: VoiceChecks;
}
