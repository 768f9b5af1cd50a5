import type { Mention } from '../../annotate/mentions/mention.js';
import { inSmallest } from '../../annotate/mentions/quantities/units.js';

/** A figure as an amount that figures of its kind are compared by: in the smallest unit of its scale. */
export const quantityOf = ({ value, unit = '' }: Mention): number =>
  inSmallest(Number(value.slice(value.indexOf(':') + 1)), unit);
