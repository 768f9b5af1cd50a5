import { firstFrom } from '../text/collections.js';
import { oneOf } from '../text/one-of.js';
import { directionOf } from './polarity.js';
import { TextPattern } from '../text/text-pattern.js';
import { amountOf, currencyIn, isFigure, type Mention } from '../annotate/mentions/mention.js';
import { isApproximately, reachOf } from '../annotate/mentions/quantities/approximation.js';
import { plain } from '../annotate/mentions/quantities/numbers.js';
import { measuredBy, quantityOf } from '../annotate/mentions/quantities/units.js';

export interface Exact {
  amount: number;
  fact: Mention;
}

const groupOf = (figure: Mention): string => (figure.kind === 'money' ? currencyIn(figure) : figure.kind);

/** The source's numbers, percentages and amounts by kind (money by currency), sorted ascending. */
export function sortedFigures(facts: readonly Mention[]): Map<string, Exact[]> {
  const figures = facts
    .filter(isFigure)
    // `shared 169 times` also supports `about 170`
    .map((fact) => ({ amount: amountOf({ ...fact, value: fact.value.replace(/^x /u, '') }), fact }))
    .filter(({ amount }) => !Number.isNaN(amount));
  const groups = Map.groupBy(figures, ({ fact }) => groupOf(fact));
  for (const group of groups.values()) group.sort((a, b) => a.amount - b.amount);
  return groups;
}

const MAX_NEAR = 20;

/** The source's smallest exact figure that supports an approximate or rounded one (`about 1,250`, `1.2k`), or null. */
export const approximateEvidence = (claim: Mention, sorted: ReadonlyMap<string, Exact[]>): Mention | null =>
  approximateMentions(claim, sorted)[0] ?? null;

/** All source figures that support an approximate claim, ascending; a bare number also matches amounts of money. */
export function approximateMentions(claim: Mention, sorted: ReadonlyMap<string, Exact[]>): Mention[] {
  if (claim.approximation === undefined && claim.step === undefined) return [];
  const isBare = claim.kind === 'number' && claim.unit === undefined;
  const own = groupOf(claim);
  const groups = [...sorted].filter(([name]) => name === own || (isBare && name !== 'percent'));
  return groups.flatMap(([, group]) => nearIn(group, claim));
}

function nearIn(group: readonly Exact[], claim: Mention): Mention[] {
  const wanted = amountOf(claim);
  const least = wanted - reachOf(claim, wanted);
  const from = firstFrom(group, ({ amount }) => amount >= least);
  const isSame = ({ amount, fact }: Exact): boolean =>
    isApproximately(claim, wanted, amount) && (claim.unit === undefined || claim.unit === fact.unit);
  return group
    .slice(from, from + MAX_NEAR)
    .filter(isSame)
    .map(({ fact }) => fact);
}

/** Figures further apart than this are not compared. */
const MAX_APART_CHARS = 260;
const MAX_NEIGHBOURS = 8;
const POINTS = 1.6;
/** The tolerance in percentage points for `almost` and `about`. */
const OPEN_POINTS = 3.5;
const WIDE_POINTS = 6;
/** Smaller counts give any ratio by chance. */
const MIN_AMOUNT = 10;

/**
 * The smaller of two neighbouring figures as a percentage of the larger, ascending. They support `a third
 * of`, `cut by half` and `twice`.
 */
export function sharesOf(facts: readonly Mention[], text: string): Exact[] {
  const figures = facts.filter(isAmount);
  const shares = figures.flatMap((one, at) =>
    figures.slice(at + 1, at + MAX_NEIGHBOURS).flatMap((other): Exact[] => {
      const [small = 0, large = 0] = [quantityOf(one), quantityOf(other)].sort((a, b) => a - b);
      if (small <= 1 || small === large || !isBeside(one, other, text)) return [];
      return [{ amount: (100 * small) / large, fact: one }];
    }),
  );
  return shares.sort((a, b) => a.amount - b.amount);
}

/** The allowed deviation of the exact share, in percentage points below and above; `less than half` allows only less. */
function pointsOf({ approximation, part }: Mention, mostPoints: number): [below: number, above: number] {
  if (part === 'share' && approximation === 'below') return [WIDE_POINTS, 0];
  if (part === 'share' && approximation === 'above') return [0, WIDE_POINTS];
  const points = Math.min(approximation === undefined ? POINTS : OPEN_POINTS, mostPoints);
  return [points, points];
}

