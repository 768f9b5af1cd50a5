import type { VoiceChecks } from './voices/voices.js';

/** `statement`: how words relate. */
export interface Claim {
  kind: 'number' | 'money' | 'percent' | 'date' | 'name' | 'quote' | 'url' | 'statement';
  text: string;
  /** UTF-16 offsets in the output's text. */
  start: number;
  end: number;
  /** UTF-16 offsets in the content as sent; null: unsupported. */
  source: { start: number; end: number } | null;
  /** Id of the rule that rejected it. Absent for supported claims and in older outputs. */
  rule?: string;
  reason?: string;
}

/** Unsupported ones are kept first. */
export const MAX_CLAIMS = 500;

export interface OutputChecks {
  claims: Claim[];
  moreClaims?: number;
  unsupportedClaims: number;
  /** As the platform counts. Of several parts, the one nearest to its limit. */
  count: number;
  /** Null: no limit. */
  limit: number | null;
  unit: string;
  warnings: string[];
  voice?: VoiceChecks;
}
