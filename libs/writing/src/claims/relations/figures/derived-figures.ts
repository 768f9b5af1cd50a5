import { type Mention, valueOf } from '../../../annotate/mentions/mention.js';
import { figureKey, type Statement } from '../statements/statement.js';
import { inSmallest } from '../../../annotate/mentions/quantities/units.js';
import { hasDependentOpening } from '../../../languages/dependent-openings.js';
import type { Source } from '../../../source/source.types.js';
import { evidenceOf } from '../../evidence.js';
import { saysItIsCalculated } from '../../derived-quantities.js';
import { statementIndexOf } from '../statements/statement-index.js';
import { isApart, isPoint, isSame, type Operand, operandsOf, TIME, TIMES } from './operands.js';
import { betweenDates, timeBefore } from './spans.js';
import {
  isChange,
  isMultiple,
  isOfMultiple,
  isPartOf,
  isProduct,
  isTelling,
  MAX_OPERANDS,
  ofHundred,
  ofWhole,
  pairsOf,
  topicsShared,
} from './calculations.js';

/** What may be between a figure and the word it counts (`40+ engineers`), and between two statements, in characters. */
const GAP_CHARS = 2;

function nounOf({ end, unit }: Mention, { words }: Statement): string | undefined {
  const next = words.find(({ start }) => start >= end && start - end <= GAP_CHARS);
  return unit !== undefined || next === undefined || next.key === '' ? undefined : next.key;
}

/** The figures of the source's statements that count the same word as a claim: another count is calculated only from them. */
function countedAlike(claim: Mention, claimed: Statement, near: readonly Statement[]): Mention[] {
  const noun = nounOf(claim, claimed);
  if (noun === undefined) return [];
  return near.flatMap((each) => each.figures.filter((figure) => nounOf(figure, each) === noun));
}

