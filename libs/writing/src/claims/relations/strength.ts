import { isMeasure, unitBehind } from '../../annotate/mentions/quantities/units.js';
import type { Source } from '../../source/source.types.js';
import { TextPattern } from '../../text/text-pattern.js';
import type { Misstatement } from './relation.types.js';
import { statementIndexOf, type StatementIndex } from './statements/statement-index.js';
import {
  figureKey,
  keyOf,
  sharedKeys,
  type Mark,
  type MarkKind,
  type Statement,
} from './statements/statement.js';

/** Strong words, with the kinds of words in the source that support them. */
const STRONG: readonly (readonly [kind: MarkKind, borneOutBy: readonly MarkKind[]])[] = [
  ['superlative', ['superlative', 'only']],
  ['only', ['only', 'merely']],
  ['every', ['every', 'only']],
];

const MIN_SHARED = 2;
const HALF = 0.5;

/** The statements of the source that an output's statement may come from. */
function toldFrom(claimed: Statement, index: StatementIndex): Statement[] {
  const shared = [...index.sharing(claimed.keys)];
  const best = Math.max(0, ...shared.map(([, count]) => count));
  return shared
    .filter(([, count]) => count >= Math.max(Math.min(best, MIN_SHARED), best * HALF))
    .map(([statement]) => statement);
}

/** Figures that a smaller figure is part of: the four in `three of the four`. */
const wholesIn = ({ figures }: Statement): string[] =>
  figures.flatMap((whole, at) =>
    figures
      .slice(Math.max(0, at - 2), at)
      .some(
        (part) =>
          whole.start > part.end &&
          whole.start - part.end <= OF_CHARS &&
          Number(part.value) < Number(whole.value),
      )
      ? [figureKey(whole)]
      : [],
  );
const OF_CHARS = 8;

/** `all four` where the source says `three of the four`. */
function isAllOfPart(claimed: Statement, index: StatementIndex): Mark | undefined {
  const wholes = index.like(claimed).flatMap(wholesIn);
  return claimed.marks('every').find(({ end }) => {
    const whole = claimed.figures.find(({ start }) => start - end === 1);
    return whole !== undefined && wholes.includes(figureKey(whole));
  });
}

function isOfTimeOrFigure({ start, end }: Mark, statement: Statement): boolean {
  const unit = unitBehind(statement.whole, end);
  return (
    (unit !== undefined && isMeasure(unit)) ||
    statement.figures.some((figure) => figure.start - end === 1) ||
    statement.marks('frequency').some((often) => start - often.end === 1)
  );
}

/** Whether `every` belongs to a figure (`one of every five`) or to no noun after it. */
const isOfNoThing = (kind: MarkKind, { start, end }: Mark, { words, whole, figures }: Statement): boolean =>
  kind === 'every' &&
  (figures.some((figure) => figure.start < start && end <= figure.end) ||
    !words.some(
      (word) => word.isTopic && word.start >= end && /^[^,.;:]{1,30}$/u.test(whole.slice(end, word.start)),
    ));

/** Whether a negation precedes the word in its clause: `No existing tool could do everything`. */
const isUnderNo = ({ start }: Mark, statement: Statement): boolean =>
  statement.clauses.some(
    (clause) =>
      clause.start < start && start < clause.end && clause.marks('not').some((not) => not.end < start),
  );

/** Whether a mark is negated: `not all`. */
export const isDenied = ({ start, end }: Mark, statement: Statement): boolean =>
  statement.marks('allowed').some((mark) => mark.start < start && end <= mark.end) ||
  statement.marks('not').some((mark) => start > mark.end && start - mark.end < BESIDE_CHARS);
const BESIDE_CHARS = 3;

const WORD = new TextPattern(/\p{L}+/gu);
/** Whether `one of` or a number precedes a superlative: `one of the largest`, `25 of the largest`. */
const isOneOf = ({ start }: Mark, { whole, figures }: Statement): boolean =>
  PARTITIVE.test(whole.slice(Math.max(0, start - PARTITIVE_CHARS), start)) ||
  figures.some(({ end }) => end < start && OF.test(whole.slice(end, Math.min(start, end + PARTITIVE_CHARS))));
const OF = /^\s(?:of|von|de|di|van|av)\s$/u;
const PARTITIVE =
  /(?<!\p{L})(?:one of|among|un[oa]? de|une? d|eine[rs]?|een van|uma? d|e(?:n|tt) av)\p{L}*\s$/iu;
const PARTITIVE_CHARS = 14;

/** The word stem of a superlative and its sides in the sets of opposites. */
function degreesOf(mark: Mark, { whole, opposables }: Statement): Set<string> {
  const text = whole.slice(mark.start, mark.end);
  const words = text.match(WORD.for(text)) ?? [];
  const sides = opposables
    .filter(({ word }) => word.start >= mark.start && word.end <= mark.end)
    .map(({ set, side }) => `${set} ${side}`);
  return new Set([...words.slice(-1).map((word) => keyOf(word).slice(0, STEM)), ...sides]);
}
const STEM = 4;

