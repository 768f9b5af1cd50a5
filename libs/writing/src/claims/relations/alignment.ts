import type { Mention } from '../../annotate/mentions/mention.js';
import { isFigure } from '../../annotate/mentions/mention.js';
import { languageOf } from '../../languages/registry.js';
import type { Misstatement, RelationRule } from './relation.types.js';
import type { StatementIndex } from './statements/statement-index.js';
import { figureKey, keyOf, type Mark, type Statement } from './statements/statement.js';

/** A name, a figure, a date or a content word, in the order of a statement. */
interface Term extends Mark {
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

const isSame = (a: Term, b: Term): boolean => a.keys.some((key) => b.keys.includes(key));

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
  /** All that the source has there. */
  between: readonly Term[];
  clauses: readonly Statement[];
}

const isWithin = ({ start, end }: Mark, outer: Mark): boolean => outer.start <= start && end <= outer.end;

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
      between,
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

const NOMINAL = ['nominal', 'every', 'per'] as const;

function isAlike(ours: Term, said: Statement, theirs: Term, told: Statement): boolean {
  const isNoun = (term: Term, statement: Statement): boolean =>
    NOMINAL.some((kind) => statement.marks(kind).some(({ end }) => term.start - end === 1));
  // a name that the statement has elsewhere is not who does it here
  if (ours.kind === 'name' && theirs.kind === 'word')
    return isNoun(theirs, told) && termsOf(told).some((each) => isSame(each, ours));
  return ours.kind === theirs.kind && (ours.kind !== 'word' || (isNoun(ours, said) && isNoun(theirs, told)));
}

/** No figure and no date. */
const isThing = ({ kind }: Term): boolean => kind === 'name' || kind === 'word';

/** Words that exchange the meaning of their two sides. */
const CONVERSE = ['than', 'more', 'less', 'up', 'down', 'before', 'after', 'instead'] as const;

/** Whether two statements relate with the same words. */
function isRelatedAlike(said: Statement, told: Statement): boolean {
  const wordsOf = (statement: Statement): string =>
    CONVERSE.flatMap((kind) =>
      statement.marks(kind).map((mark) => statement.whole.slice(mark.start, mark.end).toLowerCase()),
    )
      .sort()
      .join(' ');
  return said.has('passive') === told.has('passive') && wordsOf(said) === wordsOf(told);
}

/** `A reviewer submits a report to an inspector` of an inspector who submits it to a reviewer: two terms in each other's places. */
export const isExchanged: RelationRule = (said, { statement: told }) => {
  if (said.isList || told.isList) return null;
  // in German cases say who does what, in any order
  const isByCase = languageOf(said.language).capitalisesNouns === true;
  if ((said.figures.length > 1 && told.figures.length > 1) || !isRelatedAlike(said, told)) return null;
  const { gaps } = gapsOf(termsOf(said), termsOf(told), told);
  const isOpen = (term: Term): boolean => !isByCase || term.kind === 'name';
  for (const [at, first] of gaps.entries())
    for (const last of gaps.slice(at + 1)) {
      const one = first.ours.find((term) => isOpen(term) && last.between.some((each) => isSame(each, term)));
      const other = last.ours.find((term) => first.between.some((each) => isSame(each, term)));
      if (one !== undefined && other !== undefined && isThing(one) === isThing(other))
        return { rule: 'actor-swapped', at: { start: one.start, end: other.end } };
    }
  return null;
};

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
    const isKnown = ({ keys }: Term): boolean => keys.some((key) => index.sharing(new Set([key])).size > 0);
    const stranger = ours.find((term) => term.kind === 'name' && isKnown(term) && !isNear(term));
    if (stranger !== undefined && others.length > 0) return { rule: 'another-owner', at: stranger };
    for (const gap of gaps) {
      if (gap.ours.length > MAX_IN_GAP || gap.theirs.length > MAX_IN_GAP + 1) continue;
      const own = theirs.filter((term) => gap.clauses.some((clause) => isWithin(term, clause)));
      const isOwn = (term: Term): boolean =>
        (term.kind === 'figure' ? theirs : own).some((each) => isSame(each, term));
      for (const added of gap.ours.filter((term) => !isOwn(term) && isKnown(term)))
        for (const replaced of gap.theirs)
          if (isAlike(added, said, replaced, told) && !ours.some((each) => isSame(each, replaced)))
            return { rule: RULE_OF[added.kind], at: added };
    }
    return null;
  };
