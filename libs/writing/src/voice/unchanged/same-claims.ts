import type { Source } from '../../source/source.types.js';
import { asFigures } from '../rules/numerals.js';
import { asStraight } from '../rules/quote-marks.js';
import type { Differing } from './differing.js';
import { lettersOf } from './letters.js';
import { mentionsIn } from './mentions-in.js';

/**
 * Whether sentences make the same claims as before in the same words, in any order; small numbers and marks may be written
 * otherwise. `respelled`: letters of names that may be spelled otherwise.
 */
export function sameClaims(
  [before, after]: Differing,
  source: Source,
  respelled: ReadonlySet<string>,
): boolean {
  const claims = (sentences: readonly string[]): string =>
    sentences
      .flatMap((sentence) => mentionsIn(sentence, source))
      .filter(({ kind, value }) => kind !== 'name' || !respelled.has(lettersOf(value)))
      .map(({ kind, value, unit = '', text: said }) =>
        kind === 'name'
          ? `${kind} ${lettersOf(said)}`
          : `${kind} ${asStraight(value)} ${unit} ${kind === 'number' ? asFigures(said) : asStraight(said)}`,
      )
      .sort()
      .join('\n');
  return claims(before) === claims(after);
}
