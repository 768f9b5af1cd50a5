import { onceFor } from '../../text/once-for.js';
import type { Analysis, List } from '../analysis.types.js';

/** The content of each section of a text. */
interface BySection {
  /** Positions in `Analysis.units`. */
  positions: ReadonlyMap<number, readonly number[]>;
  lists: ReadonlyMap<number, readonly List[]>;
}

export const bySection = onceFor(({ units, lists }: Analysis): BySection => ({
  positions: Map.groupBy(units.keys(), (at) => units[at]?.section ?? 0),
  lists: Map.groupBy(lists, ({ section }) => section),
}));
