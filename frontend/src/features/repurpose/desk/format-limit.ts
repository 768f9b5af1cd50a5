import type { FormatKey } from '@repurpose/contract';
import { ruleOf } from '@repurpose/writing';
import { figure } from '../../../shared/figures.js';
import { SEVERAL } from '../../../shared/outputs/counter.js';

/** As people say it; the counter below an output is exact. */
const SHORT_UNITS: Readonly<Record<string, string>> = {
  'weighted characters': 'characters',
  bytes: 'characters',
};

/** "280 characters per post", "150 characters in the subject". */
export function formatLimitOf(format: FormatKey): string {
  const { main, parts } = ruleOf(format);
  const part = parts[main];
  if (!part || part.limit === null) return 'No platform limit';
  const amount = `${figure(part.limit)} ${SHORT_UNITS[part.unit] ?? part.unit}`;
  return `${amount} ${SEVERAL.has(main) ? 'per' : 'in the'} ${main}`;
}