/** The first figures of all pairs whose ratio is about `percent`, within `mostPoints` percentage points. */
export function ratioMentions(
  percent: number,
  claim: Mention,
  shares: readonly Exact[],
  mostPoints = OPEN_POINTS,
): Mention[] {
  const [below, above] = pointsOf(claim, mostPoints);
  const [first, end] = [
    firstFrom(shares, ({ amount }) => amount >= percent - below),
    firstFrom(shares, ({ amount }) => amount > percent + above),
  ];
  return shares.slice(first, end).map(({ fact }) => fact);
}

/** Whether two figures are of one kind, or one is bare: `1,573 million` before `2,137 million euros`. */
const isOneGroup = (one: Mention, other: Mention): boolean =>
  groupOf(one) === groupOf(other) ||
  ([one.kind, other.kind].includes('number') &&
    ((one.factor !== undefined && one.factor === other.factor) || other.start - one.end <= RANGE_CHARS));
/** `from 180 to 120 dollars`. */
const RANGE_CHARS = 5;

/** Whether two figures of one kind are in the same or adjacent sentences of a paragraph. */
function isBeside(one: Mention, other: Mention, text: string): boolean {
  if (other.start - one.end > MAX_APART_CHARS || !isOneGroup(one, other)) return false;
  const [unit, others] = [measuredBy(one.unit ?? ''), measuredBy(other.unit ?? '')];
  const isMeasured = unit !== '' && unit === others;
  // `8,500 tonnes then, 2,900 now`: the second unit is left out
  const isElliptic =
    (unit === '') !== (others === '') && !/[.!?。！？\n]/u.test(text.slice(one.end, other.start));
  if (
    !isMeasured &&
    ((unit !== others && !isElliptic) || Math.min(amountOf(one), amountOf(other)) < MIN_AMOUNT)
  )
    return false;
  const between = text.slice(one.end, other.start);
  return !between.includes('\n') && (between.match(/[.!?](?=\s)|[。！？]/gu)?.length ?? 0) <= 1;
}

/** Whether a figure is a plain number or an amount of money. */
const isAmount = ({ kind, value }: Mention): boolean =>
  kind === 'money' || (kind === 'number' && /^\d/.test(value));

export function sumsOf(facts: readonly Mention[], text: string): Map<string, Mention> {
  const sums = new Map<string, Mention>();
  const figures = facts.filter(isAmount);
  figures.forEach((one, at) => {
    for (const other of figures.slice(at + 1, at + MAX_NEIGHBOURS)) {
      if (!isBeside(one, other, text)) continue;
      const [a, b] = [amountOf(one), amountOf(other)];
      for (const amount of [a + b, Math.abs(a - b)])
        for (const group of new Set([groupOf(one), groupOf(other), 'number']))
          sums.set(`${group} ${plain(amount)}`, one);
    }
  });
  return sums;
}

const RECKONING_WORDS = oneOf`
  total in_all between_(?:them|the_two) jointly altogether together combined sum more fewer less by gain(?:s|ed)? lo(?:st|ses) difference
  rise insgesamt zusammen mehr weniger um en_conjunto juntos suman? más menos gagn\p{L}+ perd de_plus
  de_moins ensemble en_tout totale in_tutto complessiv\p{L}+ in_più in_meno ao_todo juntos a_mais a_menos
  totaal samen meer minder`;
const RECKONING = new TextPattern(
  new RegExp(String.raw`(?<!\p{L})(?:${RECKONING_WORDS})(?!\p{L})|合計|合わせ|増え|増加|減っ|減少|差`, 'iu'),
);
/** Whether nearby words show that a figure is calculated from others. */
export const saysItIsCalculated = (around: string, language: string): boolean =>
  RECKONING.for(around).test(around) || directionOf(around, language) !== 0;
/** An amount with fewer digits may match another one by chance. */
const TELLING_DIGITS = 3;

/**
 * The source's figure whose sum or difference with a neighbour is this claim, or null. Short amounts need a
 * word for a calculation in `around`, the text next to the claim.
 */
export function sumEvidence(
  claim: Mention,
  sums: ReadonlyMap<string, Mention>,
  around: string,
  language: string,
): Mention | null {
  const amount = amountOf(claim);
  const digits = String(amount).replace(/\D|0+$/g, '').length;
  if (Number.isNaN(amount) || (digits < TELLING_DIGITS && !saysItIsCalculated(around, language))) return null;
  return sums.get(`${groupOf(claim)} ${plain(amount)}`) ?? null;
}
