import { rateOf as rateNamed } from '../../../annotate/mentions/quantities/rates.js';
import { isMeasure, unitBehind } from '../../../annotate/mentions/quantities/units.js';
import { isSameDate } from '../../../annotate/mentions/times/dates.js';
import { isInPeriod } from '../../../annotate/mentions/times/periods.js';
import type { Mention } from '../../../annotate/mentions/mention.js';
import { quantityOf } from './figures.js';
import type { RelationRule } from '../relation.types.js';
import type { StatementIndex } from '../statements/statement-index.js';
import { figureKey, keyOf, MOVING, sharedKeys, type Mark, type Statement } from '../statements/statement.js';

/** A rate is at most this far after its figure. */
const RATE_CHARS = 60;
const WORD_BEHIND = /^\s?(\p{L}+)/u;
/** Before a thing that is no time only these make a rate. */
const EXPLICIT = /^(?:per|pro|je|par|por|cada)$/iu;

interface Rate {
  unit: string;
  at: Mark;
}

/** The rate that a mark opens: for a thing that is no time only behind an explicit one. */
function rateAt(mark: Mark, { whole, end }: Statement, isExplicit: boolean): Rate | null {
  const word = WORD_BEHIND.exec(whole.slice(mark.end, end))?.[1];
  if (word === undefined) return null;
  const unit = unitBehind(` ${word}`, 0);
  const at = { start: mark.start, end: whole.indexOf(word, mark.end) + word.length };
  if (unit !== undefined && isMeasure(unit)) return { unit, at };
  return isExplicit ? { unit: keyOf(word), at } : null;
}

/** What a figure is counted in: a time in one spelling, or the letters of another thing. */
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

/** `every 2 seconds`: a figure that says how often, and counts nothing. */
const isInterval = ({ start, unit }: Mention, statement: Statement): boolean =>
  unit !== undefined && isMeasure(unit) && statement.marks('per').some(({ end }) => start - end === 1);

/** `12 euros an hour` written as 12 euros a day, or a price per person as one per group. */
export const isOtherRate: RelationRule = (said, { statement, around }) => {
  for (const figure of said.figures) {
    const rate = rateOf(figure, said);
    const theirs = statement.figures.filter((each) => figureKey(each) === figureKey(figure));
    if (rate === null || theirs.length === 0) continue;
    const rates = theirs.map((each) => rateOf(each, statement)?.unit);
    if (theirs.every((each) => isInterval(each, statement))) return { rule: 'another-rate', at: rate.at };
    if (rates.includes(rate.unit)) continue;
    const isUntold = rates.every((unit) => unit === undefined);
    const isKnown = around.some(({ words }) => words.some(({ text }) => isOf(text, rate.unit)));
    if (!isUntold || !isKnown) return { rule: 'another-rate', at: rate.at };
  }
  return null;
};

const isOf = (word: string, unit: string): boolean =>
  (unitBehind(` ${word}`, 0) ?? rateNamed('', word) ?? keyOf(word)) === unit;

const isTime = ({ kind, unit }: Mention): boolean =>
  kind === 'number' && unit !== undefined && TIMES.has(unit);
const TIMES: ReadonlySet<string> = new Set(['day', 'week', 'month', 'year', 'decade']);

/** What a statement dates a figure with: years and days, or a length of time; what it dates in brackets is another figure. */
const timesOf = ({ mentions, whole }: Statement): Mention[] =>
  mentions.filter(
    (each) =>
      (each.kind === 'date' && !IN_BRACKETS.test(whole.slice(each.start - 1, each.end + 1))) || isTime(each),
  );
