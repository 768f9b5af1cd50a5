import { isDistance, rateOf as rateNamed } from '../../../annotate/mentions/quantities/rates.js';
import { isMeasure, unitBehind } from '../../../annotate/mentions/quantities/units.js';
import type { Mention } from '../../../annotate/mentions/mention.js';
import type { Misstatement, RelationRule, Original } from '../relation.types.js';
import { figureKey, keyOf, type Mark, type Statement } from '../statements/statement.js';

const RATE_CHARS = 60;
const WORD_BEHIND = /^\s?(\p{L}+)/u;
/** Words that make a rate before any noun; others only before a unit of time. */
const EXPLICIT = /^(?:per|pro|je|par|por|cada)$/iu;

const DISTANCE_CHARS = 30;

interface Rate {
  unit: string;
  at: Mark;
}

/** The rate that a mark opens. Without an explicit word such as `per`, only a unit makes it one. */
function rateAt(mark: Mark, { whole, end }: Statement, isExplicit: boolean): Rate | null {
  const word = WORD_BEHIND.exec(whole.slice(mark.end, end))?.[1];
  if (word === undefined) return null;
  const unit = unitBehind(` ${word}`, 0);
  const at = { start: mark.start, end: whole.indexOf(word, mark.end) + word.length };
  if (unit !== undefined && isMeasure(unit))
    return isDistance(whole.slice(at.end, at.end + DISTANCE_CHARS)) ? null : { unit, at };
  return isExplicit ? { unit: keyOf(word), at } : null;
}

/** The rate of a figure: a unit in one spelling, or the key of another noun. */
function rateOf(figure: Mention, statement: Statement): Rate | null {
  const next = statement.figures.find(({ start }) => start >= figure.end)?.start ?? statement.end;
  const last = Math.min(next, figure.end + RATE_CHARS);
  for (const mark of statement.marks('per')) {
    const isExplicit = EXPLICIT.test(statement.whole.slice(mark.start, mark.end));
    const isBehind = mark.start >= figure.end && mark.end <= last;
    // `per month, 300 euros`
    const isAhead = isExplicit && mark.end < figure.start && figure.start - mark.end < RATE_CHARS;
    const rate = isBehind || isAhead ? rateAt(mark, statement, isExplicit && isBehind) : null;
    if (rate !== null) return rate;
  }
  return null;
}

/** Whether a figure is an interval: `every 2 seconds`. */
const isInterval = ({ start, unit }: Mention, statement: Statement): boolean =>
  unit !== undefined && isMeasure(unit) && statement.marks('per').some(({ end }) => start - end === 1);

/** The finding if a statement of the source gives a figure another rate. */
function otherRate(
  figure: Mention,
  claimed: Statement,
  { statement, around }: Original,
): Misstatement | null {
  const rate = rateOf(figure, claimed);
  const theirs = statement.figures.filter((each) => figureKey(each) === figureKey(figure));
  if (rate === null || theirs.length === 0) return null;
  const found = { rule: 'another-rate', at: rate.at } as const;
  if (theirs.every((each) => isInterval(each, statement))) return found;
  const rates = theirs.map((each) => rateOf(each, statement)?.unit);
  if (rates.includes(rate.unit)) return null;
  const isUntold = rates.every((unit) => unit === undefined);
  const isKnown = around.some(({ words }) => words.some(({ text }) => isOf(text, rate.unit)));
  return isUntold && isKnown ? null : found;
}

/** `12 euros an hour` written as 12 euros a day, or a price per person as one per group. */
export const isOtherRate: RelationRule = (claimed, original) => {
  for (const figure of claimed.figures) {
    const found = otherRate(figure, claimed, original);
    if (found !== null) return found;
  }
  return null;
};

const isOf = (word: string, unit: string): boolean =>
  (unitBehind(` ${word}`, 0) ?? rateNamed('', word) ?? keyOf(word)) === unit;
