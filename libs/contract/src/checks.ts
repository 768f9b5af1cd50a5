import type { VoiceChecks } from './voices.js';

/** A checkable thing in an output and where the source supports it; `statement`: words that relate it otherwise. */
export interface Claim {
  kind: 'number' | 'money' | 'percent' | 'date' | 'name' | 'quote' | 'url' | 'statement';
  text: string;
  /** UTF-16 offsets in the output's text. */
  start: number;
  end: number;
  /** UTF-16 offsets in the content as sent; null: not supported by the source. */
  source: { start: number; end: number } | null;
}

/** Claims that are kept with an output; of more, unsupported ones come first. */
export const MAX_CLAIMS = 500;

export interface OutputChecks {
  /** In order of place, at most `MAX_CLAIMS`. */
  claims: Claim[];
  /** How many more the output makes; not set: none. */
  moreClaims?: number;
  /** Of all claims. */
  unsupportedClaims: number;
  /** Length as the platform counts it; of a multi-part output, its longest part. */
  count: number;
  /** In the same unit; null: no limit. */
  limit: number | null;
  unit: string;
  warnings: string[];
  /** What the brand voice changed; absent without one. */
  voice?: VoiceChecks;
}
