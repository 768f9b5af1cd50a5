import { languageOf } from '../../../languages/registry.js';
import type { Relations } from '../../../languages/relations.types.js';
import type { Polarity } from '../../../languages/schema.js';
import { memoize } from '../../../text/memo.js';
import { TextPattern } from '../../../text/text-pattern.js';

export type MarkKind = keyof Relations | keyof Polarity;

const NOTHING = new TextPattern(/(?!)/gu);

/** The pattern for a language's words of some kinds, separated by spaces; matches nothing if it has none. */
export const patternOf = memoize((code: string, kinds: string): TextPattern => {
  const { relations, polarity } = languageOf(code);
  const words = kinds
    .split(' ')
    .flatMap((kind) => relations?.[kind as keyof Relations] ?? polarity?.[kind as keyof Polarity] ?? []);
  return words.length === 0
    ? NOTHING
    : new TextPattern(new RegExp(`(?<![\\p{L}])(?:${words.join('|')})(?![\\p{L}])`, 'giu'));
});
