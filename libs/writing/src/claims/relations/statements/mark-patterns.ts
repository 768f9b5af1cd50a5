import { languageOf } from '../../../languages/registry.js';
import type { Relations } from '../../../languages/relations.types.js';
import type { Polarity } from '../../../languages/schema.js';
import { memoize } from '../../../text/memo.js';
import { TextPattern } from '../../../text/text-pattern.js';

export type MarkKind = keyof Relations | keyof Polarity;

const NOTHING = new TextPattern(/(?!)/gu);

/** The pattern for a language's words of one kind; matches nothing if it has none. */
export const patternOf = memoize((code: string, kind: MarkKind): TextPattern => {
  const { relations, polarity } = languageOf(code);
  const words =
    kind === 'up' || kind === 'down' || kind === 'more' || kind === 'less'
      ? polarity?.[kind]
      : relations?.[kind];
  if (words === undefined) return NOTHING;
  return new TextPattern(new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'giu'));
});

/** The pattern for the words of several kinds, given as a space-separated list. */
export const anyOf = memoize((code: string, kinds: string): TextPattern => {
  const { relations, polarity } = languageOf(code);
  const words = kinds
    .split(' ')
    .flatMap((kind) => relations?.[kind as keyof Relations] ?? polarity?.[kind as keyof Polarity] ?? []);
  return words.length === 0
    ? NOTHING
    : new TextPattern(new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'giu'));
});
