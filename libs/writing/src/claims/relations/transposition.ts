import { languageOf } from '../../languages/registry.js';
import type { RelationRule } from './relation.types.js';
import { keyOf, type Mark, type Statement } from './statements/statement.js';

/** A name, a figure, a date or another word of meaning, in the order of a statement. */
interface Term extends Mark {
  key: string;
  /** A figure or a date. */
  isCount: boolean;
}

/** The terms of a statement; a name of several words is one. */
function termsOf({ words, mentions }: Statement): Term[] {
  const names = mentions.filter(({ kind }) => kind === 'name');
  const counts = mentions.filter(({ kind }) => kind !== 'name' && kind !== 'quote' && kind !== 'url');
  const isIn = ({ start, end }: Mark, others: readonly Mark[]): boolean =>
    others.some((other) => other.start <= start && end <= other.end);
  return [
    ...names.map(({ value, start, end }) => ({
      key: keyOf(value.split(' ').at(-1) ?? value),
      start,
      end,
      isCount: false,
    })),
    ...counts.map(({ value, start, end }) => ({ key: value, start, end, isCount: true })),
    ...words
      .filter((word) => word.key !== '' && !isIn(word, names) && !isIn(word, counts))
      .map(({ key, start, end }) => ({ key, start, end, isCount: false })),
  ].sort((a, b) => a.start - b.start);
}

/** The terms that both have once, each with its place in the other one. */
function shared(ours: readonly Term[], theirs: readonly Term[]): { term: Term; place: number }[] {
  const isOnce = (key: string, terms: readonly Term[]): boolean =>
    terms.filter((each) => each.key === key).length === 1;
  return ours.flatMap((term) => {
    const place = theirs.findIndex(({ key }) => key === term.key);
    return place >= 0 && isOnce(term.key, ours) && isOnce(term.key, theirs) ? [{ term, place }] : [];
  });
}

/** Two terms with others between them that have one another's place in the source. */
function exchanged(places: readonly number[]): [number, number] | null {
  const sorted = [...places].sort((a, b) => a - b);
  const moved = places.flatMap((place, at) => (place === sorted[at] ? [] : [at]));
  const [first, last, more] = moved;
  if (first === undefined || last === undefined || more !== undefined || last - first < 2) return null;
  return [first, last];
}

/** Between them the order of two terms says who does it to whom, or is compared elsewhere. */
const ELSEWHERE = ['passive', 'before', 'after', 'than', 'instead'] as const;

/** `A reviewer submits a report to an inspector` of an inspector who submits it to a reviewer: two terms have changed places. */
export const isTransposed: RelationRule = (said, { statement: told }) => {
  // in German cases say who does what, in any order
  if (said.isList || told.isList || languageOf(said.language).capitalisesNouns === true) return null;
  if (ELSEWHERE.some((kind) => said.has(kind) !== told.has(kind) || (kind !== 'passive' && said.has(kind))))
    return null;
  const [ours, theirs] = [termsOf(said), termsOf(told)];
  const both = shared(ours, theirs);
  const places = exchanged(both.map(({ place }) => place));
  if (places === null) return null;
  const [first, last] = places.map((at) => both[at]);
  if (first === undefined || last?.term.isCount !== first.term.isCount) return null;
  // the same is said of both: what follows the one follows the other there
  const next = (terms: readonly Term[], at: number): string | undefined => terms[at + 1]?.key;
  const follows = next(ours, ours.indexOf(first.term));
  return follows !== undefined && follows === next(theirs, last.place)
    ? { rule: 'actor-swapped', at: { start: first.term.start, end: last.term.end } }
    : null;
};
