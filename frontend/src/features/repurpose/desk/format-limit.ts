import type { FormatKey } from '@repurpose/contract';
import { ruleOf } from '@repurpose/writing';

const figures = new Intl.NumberFormat('en-US');
const SHORT_UNITS: Readonly<Record<string, string>> = { 'weighted characters': 'characters' };

/** The platform's limit on a format's card: "280 characters a post"; formats without one say so. */
export function formatLimitOf(format: FormatKey): string {
  const { main, parts } = ruleOf(format);
  const part = parts[main];
  if (!part || part.limit === null) return 'No platform limit';
  return `${figures.format(part.limit)} ${SHORT_UNITS[part.unit] ?? part.unit} a ${main}`;
}
