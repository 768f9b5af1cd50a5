import type { Source } from '../../source/source.types.js';
import { asFigures } from '../rules/numerals.js';
import { asStraight } from '../rules/quote-marks.js';
import { lettersOf } from './letters.js';
import { mentionsIn, sentencesIn } from './mentions-in.js';

/** What the first list has more of than the second. */
function withoutAll(sentences: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return sentences.filter((sentence) => {
    const count = left.get(sentence) ?? 0;
    left.set(sentence, count - 1);
    return count <= 0;
  });
}

/**
 * Whether two texts make the same claims in the same words, in any order; small numbers and marks may be written otherwise.
 * Only the sentences that differ are read. `respelled`: letters of names that may be spelled otherwise.
 */
export function sameClaims(
  before: string,
  after: string,
  source: Source,
  respelled: ReadonlySet<string>,
): boolean {
  const sentencesOf = (text: string): string[] => sentencesIn(text, source).map(asStraight);
  const [old, now] = [sentencesOf(before), sentencesOf(after)];
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
  return claims(withoutAll(old, now)) === claims(withoutAll(now, old));
}
