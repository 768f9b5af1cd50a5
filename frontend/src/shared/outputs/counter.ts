import type { OutputChecks } from '@repurpose/contract';
import { figure } from '../figures.js';

/** From this share of the limit on, the bar warns. */
const NEAR = 0.95;

export interface Counter {
  text: string;
  /** 0 to 1, or null where there is no limit. */
  share: number | null;
  state: 'fine' | 'near' | 'over';
}

/** What a platform counts, in words that people use. */
export const unitWords = (unit: string) => unit.replace('weighted ', '');

/** Parts of which an output has several: the counter is that of the longest. */
const SEVERAL: ReadonlySet<string> = new Set(['post', 'bullet', 'block', 'figure']);

/** "weighted characters (post)" as the words before and after the figures. */
function wordsOf(unit: string): { before: string; after: string } {
  const [, counted = unit, part = ''] = /^(.*) \((.*)\)$/u.exec(unit) ?? [];
  const name = SEVERAL.has(part) ? `longest ${part}` : part;
  const before = name === '' ? '' : `${name.charAt(0).toUpperCase()}${name.slice(1)}: `;
  return { before, after: unitWords(counted) };
}

/** The counter under an output, by the platform's own way of counting: "Longest post: 214 / 280 characters". */
export function counterOf({ count, limit, unit }: Pick<OutputChecks, 'count' | 'limit' | 'unit'>): Counter {
  const { before, after } = wordsOf(unit);
  if (limit === null) return { text: `${before}${figure(count)} ${after}`, share: null, state: 'fine' };
  const share = limit === 0 ? 1 : Math.min(count / limit, 1);
  const state = count > limit ? 'over' : count > limit * NEAR ? 'near' : 'fine';
  return { text: `${before}${figure(count)} / ${figure(limit)} ${after}`, share, state };
}
