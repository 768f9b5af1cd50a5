import { oneOf } from '../text/one-of.js';
import { directionOf } from './polarity.js';
import { TextPattern } from '../text/text-pattern.js';
import type { Mention } from '../annotate/mentions/mention.js';
import { isApproximately, reachOf } from '../annotate/mentions/quantities/approximation.js';
import { plain } from '../annotate/mentions/quantities/numbers.js';
import { inSmallest, measuredBy } from '../annotate/mentions/quantities/units.js';

/** A figure of the source with its value. */
export interface Exact {
  amount: number;
  fact: Mention;
}

const groupOf = ({ kind, value }: Mention): string =>
  kind === 'money' ? value.slice(0, value.indexOf(':')) : kind;
const amountOf = ({ kind, value }: Mention): number =>
  Number(kind === 'money' ? value.slice(value.indexOf(':') + 1) : value);

/** Numbers, percentages, and money by its currency, each the smallest first. */
export function sortedFigures(facts: readonly Mention[]): Map<string, Exact[]> {
  const groups = new Map<string, Exact[]>();
  for (const fact of facts) {
    // `shared 169 times` is `about 170` too
    const amount = amountOf({ ...fact, value: fact.value.replace(/^x /u, '') });
    if (Number.isNaN(amount) || fact.kind === 'date') continue;
    const group = groups.get(groupOf(fact)) ?? [];
    group.push({ amount, fact });
    groups.set(groupOf(fact), group);
  }
  for (const group of groups.values()) group.sort((a, b) => a.amount - b.amount);
  return groups;
}

