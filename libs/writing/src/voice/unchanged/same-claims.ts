import type { Source } from '../../source/source.types.js';
import { asFigures } from '../rules/numerals.js';
import { asStraight } from '../rules/quote-marks.js';
import { mentionsIn } from './mentions-in.js';

/** Whether two texts make the same claims in the same words, in any order; small numbers and marks may be written otherwise. */
export function sameClaims(before: string, after: string, source: Source): boolean {
  const claims = (text: string): string =>
    mentionsIn(text, source)
      .map(
        ({ kind, value, unit = '', text: said }) =>
          `${kind} ${asStraight(value)} ${unit} ${kind === 'number' ? asFigures(said) : asStraight(said)}`,
      )
      .sort()
      .join('\n');
  return claims(before) === claims(after);
}
