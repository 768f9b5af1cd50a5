import type { VoiceChecks } from './voices.js';

/** A checkable statement of an output and where the source supports it. */
export interface Claim {
  kind: 'number' | 'money' | 'percent' | 'date' | 'name' | 'quote' | 'url';
  text: string;
  /** UTF-16 offsets in the output's text. */
  start: number;
  end: number;
  /** UTF-16 offsets in the content as sent; null: not supported by the source. */
  source: { start: number; end: number } | null;
}

export interface OutputChecks {
  claims: Claim[];
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
