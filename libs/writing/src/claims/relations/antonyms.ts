import { negationsOf } from './negation.js';
import type { Opposable } from './opposites.js';
import type { RelationRule, Told } from './relation.types.js';
import { nearestClause, sharedKeys, type Statement, type Word } from './statements/statement.js';

/** Words that an output shares with the statement that has the opposite; fewer if it is short. */
const MIN_SHARED = 2;

const ofSet = (set: number, { opposables }: Statement): Opposable[] =>
  opposables.filter((each) => each.set === set);

/** The content word next to a word with an opposite: `builds` in `makes builds faster`. */
function anchorOf({ word }: Opposable, { words }: Statement): string {
  const at = words.indexOf(word);
  const distance = (index: number): number => Math.abs(index - at);
  const topics = words.flatMap((each, index) => (each.isTopic && each !== word ? [index] : []));
  const nearest = topics.sort((a, b) => distance(a) - distance(b))[0];
  return nearest === undefined || distance(nearest) > NEAR_WORDS ? '' : (words[nearest]?.key ?? '');
}
const NEAR_WORDS = 4;

const clauseOf = ({ start, end }: Word, statement: Statement): Statement =>
  statement.clauses.find((clause) => clause.start <= start && end <= clause.end) ?? statement;

/** The source's words of the set beside the same word; else in the most similar clause, or anywhere. */
function toldWith(ours: Opposable, clause: Statement, statement: Statement): [Opposable[], Statement] {
  const anchor = anchorOf(ours, clause);
  const beside = ofSet(ours.set, statement).filter((each) => anchorOf(each, statement) === anchor);
  const [first] = beside;
  if (anchor !== '' && first !== undefined) return [beside, clauseOf(first.word, statement)];
  const nearest = nearestClause(clause, statement);
  const found = ofSet(ours.set, nearest);
  return found.length > 0 ? [found, nearest] : [ofSet(ours.set, statement), statement];
}

/** A negation makes it the other side; `never` is a side itself. */
const isDenied = (statement: Statement, words: readonly Opposable[]): boolean =>
  negationsOf(statement).some(
    ({ start, end }) => !words.some(({ word }) => start <= word.start && word.end <= end),
  );

/** Whether the source says the other side of what a clause says with one word; undefined where it says neither. */
function isOtherSide(ours: Opposable, clause: Statement, { statement, around }: Told): boolean | undefined {
  const isOurs = ({ side }: Opposable): boolean => side === ours.side;
  const [theirs, place] = toldWith(ours, clause, statement);
  if (theirs.length === 0) return undefined;
  // `only inside` of what is inside and outside
  const isHalf = clause.has('merely') && !theirs.every(isOurs) && ofSet(ours.set, clause).every(isOurs);
  if (theirs.some(isOurs) && !isHalf) return false;
  if (isDenied(clause, [ours]) !== isDenied(place, theirs)) return false;
  const own = ours.word.isTopic ? 1 : 0;
  return !around.some(
    (each) => each !== statement && ofSet(ours.set, each).some(isOurs) && sharedKeys(clause, each) > own,
  );
}

/** `thinner than usual` and `thicker than usual` compare with the same. */
function isSameBehindThan(said: Statement, told: Statement): boolean {
  const behind = (statement: Statement): string[] => {
    const end = statement.marks('than')[0]?.end ?? Infinity;
    return statement.words.filter(({ start, key }) => start >= end && key !== '').map(({ key }) => key);
  };
  const [ours] = behind(said);
  return ours !== undefined && ours === behind(told)[0];
}

/** The words of a clause that have an opposite, each with whether the source says the other side. */
const sidesOf = (clause: Statement, said: Statement, told: Told): { ours: Opposable; isOther: boolean }[] =>
  clause.opposables.flatMap((ours) => {
    // `small ones more than large ones`, `began in 1992 and ended in 1999`: both sides
    const isBoth = ofSet(ours.set, said).some(({ side }) => side !== ours.side);
    const isOther = isBoth ? undefined : isOtherSide(ours, clause, told);
    return isOther === undefined ? [] : [{ ours, isOther }];
  });

/** `south of the capital` of what lies north of it, `turned off` of what is turned on. */
export const isOpposite: RelationRule = (said, told) => {
  const { statement } = told;
  // `shorter than` for `longer than`: `frames/moved.ts` compares the two sides
  if (said.has('than') && statement.has('than') && !isSameBehindThan(said, statement)) return null;
  const sides = [...said.sides].filter((side) => statement.sides.has(side)).length;
  if (sharedKeys(said, statement) + sides < Math.min(MIN_SHARED, said.keys.size - 1)) return null;
  let isRelated = false;
  for (const clause of said.clauses) {
    const all = sidesOf(clause, said, told);
    // `closed on Monday` of what is open from Tuesday: two of them say the same
    const [turned, second] = all.filter(
      ({ ours, isOther }) => isOther && !isException(ours, said, statement),
    );
    if (turned !== undefined && second === undefined) return { rule: 'opposite', at: turned.ours.word };
    isRelated ||= all.length > 0;
  }
  return isRelated ? null : undefined;
};

/** `closed on Mondays` of `open except on Mondays`. */
const isException = ({ word }: Opposable, said: Statement, told: Statement): boolean =>
  told.marks('condition').some((mark) => {
    const behind = told.between(mark.end, told.end);
    return [...said.keys].some((key) => key !== word.key && behind.keys.has(key));
  });
