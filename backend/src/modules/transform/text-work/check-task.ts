import type { FormatKey } from '@repurpose/contract';
import { countText, explainClaims, partRule, PLATFORM_RULES, type ExplainedClaim } from '@repurpose/writing';
import type { SourceCache } from './source-cache.js';

export interface TextLength {
  part: string;
  count: number;
  limit: number | null;
  unit: string;
}
export interface CheckInput {
  source: string;
  text: string;
  formats: readonly FormatKey[];
}
export interface CheckedText {
  claims: ExplainedClaim[];
  lengths: Partial<Record<FormatKey, TextLength>>;
}

export function checkText(sources: SourceCache, { source, text, formats }: CheckInput): CheckedText {
  const lengths: CheckedText['lengths'] = {};
  for (const format of formats) {
    const { main: part } = PLATFORM_RULES[format];
    const { limit, unit } = partRule(format, part);
    lengths[format] = { part, count: countText(format, text), limit, unit };
  }
  return { claims: explainClaims(text, sources.read(source)), lengths };
}
