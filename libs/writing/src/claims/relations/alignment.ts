import type { Misstatement, RelationRule } from './relation.types.js';
import type { StatementIndex } from './statements/statement-index.js';
import type { Statement } from './statements/statement.js';
import { isNoun, isSame, isWithin, termsOf, type Term } from './terms.js';

/** Names around the same verb may have changed places: the verb stays. */
const weightOf = ({ kind }: Term): number => (kind === 'name' ? 0.9 : 1);

/** The longest run of terms that two statements have in the same order, by their places. */
function commonOrder(ours: readonly Term[], theirs: readonly Term[]): [number, number][] {
  const lengths = Array.from({ length: ours.length + 1 }, () => new Array<number>(theirs.length + 1).fill(0));
  const at = (one: number, other: number): number => lengths[one]?.[other] ?? 0;
  for (let one = ours.length - 1; one >= 0; one -= 1)
    for (let other = theirs.length - 1; other >= 0; other -= 1) {
      const [a, b] = [ours[one], theirs[other]];
      const row = lengths[one];
      if (a === undefined || b === undefined || row === undefined) continue;
      const skipped = Math.max(at(one + 1, other), at(one, other + 1));
      row[other] = isSame(a, b) ? Math.max(skipped, weightOf(a) + at(one + 1, other + 1)) : skipped;
    }
  const pairs: [number, number][] = [];
  for (let one = 0, other = 0; one < ours.length && other < theirs.length;) {
    const [a, b] = [ours[one], theirs[other]];
    const skipped = Math.max(at(one + 1, other), at(one, other + 1));
    if (a !== undefined && b !== undefined && isSame(a, b) && at(one, other) > skipped)
      pairs.push([one++, other++]);
    else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}

/** What two statements have between the same terms, and the clauses of the source that it is in. */
interface Gap {
  ours: readonly Term[];
  theirs: readonly Term[];
  clauses: readonly Statement[];
}

/** The gaps of two statements, each up to the end of the source's clause. */
function gapsOf(
  ours: readonly Term[],
  theirs: readonly Term[],
  told: Statement,
): { gaps: Gap[]; shared: number } {
  const pairs = commonOrder(ours, theirs);
  const clauseOf = (term: Term | undefined): Statement | undefined =>
    term && told.clauses.find((clause) => isWithin(term, clause));
  const gaps = [...pairs, [ours.length, theirs.length] as const].map(([one, other], at): Gap => {
    const [before, last] = pairs[at - 1] ?? [-1, -1];
    const clauses = [clauseOf(theirs[last]), clauseOf(theirs[other])].filter((each) => each !== undefined);
    const between = theirs.slice(last + 1, other);
    const beside = between.filter((term) => clauses.some((clause) => isWithin(term, clause)));
    // `the ship carries cars and makes the crossing`: the subject opens the statement, or is named last
    const isElided = at === 0 && beside.length === 0 && clauses[0]?.start !== told.start;
    return {
      ours: ours.slice(before + 1, one),
      theirs: isElided
        ? [between.findLast(({ kind }) => kind === 'name') ?? between[0]].filter((each) => each !== undefined)
        : beside,
      clauses,
    };
  });
  return { gaps, shared: pairs.length };
}

/** Of the terms of a telling, those that the source has in the same order. */
const MOST = 0.6;
const MIN_SHARED = 2;
/** More words are another way to say it. */
const MAX_IN_GAP = 2;

const RULE_OF = {
  name: 'another-owner',
  figure: 'misattributed',
  date: 'another-period',
  word: 'misattributed',
} as const;

function isAlike(ours: Term, said: Statement, theirs: Term, told: Statement): boolean {
  // a name that the statement has elsewhere is not who does it here
  if (ours.kind === 'name' && theirs.kind === 'word')
    return isNoun(theirs, told) && termsOf(told).some((each) => isSame(each, ours));
  return ours.kind === theirs.kind && (ours.kind !== 'word' || (isNoun(ours, said) && isNoun(theirs, told)));
}

/** What a clause says, with the words of degree and of a rest. */
const DEGREES = ['more', 'less', 'rest'] as const;
const saidIn = (clause: Statement): Map<string, number> =>
  new Map([
    ...termsOf(clause).flatMap(({ keys, start }) => keys.map((key) => [key, start] as const)),
    ...DEGREES.flatMap((kind) => clause.marks(kind).map(({ start }) => [kind, start] as const)),
  ]);

/** Whether one clause begins with what one clause of the source begins with, and goes on with what the other one says. */
function isMixed(
  clause: Statement,
  [own, other]: readonly [Map<string, number>, Map<string, number>],
): boolean {
  const said = saidIn(clause);
  const [mine, theirs] = [
    [...said.keys()].filter((key) => own.has(key)),
    [...said.keys()].filter((key) => other.has(key)),
  ];
  const before = (a: string, b: string, places: Map<string, number>): boolean =>
    (places.get(a) ?? Infinity) < (places.get(b) ?? 0);
  return (
    mine.some((a) => theirs.some((b) => before(a, b, said))) && mine.length + theirs.length >= MIN_SHARED
  );
}

/** `A pays 6 and B 14`, where A pays 14 and B 6: two clauses that begin with each other's beginning. */
export const isCrossed: RelationRule = (said, { around }) => {
  if (said.isList || said.clauses.length < 2) return null;
  const clauses = around.filter(({ isList }) => !isList).flatMap((each) => each.clauses);
  for (const one of clauses)
    for (const other of clauses) {
      if (one.start >= other.start) continue;
      const [first, second] = [saidIn(one), saidIn(other)];
      const ofOne = new Map([...first].filter(([key]) => !second.has(key)));
      const ofOther = new Map([...second].filter(([key]) => !first.has(key)));
      const mixed = said.clauses.find((clause) => isMixed(clause, [ofOne, ofOther]));
      const back = said.clauses.find((clause) => isMixed(clause, [ofOther, ofOne]));
      if (mixed !== undefined && back !== undefined && mixed !== back) {
        const [from, to] = mixed.start < back.start ? [mixed, back] : [back, mixed];
        return { rule: 'actor-swapped', at: { start: from.start, end: to.end } };
      }
    }
  return null;
};

/** A word without the ending of a plural or a case. */
const bareWord = (word: string): string => word.toLowerCase().replace(/(?:e[nrs]?|[ns])$/u, '');

/** `The trust paid for the study`, where the council paid and the trust did something else: one thing in the place of another. */
export const isSubstituted =
  (index: StatementIndex): RelationRule =>
  (said, { statement: told, around }): Misstatement | null => {
    if (said.isList || told.isList) return null;
    const [ours, theirs] = [termsOf(said), termsOf(told)];
    const { gaps, shared } = gapsOf(ours, theirs, told);
    if (shared < MIN_SHARED || shared < ours.length * MOST) return null;
    const others = theirs.filter((term) => term.kind === 'name' && !ours.some((each) => isSame(each, term)));
    const isNear = ({ keys }: Term): boolean => around.some((each) => keys.some((key) => each.keys.has(key)));
    // `in charge` is no word of a source that has `charged`
    const isIn = ({ start, end }: Term, at: number): boolean => {
      const word = bareWord(said.whole.slice(start, end));
      return index.statements[at]?.words.some(({ text }) => bareWord(text) === word) === true;
    };
    const isKnown = (term: Term): boolean =>
      [...index.sharing(new Set(term.keys)).keys()].some((at) => term.kind !== 'word' || isIn(term, at));
    // `the board believes`: who says so is not compared
    const isSaying = ({ kind, end }: Term): boolean =>
      kind === 'word' && said.marks('said').some(({ start }) => start - end === 1);
    const stranger = ours.find((term) => term.kind === 'name' && isKnown(term) && !isNear(term));
    if (stranger !== undefined && others.length > 0) return { rule: 'another-owner', at: stranger };
    for (const gap of gaps) {
      if (gap.ours.length > MAX_IN_GAP || gap.theirs.length > MAX_IN_GAP + 1) continue;
      const own = theirs.filter((term) => gap.clauses.some((clause) => isWithin(term, clause)));
      const isOwn = (term: Term): boolean =>
        (term.kind === 'name' ? own : theirs).some((each) => isSame(each, term));
      for (const added of gap.ours.filter((term) => !isOwn(term) && isKnown(term) && !isSaying(term)))
        for (const replaced of gap.theirs)
          if (isAlike(added, said, replaced, told) && !ours.some((each) => isSame(each, replaced)))
            return { rule: RULE_OF[added.kind], at: added };
    }
    return null;
  };
