import type { OutputChecks } from '@repurpose/contract';
import { figure } from '../figures.js';

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
export const SEVERAL: ReadonlySet<string> = new Set(['post', 'bullet', 'block', 'figure']);

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
