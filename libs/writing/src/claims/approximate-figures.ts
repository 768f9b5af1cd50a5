import type { Mention } from '../annotate/mentions/mention.js';
import { isApproximately, reachOf } from '../annotate/mentions/quantities/approximation.js';

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