/** Whether the source has the same superlative or a similar one. */
const isSameDegree = (mark: Mark, claimed: Statement, original: Statement): boolean => {
  const ours = degreesOf(mark, claimed);
  const marks = original.marks('superlative').filter((each) => !isOneOf(each, original));
  const theirs = marks.flatMap((each) => [...degreesOf(each, original)]);
  // `the worst year` for the poorest one: a similar superlative supports it, an opposite one does not
  const sets = new Set([...ours].map((degree) => degree.split(' ')[0]));
  const isOpposite = theirs.some((degree) => degree.includes(' ') && sets.has(degree.split(' ')[0]));
  // `the greatest impact` for the most impactful
  const thing = claimed.words.find(({ start, isTopic }) => isTopic && start >= mark.end)?.key;
  const isOfThing = marks.some(
    ({ end }) => thing !== undefined && original.words.find(({ start }) => start >= end)?.key === thing,
  );
  const isLike =
    theirs.length > 0 && !isOpposite && sharedKeys(claimed, original) >= claimed.keys.size * HALF;
  return theirs.some((degree) => ours.has(degree)) || original.has('only') || isOfThing || isLike;
};

/** `PepsiCo's first Elixir project` for the first Elixir project there: the same word before the same noun. */
function isOfSame(mark: Mark, claimed: Statement, original: Statement): boolean {
  const said = claimed.words.find(({ end }) => end === mark.end);
  const thing = claimed.words.find(({ start, isTopic }) => isTopic && start >= mark.end);
  if (said === undefined || thing === undefined) return false;
  return original.words.some(
    ({ text, start, end }, at) =>
      text.toLowerCase() === said.text.toLowerCase() &&
      original.words.slice(at + 1).find(({ isTopic }) => isTopic)?.key === thing.key &&
      !isOneOf({ start: original.words[at - 1]?.start ?? start, end }, original) &&
      !isOneOf({ start, end }, original),
  );
}

const isBorneOut = (kind: MarkKind, mark: Mark, claimed: Statement, original: Statement): boolean => {
  if (kind === 'superlative')
    return isSameDegree(mark, claimed, original) || isOfSame(mark, claimed, original);
  if (kind === 'every' && EACH.test(original.text)) return true;
  const kinds = STRONG.find(([strong]) => strong === kind)?.[1] ?? [];
  return kinds.some((each) => original.marks(each).some((other) => !isDenied(other, original)));
};

const EACH = /(?<!\p{L})(?:each|both|jede[nrsm]?|beide|cada|ambos|ambas|chaque|ogni|elke|beide)(?!\p{L})/iu;

/** The content words right behind a quantifier: what it counts. */
const countedBy = ({ end }: Mark, { words }: Statement): string[] =>
  words.flatMap((word) =>
    word.isTopic && word.start >= end && word.start - end <= COUNTED_CHARS ? [word.key] : [],
  );
const COUNTED_CHARS = 24;

/** `All farms sell milk`, where the source says that not all farms do. */
function everyDenied(claimed: Statement, index: StatementIndex): Mark | undefined {
  const ours = claimed.marks('every').filter((mark) => !isDenied(mark, claimed));
  const near = ours.length > 0 ? index.nearest(claimed) : [];
  return ours.find((mark) => {
    const things = countedBy(mark, claimed);
    return near.some((original) =>
      original
        .marks('every')
        .some(
          (each) => isDenied(each, original) && countedBy(each, original).some((key) => things.includes(key)),
        ),
    );
  });
}

/** `the largest`, `the only one` or `every`, where the source says nothing as strong. */
export function overstated(claimed: Statement, source: Source): Misstatement | null {
  const index = statementIndexOf(source);
  const all = isAllOfPart(claimed, index) ?? everyDenied(claimed, index);
  if (all !== undefined) return { rule: 'overstated', at: all };
  for (const [kind] of STRONG) {
    const mark = claimed
      .marks(kind)
      .find(
        (each) =>
          !isOfTimeOrFigure(each, claimed) &&
          !isDenied(each, claimed) &&
          !(kind === 'every' && isUnderNo(each, claimed)) &&
          !isOneOf(each, claimed) &&
          !isOfNoThing(kind, each, claimed),
      );
    if (mark === undefined || (kind !== 'superlative' && kind !== 'only' && index.like(claimed).length === 0))
      continue;
    const originals = toldFrom(claimed, index);
    if (originals.length === 0 || originals.some((each) => isBorneOut(kind, mark, claimed, each))) continue;
    return { rule: 'overstated', at: mark };
  }
  return null;
}
