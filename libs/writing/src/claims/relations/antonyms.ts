import { negationsOf } from './negation.js';
import type { Opposable } from './opposites.js';
import type { RelationRule, Original } from './relation.types.js';
import { isIn, nearestClause, sharedKeys, type Statement } from './statements/statement.js';

const MIN_SHARED = 2;
const MAX_INTRODUCING = 4;

const ofSet = (set: number, { opposables }: Statement): Opposable[] =>
  opposables.filter((each) => each.set === set);

/** The source's words of an opposites set in the most similar clause, else in the whole statement; with where they were found. */
function toldWith({ set }: Opposable, clause: Statement, statement: Statement): [Opposable[], Statement] {
  const nearest = nearestClause(clause, statement);
  const found = ofSet(set, nearest);
  return found.length > 0 ? [found, nearest] : [ofSet(set, statement), statement];
}

/** Whether a negation other than these words, such as `never`, denies them. */
const isDenied = (statement: Statement, words: readonly Opposable[]): boolean =>
  negationsOf(statement).some((negation) => !words.some(({ word }) => isIn(word, [negation])));

/** Whether the source uses the opposite of a clause's word; undefined if it uses neither. */
function isOtherSide(
  ours: Opposable,
  clause: Statement,
  { statement, around }: Original,
): boolean | undefined {
  const isOurs = ({ side }: Opposable): boolean => side === ours.side;
  const [theirs, place] = toldWith(ours, clause, statement);
  if (theirs.length === 0) return undefined;
  // `only inside` for something inside and outside
  const isHalf = clause.has('merely') && !theirs.every(isOurs) && ofSet(ours.set, clause).every(isOurs);
  if (theirs.some(isOurs) && !isHalf) return false;
  if (isDenied(clause, [ours]) !== isDenied(place, theirs)) return false;
  const own = ours.word.isTopic ? 1 : 0;
  return !around.some(
    (each) => each !== statement && ofSet(ours.set, each).some(isOurs) && sharedKeys(clause, each) > own,
  );
}

/** Whether the source has one side only, and this clause is about it: `it was easy before; now it is hard`, where it was hard before. */
function isOfOne({ set }: Opposable, clause: Statement, claimed: Statement, original: Original): boolean {
  const { statement, around } = original;
  const told = new Set(around.flatMap((each) => ofSet(set, each)).map(({ side }) => side));
  const isAlone = new Set(ofSet(set, clause).map(({ side }) => side)).size === 1;
  const others = claimed.clauses.filter((each) => each !== clause && ofSet(set, each).length > 0);
  return (
    isAlone &&
    told.size === 1 &&
    sharedKeys(clause, statement) >= MIN_SHARED &&
    // the opposite itself may be the one word they share
    others.every((each) => sharedKeys(each, statement) <= 1)
  );
}

/** The clause's words that have an opposite, with whether the source uses the opposite. */
const sidesOf = (
  clause: Statement,
  claimed: Statement,
  original: Original,
): { ours: Opposable; isOther: boolean }[] =>
  clause.opposables.flatMap((ours) => {
    // `small ones more than large ones`, `began in 1992 and ended in 1999`: both sides
    const isBoth = ofSet(ours.set, claimed).some(({ side }) => side !== ours.side);
    const isOther =
      isBoth && !isOfOne(ours, clause, claimed, original) ? undefined : isOtherSide(ours, clause, original);
    return isOther === undefined ? [] : [{ ours, isOther }];
  });

/** `south of the capital` for north of it, `turned off` for turned on. */
export const isOpposite: RelationRule = (claimed, original) => {
  const { statement } = original;
  // `shorter than` for `longer than`: left to `frames/moved.ts`, which compares the two sides
  if (claimed.has('than') && statement.has('than')) return null;
  // `as she remembers, "…"`: the words around a quotation only introduce it
  if (claimed.quotes.length > 0 && claimed.topic.size <= MAX_INTRODUCING) return null;
  const sides = [...claimed.sides].filter((side) => statement.sides.has(side)).length;
  if (sharedKeys(claimed, statement) + sides < Math.min(MIN_SHARED, claimed.keys.size - 1)) return null;
  let isRelated = false;
  for (const clause of claimed.clauses) {
    const all = sidesOf(clause, claimed, original);
    // `closed on Monday` for open from Tuesday: two opposites say the same
    const [turned, second] = all.filter(({ isOther }) => isOther);
    if (turned !== undefined && second === undefined) return { rule: 'opposite', at: turned.ours.word };
    isRelated ||= all.length > 0;
  }
  return isRelated ? null : undefined;
};
