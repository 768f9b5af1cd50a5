import type { RelationRule } from './relation.types.js';
import { firstFrom } from '../../text/collections.js';
import { isIn, type Statement, type Word } from './statements/statement.js';
import { isContent, tokensOf } from './frames/tokens.js';

/** The content words, names and figures of a clause, and its words for more, less and not, by key. */
type Said = ReadonlyMap<string, { start: number }>;
const DEGREES = ['more', 'less', 'not'] as const;
const saidIn = (clause: Statement): Said =>
  new Map([
    ...tokensOf(clause)
      .filter(isContent)
      .flatMap(({ keys, ...token }) => keys.map((key) => [key, token] as const)),
    ...DEGREES.flatMap((kind) => clause.marks(kind).map((mark) => [kind, mark] as const)),
  ]);

/** A clause with what it says that only one, and only the other, of two source clauses says. */
interface Mix {
  clause: Statement;
  keys: readonly [string[], string[]];
  /** The side that it begins with. */
  first: 0 | 1;
}

function mixOf(clause: Statement, own: readonly [Said, Said]): Mix[] {
  const said = saidIn(clause);
  const of = (side: 0 | 1): string[] => [...said.keys()].filter((key) => own[side].has(key));
  const keys = [of(0), of(1)] as const;
  if (keys.some(({ length }) => length === 0)) return [];
  const all = keys.flat();
  const [first] = all.toSorted((a, b) => (said.get(a)?.start ?? 0) - (said.get(b)?.start ?? 0));
  return [{ clause, keys, first: keys[0].includes(first ?? '') ? 0 : 1 }];
}

/** Whether a clause begins inside a phrase that others have: `and state estimates` of `national and state estimates`. */
function isPhrase({ start }: Statement, statement: Statement, others: readonly Statement[]): boolean {
  const at = firstFrom(statement.words, (word) => word.start >= start);
  const isLinked = statement.words.slice(at, at + 1).some((word) => isIn(word, statement.marks('and')));
  const words = statement.words.slice(Math.max(0, at - 1), at + (isLinked ? 2 : 1));
  const outer = [...words.slice(0, 1), ...words.slice(-1)];
  // `400 euros and the club 900` begins a clause
  const isSmall = (word: Word): boolean =>
    isIn(word, statement.marks('nominal')) && !/^\p{Lu}/u.test(word.text);
  if (outer.some((word) => isSmall(word) || isIn(word, statement.figures))) return false;
  const phrase = words.map(({ text }) => text.toLowerCase());
  return others.some((other) =>
    other.words.some((_word, from) =>
      phrase.every((text, place) => other.words[from + place]?.text.toLowerCase() === text),
    ),
  );
}

/** The clauses of a statement, joined where one begins inside a phrase of the others. */
function wholeClauses(statement: Statement, others: readonly Statement[]): Statement[] {
  const joined: Statement[] = [];
  for (const clause of statement.clauses) {
    const last = joined.at(-1);
    const isInside = last !== undefined && isPhrase(clause, statement, others);
    joined.splice(
      isInside ? -1 : joined.length,
      1,
      isInside ? statement.between(last.start, clause.end) : clause,
    );
  }
  return joined;
}

/** Fraction of both source clauses that exchanged clauses must have, unless they begin with different sides. */
const MOST = 0.7;

/** Whether two clauses of an output share out what two source clauses say, each taking from both. */
function isExchange(one: Mix, other: Mix, own: readonly [Said, Said]): boolean {
  const isSplit = SIDES.every((side) => !one.keys[side].some((key) => other.keys[side].includes(key)));
  const isAll = SIDES.every(
    (side) => one.keys[side].length + other.keys[side].length >= own[side].size * MOST,
  );
  const isTurned = one.first !== other.first || isAll;
  return isSplit && isTurned;
}
const SIDES = [0, 1] as const;

/** `A pays 6 and B 14`, where A pays 14 and B 6: two clauses with exchanged continuations. */
export const isCrossed: RelationRule = (claimed, { around }) => {
  if (claimed.clauses.length < 2) return null;
  const own = wholeClauses(claimed, around);
  const clauses = around.filter(({ isList }) => !isList).flatMap((each) => wholeClauses(each, [claimed]));
  for (const one of clauses)
    for (const other of clauses) {
      if (one.start >= other.start) continue;
      const [first, second] = [saidIn(one), saidIn(other)];
      const ofOne = new Map([...first].filter(([key]) => !second.has(key)));
      const ofOther = new Map([...second].filter(([key]) => !first.has(key)));
      const mixes = own.flatMap((clause) => mixOf(clause, [ofOne, ofOther]));
      for (const [at, from] of mixes.entries())
        for (const to of mixes.slice(at + 1))
          if (isExchange(from, to, [ofOne, ofOther]))
            return { rule: 'actor-swapped', at: { start: from.clause.start, end: to.clause.end } };
    }
  return null;
};
