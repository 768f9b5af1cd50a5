import type { Source } from '../source/source.types.js';
import { groupedBy } from '../text/collections.js';
import { onceFor } from '../text/once-for.js';
import { contextsOf, type Context } from './contexts.js';
import { evidenceOf } from './evidence.js';

/** Further places of a figure are not indexed. */
const MAX_PLACES = 40;

type Counted = readonly [figure: string, things: ReadonlySet<string>];

/** The sentences with each key, in order. */
function placesBy(
  contexts: readonly Context[],
  keysOf: (context: Context) => Iterable<string>,
): ReadonlyMap<string, readonly Context[]> {
  const places = groupedBy(contexts, keysOf);
  for (const all of places.values()) all.splice(MAX_PLACES);
  return places;
}

/** The sentences of a source by their figures; other tables are built on first use. */
export class FigureIndex {
  /** Figure → the sentences that hold it. */
  readonly places: ReadonlyMap<string, readonly Context[]>;
  private readonly contexts: readonly Context[];
  private ownCounts: ReadonlyMap<string, readonly Counted[]> | undefined;
  private ownTopics: ReadonlyMap<string, readonly Context[]> | undefined;

  constructor(source: Source) {
    const { whole, all } = evidenceOf(source);
    this.contexts = contextsOf(whole, all, source.language).map(({ context }) => context);
    this.places = placesBy(this.contexts, ({ figures }) => figures);
  }

  /** Counted thing → its figures, each with all that it counts. */
  get counts(): ReadonlyMap<string, readonly Counted[]> {
    return (this.ownCounts ??= groupedBy(
      this.contexts.flatMap(({ counted }) => [...counted]),
      ([, things]) => things,
    ));
  }

  /** Content word → the sentences that have it and a figure. */
  get topics(): ReadonlyMap<string, readonly Context[]> {
    return (this.ownTopics ??= placesBy(this.contexts, ({ topic }) => topic));
  }
}

export const figureIndexOf = onceFor((source: Source) => new FigureIndex(source));

export const NONE: ReadonlySet<string> = new Set();
/** `Array.some` for iterables: stops at the first match. */
export function some<Each>(all: Iterable<Each>, test: (each: Each) => boolean): boolean {
  for (const each of all) if (test(each)) return true;
  return false;
}
export const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  some(a, (each) => b.has(each));
