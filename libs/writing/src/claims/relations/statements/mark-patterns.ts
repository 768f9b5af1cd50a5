import { languageOf } from '../../../languages/registry.js';
import type { Relations } from '../../../languages/relations.types.js';
import type { Polarity } from '../../../languages/schema.js';
import { memoize } from '../../../text/memo.js';
import { TextPattern } from '../../../text/text-pattern.js';

export type MarkKind = keyof Relations | keyof Polarity;

const NOTHING = new TextPattern(/(?!)/gu);

/** The words of a kind in a language as a pattern; one that finds nothing where the language has none. */
export const patternOf = memoize((code: string, kind: MarkKind): TextPattern => {
  const { relations, polarity } = languageOf(code);
  const words =
    kind === 'up' || kind === 'down' || kind === 'more' || kind === 'less'
      ? polarity?.[kind]
      : relations?.[kind];
  if (words === undefined) return NOTHING;
  return new TextPattern(new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'giu'));
});

/** The words of some kinds, which are separated by spaces. */
export const anyOf = memoize((code: string, kinds: string): TextPattern => {
  const { relations, polarity } = languageOf(code);
  const words = kinds
    .split(' ')
    .flatMap((kind) => relations?.[kind as keyof Relations] ?? polarity?.[kind as keyof Polarity] ?? []);
  return words.length === 0
    ? NOTHING
    : new TextPattern(new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'giu'));
});
