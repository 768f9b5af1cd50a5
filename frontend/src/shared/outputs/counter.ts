import type { OutputChecks, Claim } from '@repurpose/contract';
import { figure, counted } from '../figures.js';

/** The bar warns from this share on. */
const NEAR = 0.95;

export interface Counter {
  text: string;
  /** 0 to 1; null: no limit. */
  share: number | null;
  state: 'fine' | 'near' | 'over';
}

export const unitWords = (unit: string) => unit.replace('weighted ', '');

/** An output has several of these: the longest is counted. */
const SEVERAL: ReadonlySet<string> = new Set(['post', 'bullet', 'block', 'figure']);

/** Before and after the figures, from "weighted characters (post)". */
function wordsOf(unit: string): { before: string; after: string } {
  const [, counted = unit, part = ''] = /^(.*) \((.*)\)$/u.exec(unit) ?? [];
  const name = SEVERAL.has(part) ? `longest ${part}` : part;
  const before = name === '' ? '' : `${name.charAt(0).toUpperCase()}${name.slice(1)}: `;
  return { before, after: unitWords(counted) };
}

/** As the platform counts: "Longest post: 214 / 280 characters". */
export function counterOf({ count, limit, unit }: Pick<OutputChecks, 'count' | 'limit' | 'unit'>): Counter {
  const { before, after } = wordsOf(unit);
  if (limit === null) return { text: `${before}${figure(count)} ${after}`, share: null, state: 'fine' };
  const share = limit === 0 ? 1 : Math.min(count / limit, 1);
  const state = count > limit ? 'over' : count > limit * NEAR ? 'near' : 'fine';
  return { text: `${before}${figure(count)} / ${figure(limit)} ${after}`, share, state };
}

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

/** "3 figures, all in your source", or what is not. */
export function claimLineOf(claims: readonly Claim[]): string {
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
