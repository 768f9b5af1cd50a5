import { quantityOf } from './figures.js';
import type { RelationRule } from './relation.types.js';
import { nearestClause, sharedKeys, type Mark, type Statement } from './statements/statement.js';

/** 1 for growing, -1 for shrinking, 0 for neither or both; `from 180 to 120` says it in figures. */
function wayOf(statement: Statement): number {
  const words = Number(statement.has('up')) - Number(statement.has('down'));
  return words === 0 && !statement.has('up') ? wayOfFigures(statement) : words;
}

const RANGE = /^[^.;,]{0,24}\s(?:to|auf|zu|à|a|hasta los|para|naar|tot)\s[$€£¥]?$/iu;
const FROM = /(?<!\p{L})(?:from|von|de|da|van)\s[$€£¥]?$/iu;

/** `from 180 to 120`. */
function wayOfFigures({ figures, whole }: Statement): number {
  const [first, second] = figures;
  if (first === undefined || second === undefined) return 0;
  const isRange =
    FROM.test(whole.slice(Math.max(0, first.start - 6), first.start)) &&
    RANGE.test(whole.slice(first.end, second.start));
  const unit = first.unit ?? second.unit ?? '';
  // `from 6.1 to 4.5 million`
  const factor = first.factor === undefined && first.kind === 'number' ? (second.factor ?? 1) : 1;
  const change = quantityOf({ unit, ...second }) - quantityOf({ unit, ...first }) * factor;
  return isRange ? Math.sign(change) : 0;
}

/** Rising in the output, falling in the source; or a rise from more to less. */
export const isOtherWay: RelationRule = (said, { statement, around }) => {
  for (const clause of said.clauses) {
    const way = wayOf(clause);
    if (way === 0) continue;
    const theirs = nearestClause(clause, statement);
    // another clause that moves is about the same only where they share a word
    const isSame = statement.clauses.every((each) => wayOf(each) === 0 || sharedKeys(each, said) > 0);
    const told = wayOf(theirs) || (isSame ? wayOf(statement) : 0);
    const isOdd = wayOfFigures(clause) === -way;
    if (told !== -way && !isOdd) continue;
    // `would shrink, but` of what another sentence says is smaller
    const kinds = way > 0 ? (['up', 'more'] as const) : (['down', 'less'] as const);
    const isBeside = (each: Statement): boolean =>
      each !== statement && kinds.some((kind) => each.has(kind)) && sharedKeys(clause, each) >= 2;
    if (!isOdd && around.some(isBeside)) continue;
    return { rule: 'reversed', at: clause.marks(way > 0 ? 'up' : 'down')[0] ?? clause };
  }
  return null;
};

/** The first content word after a mark: what increases. */
const thingBehind = ({ end }: Mark, { words }: Statement): string | undefined =>
  words
    .filter(({ start }) => start >= end)
    .slice(0, NEAR_WORDS)
    .find(({ key }) => key !== '')?.key;
const NEAR_WORDS = 3;

/** `more cars` of fewer cars, `the lowest figure` of the highest. */
export const isOtherDegree: RelationRule = (said, { statement }) => {
  for (const [kind, opposite] of [
    ['more', 'less'],
    ['less', 'more'],
  ] as const)
    for (const mark of said.marks(kind)) {
      const thing = thingBehind(mark, said);
      const isOf = (each: Mark): boolean => thingBehind(each, statement) === thing;
      if (thing !== undefined && statement.marks(opposite).some(isOf) && !statement.marks(kind).some(isOf))
        return { rule: 'comparison', at: mark };
    }
  return null;
};
