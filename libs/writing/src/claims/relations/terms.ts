import { isFigure, type Mention } from '../../annotate/mentions/mention.js';
import { figureKey, keyOf, type Mark, type Statement } from './statements/statement.js';

/** A name, a figure, a date or a content word, in the order of a statement. */
export interface Term extends Mark {
  kind: 'name' | 'figure' | 'date' | 'word';
  /** A name has the letters of each of its words. */
  keys: readonly string[];
}

const kindOf = (mention: Mention): Term['kind'] =>
  isFigure(mention) ? 'figure' : mention.kind === 'date' ? 'date' : 'name';

/** The terms of a statement; a name of several words is one. */
export function termsOf({ words, mentions }: Statement): Term[] {
  const own = mentions.filter(({ kind }) => kind !== 'quote' && kind !== 'url');
  const isIn = ({ start, end }: Mark): boolean => own.some((each) => each.start <= start && end <= each.end);
  return [
    ...own.map((each): Term => {
      const kind = kindOf(each);
      const keys = kind === 'name' ? each.value.split(/[\s-]+/u).map(keyOf) : [figureKey(each)];
      return { kind, keys, start: each.start, end: each.end };
    }),
    ...words
      .filter((word) => word.isTopic && !isIn(word))
      .map(({ key, start, end }): Term => ({ kind: 'word', keys: [key], start, end })),
  ].sort((a, b) => a.start - b.start);
}

/** Names of several words are the same by a last one: `Cllr Pascoe` is not Cllr Osei. */
export function isSame(a: Term, b: Term): boolean {
  if (a.kind !== 'name' || b.kind !== 'name') return a.keys.some((key) => b.keys.includes(key));
  return b.keys.includes(a.keys.at(-1) ?? '') || a.keys.includes(b.keys.at(-1) ?? '');
}

const NOMINAL = ['nominal', 'every', 'per'] as const;

/** Behind an article or a preposition. */
export const isNoun = (term: Mark, statement: Statement): boolean =>
  NOMINAL.some((kind) => statement.marks(kind).some(({ end }) => term.start - end === 1));

/** No figure and no date. */
export const isThing = ({ kind }: Term): boolean => kind === 'name' || kind === 'word';

export const isWithin = ({ start, end }: Mark, outer: Mark): boolean =>
  outer.start <= start && end <= outer.end;
