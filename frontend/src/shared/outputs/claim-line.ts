import type { Claim } from '@repurpose/contract';
import { counted } from '../figures.js';

type Noun = 'figure' | 'name' | 'quotation' | 'link' | 'statement';
const NOUNS: Readonly<Record<Claim['kind'], Noun>> = {
  number: 'figure',
  money: 'figure',
  percent: 'figure',
  date: 'figure',
  name: 'name',
  quote: 'quotation',
  url: 'link',
  statement: 'statement',
};
const ORDER: readonly Noun[] = ['figure', 'name', 'quotation', 'link', 'statement'];

/** Once each, however often it is said. */
export const distinctClaims = (claims: readonly Claim[]): Claim[] => [
  ...new Map(
    claims.map((claim) => [`${claim.kind} ${claim.text} ${claim.reason ?? !claim.source}`, claim]),
  ).values(),
];

/** "3 figures, all in your source", or what is not. */
export function claimLineOf(all: readonly Claim[]): string {
  const claims = distinctClaims(all);
  if (claims.length === 0) return 'No figures, names or quotations to check';
  const counts = new Map<Noun, number>();
  for (const { kind } of claims) counts.set(NOUNS[kind], (counts.get(NOUNS[kind]) ?? 0) + 1);
  const things = ORDER.flatMap((noun) => (counts.has(noun) ? [counted(counts.get(noun) ?? 0, noun)] : []));
  const list =
    things.length > 1 ? `${things.slice(0, -1).join(', ')} and ${things.at(-1)}` : (things[0] ?? '');
  const missing = claims.filter(({ source }) => source === null).length;
  if (missing > 0) return `${list}, ${missing} not found in your source`;
  return claims.length === 1 ? `${list}, in your source` : `${list}, all in your source`;
}
