import type { RelationRule } from './relation.types.js';
import type { Statement } from './statements/statement.js';
import { isContent, tokensOf } from './frames/tokens.js';

const MIN_SHARED = 2;

/** The content words, names and figures of a clause, and its words for more, less and not, by offset. */
const DEGREES = ['more', 'less', 'not'] as const;
const saidIn = (clause: Statement): Map<string, number> =>
  new Map([
    ...tokensOf(clause)
      .filter(isContent)
      .flatMap(({ keys, start }) => keys.map((key) => [key, start] as const)),
    ...DEGREES.flatMap((kind) => clause.marks(kind).map(({ start }) => [kind, start] as const)),
  ]);

/** Whether a clause begins with content of one source clause and continues with content of the other. */
function isMixed(
  clause: Statement,
  [own, other]: readonly [Map<string, number>, Map<string, number>],
): boolean {
  const places = saidIn(clause);
  const [mine, theirs] = [
    [...places.keys()].filter((key) => own.has(key)),
    [...places.keys()].filter((key) => other.has(key)),
  ];
  const isBefore = (a: string, b: string): boolean => (places.get(a) ?? Infinity) < (places.get(b) ?? 0);
  return mine.some((a) => theirs.some((b) => isBefore(a, b))) && mine.length + theirs.length >= MIN_SHARED;
}

/** `A pays 6 and B 14`, where A pays 14 and B 6: two clauses with exchanged continuations. */
export const isCrossed: RelationRule = (claimed, { around }) => {
  if (claimed.isList || claimed.clauses.length < 2) return null;
  const clauses = around.filter(({ isList }) => !isList).flatMap((each) => each.clauses);
  for (const one of clauses)
    for (const other of clauses) {
      if (one.start >= other.start) continue;
      const [first, second] = [saidIn(one), saidIn(other)];
      const ofOne = new Map([...first].filter(([key]) => !second.has(key)));
      const ofOther = new Map([...second].filter(([key]) => !first.has(key)));
      const mixed = claimed.clauses.find((clause) => isMixed(clause, [ofOne, ofOther]));
      const back = claimed.clauses.find((clause) => clause !== mixed && isMixed(clause, [ofOther, ofOne]));
      if (mixed !== undefined && back !== undefined) {
        const [from, to] = mixed.start < back.start ? [mixed, back] : [back, mixed];
        return { rule: 'actor-swapped', at: { start: from.start, end: to.end } };
      }
    }
  return null;
};