const IN_BRACKETS = /^\(.*:$/u;

const isSameTime = (a: Mention, b: Mention, all: readonly string[]): boolean =>
  a.kind === 'date'
    ? b.kind === 'date' &&
      (isSameDate(a.value, b.value) ||
        isInPeriod(a.value, b.value, all) ||
        // the year that the source gives elsewhere
        (b.value.startsWith('--') && a.value.endsWith(b.value.slice(1))))
    : b.kind !== 'date' && isAbout(quantityOf(a), quantityOf(b));

const isAbout = (a: number, b: number): boolean => Math.abs(a - b) <= 0.1 * Math.max(a, b);

/** Words that tell the same without a figure. */
const SAME = 0.6;

/** A figure given for another year of the source. */
export const isOtherPeriod: RelationRule = (said, { statement, around }) => {
  const [time, another] = timesOf(said);
  if (time === undefined || another !== undefined) return null;
  const figures = said.figures.filter((figure) => figure !== time && !isTime(figure)).map(figureKey);
  const isTold = statement.figures.some((figure) => figures.includes(figureKey(figure)));
  const clauses = statement.clauses.filter((clause) =>
    clause.figures.some((figure) => figures.includes(figureKey(figure))),
  );
  const dated = clauses.filter((clause) => timesOf(clause).some(({ kind }) => kind === time.kind));
  const isOthers = statement.clauses.some(
    (clause) =>
      !clauses.includes(clause) &&
      timesOf(clause).some((each) => isSameTime(time, each, [])) &&
      clause.figures.some((figure) => !isTime(figure)),
  );
  if (isOthers && isTold) return { rule: 'another-period', at: time };
  const told = (dated.length > 0 ? dated : [statement])
    .flatMap(timesOf)
    .filter(({ kind }) => kind === time.kind);
  if ((figures.length > 0 && !isTold) || told.length === 0) return null;
  if (figures.length === 0 && sharedKeys(said, statement) < said.keys.size * SAME) return null;
  const known = around.flatMap(timesOf);
  const values = known.map(({ value }) => value);
  // `26 months, eight longer`: the source has the amount without its unit
  const isBare = statement.figures.some(
    ({ kind, unit, value }) => kind === time.kind && unit === undefined && value === time.value,
  );
  const isThere = isBare || told.some((each) => isSameTime(time, each, values));
  return isThere ? null : { rule: 'another-period', at: time };
};

/** A cause needs this many content words. */
const CAUSE_WORDS = 4;

/** The words of the cause that a mark opens. */
function causeBehind({ end }: Mark, said: Statement): Statement {
  const clause = said.clauses.find((each) => each.start <= end && end <= each.end) ?? said;
  const words = said.words
    .filter(({ start, isTopic, key }) => start >= end && start < clause.end && isTopic && key !== MOVING)
    .slice(0, CAUSE_WORDS);
  return said.between(end, words.at(-1)?.end ?? end);
}

/** What a statement gives causes for: the statement without each of them. */
export const causesOf = (said: Statement): Statement[] =>
  said.marks('because').map((mark) => {
    const cause = causeBehind(mark, said);
    return cause.start - said.start > said.end - cause.end
      ? said.between(said.start, mark.start)
      : said.between(cause.end, said.end);
  });

/** A cause that the source does not give: none of its words, or not half of them and one that is nowhere in it. */
export const isOtherCause =
  (index: StatementIndex): RelationRule =>
  (said, { statement, around }) => {
    for (const mark of said.marks('because')) {
      const keys = [...causeBehind(mark, said).keys].filter((key) => key !== MOVING);
      const isTold = (key: string): boolean => around.some((told) => told.keys.has(key));
      const told = keys.filter(isTold).length;
      // the source gives a cause there that shares a word: a paraphrase
      if (statement.has('because') && keys.some((key) => statement.keys.has(key))) continue;
      const isNew = keys.some((key) => index.sharing(new Set([key])).size === 0);
      if (told * 2 >= keys.length && told > 1) continue;
      if (told * 2 > keys.length || (told > 0 && !isNew)) continue;
      if (keys.length > 0) return { rule: 'another-cause', at: mark };
    }
    return null;
  };
