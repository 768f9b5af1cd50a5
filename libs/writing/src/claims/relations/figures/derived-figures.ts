import { inSmallest } from '../../../annotate/mentions/quantities/units.js';
import { valueOf, type Mention } from '../../../annotate/mentions/mention.js';
import { hasDependentOpening } from '../../../languages/dependent-openings.js';
import type { Source } from '../../../source/source.types.js';
import { evidenceOf } from '../../evidence.js';
import { isReckoned } from '../../derived-quantities.js';
import { EACH } from '../strength.js';
import { statementIndexOf } from '../statements/statement-index.js';
import { isApart, isPoint, isSame, operandsOf, TIME, type Operand, TIMES } from './operands.js';
import { betweenDates, timeBefore } from './spans.js';
import { isOfMultiple, isProduct, isScaled, isTelling, type Setting } from './products.js';
import { isMultiple, MAX_OPERANDS, pairsOf, timesOverLines, topicsShared } from './multiples.js';
import { isChange, isPartOf, ofHundred } from './shares.js';
import { figureKey, type Statement } from '../statements/statement.js';

/** Whether two figures differ by an amount or come to it: a length of time lies between two times, and no sum of them is one. */
function isReckonedFrom(
  claim: Mention,
  wanted: Operand,
  [one, other]: readonly [Operand, Operand],
  isLoose: boolean,
): boolean {
  if (isPoint(one)) return isApart(claim, wanted, one, other);
  const isOne = one.measure === other.measure && (wanted.measure === one.measure || wanted.measure === '');
  if (!isOne) return false;
  const results = [Math.abs(one.amount - other.amount), ...(isLoose ? [one.amount + other.amount] : [])];
  return results.some((result) => isSame(claim, wanted.amount, result));
}

/** `five points` are the difference of two percentages; `rose by 35 %` is reckoned from amounts. */
const isOpen = ({ kind, text }: Mention): boolean => kind !== 'percent' || /p(?:oi|u|o)n[kt]/iu.test(text);

/** `3 hours and 52 minutes` are one length of time. */
const isBeside = ([one, other]: readonly [Operand, Operand]): boolean =>
  one.measure === TIME &&
  !isPoint(one) &&
  one.mention.unit !== other.mention.unit &&
  other.mention.start - one.mention.end < BESIDE_CHARS;
const BESIDE_CHARS = 16;

/** Smaller amounts are the sum of two others by chance. */
const isLarge = ({ measure, amount }: Operand): boolean => measure !== TIME && amount >= MIN_SUM;
const MIN_SUM = 1_000;

/** `from 90 to 115 square metres`: the unit of one figure is the other's too. */
function measuredAlike([one, other]: readonly [Operand, Operand]): readonly [Operand, Operand] {
  const isBare = ({ measure }: Operand): boolean => measure === '';
  if (isBare(one) === isBare(other) || isPoint(one) || isPoint(other)) return [one, other];
  const [bare, measured] = isBare(one) ? [one, other] : [other, one];
  const amount = inSmallest(bare.amount, measured.mention.unit ?? '');
  return [measured, { ...bare, measure: measured.measure, amount }];
}

const MIN_SHARED = 2;

/** What is left of the largest of some amounts behind all the others: `the county 120, the state 64 and the town the rest`. */
function restOf(claim: Mention, wanted: Operand, operands: readonly Operand[]): Mention | null {
  const [whole, ...parts] = operands
    .filter(({ measure }) => measure === wanted.measure)
    .slice(0, MAX_OPERANDS)
    .sort((a, b) => b.amount - a.amount);
  if (whole === undefined || parts.length < 2) return null;
  const rest = parts.reduce((left, { amount }) => left - amount, whole.amount);
  return isSame(claim, wanted.amount, rest) ? whole.mention : null;
}

/** Between two sentences of a paragraph. */
const GAP_CHARS = 2;

/** A statement with those figures of the next one that the source sets beside its own. */
function settingOf(
  claim: Mention,
  said: Statement,
  told: Statement,
  near: readonly Statement[],
): { others: readonly Mention[]; setting: Setting } {
  const next = near.find(({ start }) => start >= told.end && start - told.end <= GAP_CHARS);
  // `1,800 homes. That is 15 % of all`; `It cost 480. The city paid 300 and the trust the rest`
  const isOfBoth = next !== undefined && topicsShared(said, told) > 0 && topicsShared(said, next) > 0;
  const isPart =
    claim.kind === 'percent' &&
    next !== undefined &&
    (isOfBoth || hasDependentOpening(next.text, next.language));
  const others = next?.mentions.filter(({ kind }) => kind === 'percent' || next.has('rest') || isPart) ?? [];
  const behind = next === undefined || others.length === 0 ? 0 : topicsShared(said, next);
  const setting: Setting = {
    isEach: EACH.test(told.text),
    hasRest: told.has('rest') || next?.has('rest') === true,
    isCompared: told.has('less') || told.has('more'),
    shared: topicsShared(said, told) + behind,
  };
  return { others, setting };
}

/** A change in per cent, or what one amount is of the other. */
function isProportion(
  claim: Mention,
  pair: readonly [Operand, Operand],
  said: Statement,
  { shared }: Setting,
): boolean {
  const least = claim.part === undefined || claim.approximation !== undefined ? 1 : MIN_SHARED;
  return (shared >= least && isChange(claim, pair, said)) || (shared >= MIN_SHARED && isPartOf(claim, pair));
}

