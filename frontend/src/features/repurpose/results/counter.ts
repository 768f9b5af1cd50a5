import type { OutputChecks } from '@repurpose/contract';
import { figure } from '../../../shared/figures.js';

/** From this share of the limit on, the bar warns. */
const NEAR = 0.95;

export interface Counter {
  text: string;
  /** 0 to 1, or null where there is no limit. */
  share: number | null;
  state: 'fine' | 'near' | 'over';
}

/** The counter under a piece, by the platform's own way of counting: "214 / 280 weighted characters". */
export function counterOf({ count, limit, unit }: Pick<OutputChecks, 'count' | 'limit' | 'unit'>): Counter {
  if (limit === null) return { text: `${figure(count)} ${unit}`, share: null, state: 'fine' };
  const share = limit === 0 ? 1 : Math.min(count / limit, 1);
  const state = count > limit ? 'over' : count > limit * NEAR ? 'near' : 'fine';
  return { text: `${figure(count)} / ${figure(limit)} ${unit}`, share, state };
}
