import type { Mention } from '../../annotate/mentions/mention.js';
import type { Source } from '../../source/source.types.js';
import { languageOf } from '../../languages/registry.js';
import { asStraight } from '../../text/marks.js';
import type { Differing } from './differing.js';
import { lettersOf } from './respelling.js';
import { mentionsIn } from './mentions-in.js';

/** Fast test: the same mentions in the same words and order. */
const areSaidAlike = (before: readonly Mention[], after: readonly Mention[]): boolean =>
  before.length === after.length &&
  before.every(({ kind, value, unit, text }, at) => {
    const now = after[at];
    return now?.kind === kind && now.value === value && now.unit === unit && now.text === text;
  });

/**
 * Whether sentences make the same claims as before, in any order; small numbers and marks may be written
 * differently. `respelled`: letters of names with another spelling.
 */
export function sameClaims(
  [before, after]: Differing,
  source: Source,
  respelled: ReadonlySet<string>,
): boolean {
  const { asFigures = asStraight } = languageOf(source.language).style ?? {};
  const mentionsOf = (sentences: readonly string[]): Mention[] =>
    sentences.flatMap((sentence) => mentionsIn(sentence, source));
  const [old, now] = [mentionsOf(before), mentionsOf(after)];
  const claims = (mentions: readonly Mention[]): string =>
    mentions
      .filter(({ kind, value }) => kind !== 'name' || !respelled.has(lettersOf(value)))
      .map(({ kind, value, unit = '', text: said }) =>
        kind === 'name'
          ? `${kind} ${lettersOf(said)}`
          : `${kind} ${asStraight(value)} ${unit} ${kind === 'number' ? asFigures(said) : asStraight(said)}`,
      )
      .sort()
      .join('\n');
  return areSaidAlike(old, now) || claims(old) === claims(now);
}