/** The first of the sorted figures that is not below `amount`. */
function firstFrom(group: readonly Exact[], amount: number): number {
  let [low, high] = [0, group.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((group[middle]?.amount ?? 0) < amount) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How many figures near an approximate one are compared. */
const MAX_NEAR = 20;

/** The exact figure of the source of which an open or rounded one is said (`about 1,250`, `1.2k`), or null. */
export const approximateEvidence = (claim: Mention, sorted: ReadonlyMap<string, Exact[]>): Mention | null =>
  approximateMentions(claim, sorted)[0] ?? null;

/** All of them, the smallest first; an amount may also be stated as a bare number. */
export function approximateMentions(claim: Mention, sorted: ReadonlyMap<string, Exact[]>): Mention[] {
  if (claim.approximation === undefined && claim.step === undefined) return [];
  const isBare = claim.kind === 'number' && claim.unit === undefined;
  const own = groupOf(claim);
  const groups = [...sorted].filter(([name]) => name === own || (isBare && name !== 'percent'));
  return groups.flatMap(([, group]) => nearIn(group, claim));
}

function nearIn(group: readonly Exact[], claim: Mention): Mention[] {
  const said = amountOf(claim);
  const from = firstFrom(group, said - reachOf(claim, said));
  const isSame = ({ amount, fact }: Exact): boolean =>
    isApproximately(claim, said, amount) && (claim.unit === undefined || claim.unit === fact.unit);
  return group
    .slice(from, from + MAX_NEAR)
    .filter(isSame)
    .map(({ fact }) => fact);
}

/** Figures further apart are not set against each other by a reader. */
const MAX_APART_CHARS = 260;
const MAX_NEIGHBOURS = 8;
const POINTS = 1.6;
/** What `almost` and `about` add to them. */
const OPEN_POINTS = 3.5;
const WIDE_POINTS = 6;
/** Small counts are in any proportion by chance. */
const MIN_AMOUNT = 10;

/**
 * What share one figure of the source is of another one beside it, in per cent, the smallest first: `a third of`, `cut by
 * half` and `twice` may be said of them.
 */
export function sharesOf(facts: readonly Mention[], text: string): Exact[] {
  const figures = facts.filter(
    ({ kind, value }) => (kind === 'number' && /^\d/.test(value)) || kind === 'money',
  );
  const shares = figures.flatMap((one, at) =>
    figures.slice(at + 1, at + MAX_NEIGHBOURS).flatMap((other): Exact[] => {
      const [small = 0, large = 0] = [measuredAmount(one), measuredAmount(other)].sort((a, b) => a - b);
      if (small <= 1 || small === large || !isBeside(one, other, text)) return [];
      return [{ amount: (100 * small) / large, fact: one }];
    }),
  );
  return shares.sort((a, b) => a.amount - b.amount);
}

/** How far below and above a stated part the exact share may be; `less than half` allows only less, and further off. */
function pointsOf({ approximation, part }: Mention, mostPoints: number): [below: number, above: number] {
  if (part === 'share' && approximation === 'below') return [WIDE_POINTS, 0];
  if (part === 'share' && approximation === 'above') return [0, WIDE_POINTS];
  const points = Math.min(approximation === undefined ? POINTS : OPEN_POINTS, mostPoints);
  return [points, points];
}

/** The first of two figures whose ratio is about `percent` per cent, within this many points. */
export function ratioMentions(
  percent: number,
  claim: Mention,
  shares: readonly Exact[],
  mostPoints = OPEN_POINTS,
): Mention[] {
  const [below, above] = pointsOf(claim, mostPoints);
  const found: Mention[] = [];
  for (let at = firstFrom(shares, percent - below); at < shares.length; at += 1) {
    const share = shares[at];
    if (share === undefined || share.amount > percent + above) break;
    found.push(share.fact);
  }
  return found;
}

/** An amount in the smallest unit of its scale, `1.9 s` in milliseconds. */
function measuredAmount(fact: Mention): number {
  const amount = amountOf(fact);
  return fact.unit === undefined ? amount : inSmallest(amount, fact.unit);
}

/** `2,137 million euros`, before `1,573 million`: the second one is money too. */
const isOneGroup = (one: Mention, other: Mention): boolean =>
  groupOf(one) === groupOf(other) ||
  ([one.kind, other.kind].includes('number') &&
    ((one.factor !== undefined && one.factor === other.factor) || other.start - one.end <= RANGE_CHARS));
/** `from 180 to 120 dollars`. */
const RANGE_CHARS = 5;

/** Of one kind, in one sentence or the next, of the same paragraph. */
function isBeside(one: Mention, other: Mention, text: string): boolean {
  if (other.start - one.end > MAX_APART_CHARS || !isOneGroup(one, other)) return false;
  const [unit, others] = [measuredBy(one.unit ?? ''), measuredBy(other.unit ?? '')];
  const isMeasured = unit !== '' && unit === others;
  // `8,500 tonnes then, 2,900 now`
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

/** Sums and differences of neighbouring figures, by kind and amount. */
export function sumsOf(facts: readonly Mention[], text: string): Map<string, Mention> {
  const sums = new Map<string, Mention>();
  const figures = facts.filter(
    ({ kind, value }) => (kind === 'number' && /^\d/.test(value)) || kind === 'money',
  );
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
/** Words before or after a figure that show a calculation. */
const RECKONING = new TextPattern(
  new RegExp(String.raw`(?<!\p{L})(?:${RECKONING_WORDS})(?!\p{L})|合計|合わせ|増え|増加|減っ|減少|差`, 'iu'),
);
/** Whether words show that a figure is calculated from others. */
export const isReckoned = (around: string, language: string): boolean =>
  RECKONING.for(around).test(around) || directionOf(around, language) !== 0;
/** An amount with this many digits does not match another by chance. */
const TELLING_DIGITS = 3;

/**
 * The figure of the source that gives this one together with its neighbour, or null. `around` is the text beside the
 * claim.
 */
export function sumEvidence(
  claim: Mention,
  sums: ReadonlyMap<string, Mention>,
  around: string,
  language: string,
): Mention | null {
  const amount = amountOf(claim);
  const digits = String(amount).replace(/\D|0+$/g, '').length;
  if (Number.isNaN(amount) || (digits < TELLING_DIGITS && !isReckoned(around, language))) return null;
  return sums.get(`${groupOf(claim)} ${plain(amount)}`) ?? null;
}