/** A sum, a difference, a share or a multiple of two amounts. */
function isComputed(
  claim: Mention,
  wanted: Operand,
  bare: readonly [Operand, Operand],
  said: Statement,
  setting: Setting,
): boolean {
  const { isCompared, isAlone = false, shared } = setting;
  const pair = measuredAlike(bare);
  // `6 % and 6 %, together 12 %`: shares of one sentence may be added where the output says so
  const isAdded = claim.kind === 'percent' && shared >= MIN_SHARED && isReckoned(said.text, said.language);
  if (!isOpen(claim) && !isAdded) return false;
  const isLoose = isBeside(pair) || (isCompared && isLarge(wanted)) || isAdded;
  return (
    isReckonedFrom(claim, wanted, pair, isLoose) ||
    isScaled(claim, wanted, bare, setting) ||
    (isAlone && shared > 0 && isOfMultiple(claim, wanted, bare))
  );
}

/** What a figure is by two figures of one statement, or of the next one, which the source sets beside one another. */
function besideOneAnother(claim: Mention, said: Statement, near: readonly Statement[]): Mention | null {
  const isTimes = claim.value.startsWith('x ');
  const [wanted] = operandsOf(claim);
  const isIt = (bare: readonly [Operand, Operand], setting: Setting): boolean => {
    const pair = measuredAlike(bare);
    if (isTimes) return pair[0].measure === pair[1].measure && isMultiple(claim, pair);
    return (
      wanted !== undefined &&
      (isProportion(claim, pair, said, setting) || isComputed(claim, wanted, bare, said, setting))
    );
  };
  for (const told of near) {
    const { others, setting } = settingOf(claim, said, told, near);
    // `17 members gave 5,000 each`: the output counts them
    const counted = setting.isEach ? said.figures.filter((figure) => figure !== claim) : [];
    const operands = [...told.mentions, ...others, ...counted].flatMap(operandsOf);
    const isAlone = told.figures.filter(({ value }) => !value.startsWith('x ')).length === 1;
    const found = pairsOf(operands).find((pair) => isIt(pair, { ...setting, isAlone }));
    if (found !== undefined) return found[0].mention;
    const whole = setting.hasRest && wanted !== undefined ? restOf(claim, wanted, operands) : null;
    if (whole !== null) return whole;
  }
  return null;
}

/** `Bake it for 40 minutes. For ripe plums, add 10 minutes`: two measures of sentences that both say much of this one. */
function overSentences(
  claim: Mention,
  wanted: Operand,
  said: Statement,
  near: readonly Statement[],
): Mention | null {
  if (claim.unit === undefined) return null;
  const close = near.filter((told) => topicsShared(said, told) > MIN_SHARED);
  for (const told of close) {
    const next = close.find(({ start }) => start >= told.end && start - told.end <= GAP_CHARS);
    const others = next?.figures.flatMap(operandsOf) ?? [];
    const found = told.figures
      .flatMap(operandsOf)
      .find((one) => others.some((other) => isReckonedFrom(claim, wanted, [one, other], true)));
    if (found !== undefined) return found.mention;
  }
  return null;
}

/** `12 % have no opinion`, where 58 % are for and 30 % against. */
function restOfAll(claim: Mention, near: readonly Statement[]): Mention | null {
  if (claim.kind !== 'percent') return null;
  for (const { figures } of near) {
    const shares = figures.filter(({ kind, part }) => kind === 'percent' && part === undefined);
    const sum = shares.reduce((all, { value }) => all + Number(value), Number(claim.value));
    if (shares.length > 1 && sum === 100) return shares[0] ?? null;
  }
  return null;
}

/** What any two figures of the statements closest to the sentence come to. */
function amongNear(claim: Mention, wanted: Operand, said: Statement, source: Source): Mention | null {
  const near = statementIndexOf(source).nearest(said);
  const operands = near.flatMap(({ mentions }) => mentions.flatMap(operandsOf)).slice(0, MAX_OPERANDS);
  const own = new Set(said.figures.filter((figure) => figure !== claim).map(figureKey));
  const isLoose = isReckoned(said.text, source.language) || said.has('more') || said.has('less');
  // what the source states of something else is not calculated
  const isNew = isTelling(claim) && !evidenceOf(source).figures.has(valueOf(claim));
  const measured = (pair: readonly [Operand, Operand]): readonly [Operand, Operand] =>
    claim.approximation !== undefined && wanted.measure === TIME ? measuredAlike(pair) : pair;
  const isBetween = (pair: readonly [Operand, Operand]): boolean =>
    isLoose || isNew || isPoint(pair[0]) || pair.some(({ mention }) => own.has(figureKey(mention)));
  const found = pairsOf(operands)
    .map(measured)
    .find(
      (pair) =>
        (isBetween(pair) && isReckonedFrom(claim, wanted, pair, isLoose)) ||
        (isNew && isProduct(claim, wanted, pair)),
    );
  return found?.[0].mention ?? null;
}

/**
 * How a figure that the source does not state can be calculated: from two figures of the statements closest to the
 * sentence. Small results occur by chance, so they need a word for a calculation, a duration or one of the two figures
 * in the sentence.
 */
export function reckonedFigure(claim: Mention, said: Statement, source: Source): Mention | null {
  const [wanted] = operandsOf(claim);
  if (claim.kind === 'date') return null;
  const near = statementIndexOf(source).nearest(said);
  if (wanted?.measure === 'clock') return timeBefore(claim, wanted, said, near);
  const beside =
    restOfAll(claim, near) ??
    besideOneAnother(claim, said, near) ??
    timesOverLines(claim, said, near) ??
    ofHundred(claim, said, near);
  if (beside !== null || wanted === undefined || wanted.measure === TIMES || !isOpen(claim)) return beside;
  return (
    amongNear(claim, wanted, said, source) ??
    overSentences(claim, wanted, said, near) ??
    betweenDates(claim, wanted, said, source)
  );
}