/** Whether a claim is the difference of two figures, or with `isLoose` their sum. Two dates or times give only a length of time. */
function isCalculatedFrom(
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

/** Whether a figure may be calculated: percentages may not, but percentage points may. */
const isOpen = ({ kind, text }: Mention): boolean => kind !== 'percent' || /p(?:oi|u|o)n[kt]/iu.test(text);

/** Gives a bare figure the unit of the other one: `from 90 to 115 square metres`. */
function measuredAlike([one, other]: readonly [Operand, Operand]): readonly [Operand, Operand] {
  const isBare = ({ measure }: Operand): boolean => measure === '';
  if (isBare(one) === isBare(other) || isPoint(one) || isPoint(other)) return [one, other];
  const [bare, measured] = isBare(one) ? [one, other] : [other, one];
  const amount = inSmallest(bare.amount, measured.mention.unit ?? '');
  return [measured, { ...bare, measure: measured.measure, amount }];
}

const MIN_SHARED = 2;

/** The figures of the next statement that belong to this one, and how many topics both share with the output. */
function settingOf(
  claim: Mention,
  claimed: Statement,
  original: Statement,
  near: readonly Statement[],
): { others: readonly Mention[]; shared: number } {
  const next = near.find(({ start }) => start >= original.end && start - original.end <= GAP_CHARS);
  // `1,800 homes. That is 15 % of all`: the share is in the next sentence
  const isOfBoth =
    next !== undefined && topicsShared(claimed, original) > 0 && topicsShared(claimed, next) > 0;
  const isPart =
    claim.kind === 'percent' &&
    next !== undefined &&
    (isOfBoth || hasDependentOpening(next.text, next.language));
  const others = next?.mentions.filter(({ kind }) => kind === 'percent' || isPart) ?? [];
  const behind = next === undefined || others.length === 0 ? 0 : topicsShared(claimed, next);
  return { others, shared: topicsShared(claimed, original) + behind };
}

/** How many topics a pair's statement shares with the output, and whether it has only one amount. */
interface Setting {
  shared: number;
  isAlone: boolean;
}

/** Whether a claim is the change between two amounts, or one as a percentage of the other. */
function isProportion(
  claim: Mention,
  pair: readonly [Operand, Operand],
  claimed: Statement,
  { shared }: Setting,
): boolean {
  const least = claim.part === undefined || claim.approximation !== undefined ? 1 : MIN_SHARED;
  return (
    (shared >= least && isChange(claim, pair, claimed)) || (shared >= MIN_SHARED && isPartOf(claim, pair))
  );
}

/** Whether a claim is a sum, difference or multiple of two figures. */
function isComputed(
  claim: Mention,
  wanted: Operand,
  bare: readonly [Operand, Operand],
  claimed: Statement,
  { shared, isAlone }: Setting,
): boolean {
  const pair = measuredAlike(bare);
  // `6 % and 6 %, together 12 %`: the output says that the percentages are added
  const isAdded =
    claim.kind === 'percent' && shared >= MIN_SHARED && saysItIsCalculated(claimed.text, claimed.language);
  if (!isOpen(claim) && !isAdded) return false;
  return (
    isCalculatedFrom(claim, wanted, pair, isAdded) ||
    (isAlone && shared > 0 && isOfMultiple(claim, wanted, bare))
  );
}

/** The first of two figures in one statement, or in it and the next one, from which the claim can be calculated. */
function besideOneAnother(claim: Mention, claimed: Statement, near: readonly Statement[]): Mention | null {
  const isTimes = claim.value.startsWith('x ');
  const [wanted] = operandsOf(claim);
  const isIt = (bare: readonly [Operand, Operand], setting: Setting): boolean => {
    const pair = measuredAlike(bare);
    if (isTimes) return pair[0].measure === pair[1].measure && isMultiple(claim, pair);
    return (
      wanted !== undefined &&
      (isProportion(claim, pair, claimed, setting) || isComputed(claim, wanted, bare, claimed, setting))
    );
  };
  for (const original of near) {
    const { others, shared } = settingOf(claim, claimed, original, near);
    const operands = [...original.mentions, ...others].flatMap(operandsOf);
    const isAlone = original.figures.filter(({ value }) => !value.startsWith('x ')).length === 1;
    const found = pairsOf(operands).find((pair) => isIt(pair, { shared, isAlone }));
    if (found !== undefined) return found[0].mention;
  }
  return null;
}

/** `Bake it for 40 minutes. For ripe plums, add 10 minutes`: measures of adjacent sentences that both resemble the output. */
function overSentences(
  claim: Mention,
  wanted: Operand,
  claimed: Statement,
  near: readonly Statement[],
): Mention | null {
  if (claim.unit === undefined) return null;
  const close = near.filter((original) => topicsShared(claimed, original) > MIN_SHARED);
  for (const original of close) {
    const next = close.find(({ start }) => start >= original.end && start - original.end <= GAP_CHARS);
    const others = next?.figures.flatMap(operandsOf) ?? [];
    const found = original.figures
      .flatMap(operandsOf)
      .find((one) => others.some((other) => isCalculatedFrom(claim, wanted, [one, other], true)));
    if (found !== undefined) return found.mention;
  }
  return null;
}

/** The first of any two figures of the nearest statements from which the claim can be calculated. */
function amongNear(claim: Mention, wanted: Operand, claimed: Statement, source: Source): Mention | null {
  const near = statementIndexOf(source).nearest(claimed);
  const operands = near.flatMap(({ mentions }) => mentions.flatMap(operandsOf)).slice(0, MAX_OPERANDS);
  const own = new Set(claimed.figures.filter((figure) => figure !== claim).map(figureKey));
  const isLoose =
    saysItIsCalculated(claimed.text, source.language) || claimed.has('more') || claimed.has('less');
  // a figure that the source states for something else is not calculated
  const isNew = isTelling(claim) && !evidenceOf(source).figures.has(valueOf(claim));
  const measured = (pair: readonly [Operand, Operand]): readonly [Operand, Operand] =>
    claim.approximation !== undefined && wanted.measure === TIME ? measuredAlike(pair) : pair;
  const isBetween = (pair: readonly [Operand, Operand]): boolean =>
    isLoose || isNew || isPoint(pair[0]) || pair.some(({ mention }) => own.has(figureKey(mention)));
  const rivals = new Set(countedAlike(claim, claimed, near));
  const isOfCount = (pair: readonly [Operand, Operand]): boolean =>
    rivals.size === 0 || pair.some(({ mention }) => rivals.has(mention));
  const found = pairsOf(operands)
    .filter(isOfCount)
    .map(measured)
    .find(
      (pair) =>
        (isBetween(pair) && isCalculatedFrom(claim, wanted, pair, isLoose)) ||
        (isNew && isProduct(claim, wanted, pair)),
    );
  return found?.[0].mention ?? null;
}

/**
 * The source's figure from which a claim can be calculated together with another one of the nearest
 * statements, or null. Small results, which occur by chance, also need a word for a calculation, a duration
 * or an operand in the sentence.
 */
export function calculatedFigure(claim: Mention, claimed: Statement, source: Source): Mention | null {
  const [wanted] = operandsOf(claim);
  const near = statementIndexOf(source).nearest(claimed);
  if (wanted?.measure === 'clock') return timeBefore(claim, wanted, claimed, near);
  const beside =
    besideOneAnother(claim, claimed, near) ??
    ofHundred(claim, claimed, near) ??
    ofWhole(claim, claimed, near);
  if (beside !== null || wanted === undefined || wanted.measure === TIMES || !isOpen(claim)) return beside;
  return (
    amongNear(claim, wanted, claimed, source) ??
    overSentences(claim, wanted, claimed, near) ??
    betweenDates(claim, wanted, claimed, source)
  );
}
