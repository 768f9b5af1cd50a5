import type { Source } from '../source/source.types.js';
import { contextsOf, type Context } from './contexts.js';
import { evidenceOf, type Evidence } from './evidence.js';

/** Further places of a figure are not indexed. */
const MAX_PLACES = 40;
function placesOf(byFigure: Map<string, Context[]>, figure: string): Context[] {
  const places = byFigure.get(figure) ?? [];
  byFigure.set(figure, places);
  return places.length < MAX_PLACES ? places : [];
}

/** The sentences of a source by their figures; other tables are built on first use. */
export class FigureIndex {
  /** Figure → the sentences that hold it. */
  readonly places = new Map<string, Context[]>();
  private readonly contexts: readonly Context[];
  private known: Partial<{ counts: Map<string, Set<string>>; topics: Map<string, Context[]> }> = {};

  constructor({ whole, all }: Evidence, language: string) {
    this.contexts = contextsOf(whole, all, language).map(({ context }) => context);
    for (const context of this.contexts)
      for (const figure of context.figures) placesOf(this.places, figure).push(context);
  }

  /** Counted thing → its figures. */
  get counts(): Map<string, Set<string>> {
    return (this.known.counts ??= this.counted());
  }

  /** Content word → the sentences that have it and a figure. */
  get topics(): Map<string, Context[]> {
    return (this.known.topics ??= this.spoken());
  }

  private counted(): Map<string, Set<string>> {
    const counts = new Map<string, Set<string>>();
    for (const { counted } of this.contexts)
      for (const [figure, things] of counted)
        for (const what of things) counts.set(what, (counts.get(what) ?? new Set<string>()).add(figure));
    return counts;
  }

  private spoken(): Map<string, Context[]> {
    const topics = new Map<string, Context[]>();
    for (const context of this.contexts)
      for (const word of context.topic) placesOf(topics, word).push(context);
    return topics;
  }
}

const known = new WeakMap<Source, FigureIndex>();

export function figureIndexOf(source: Source): FigureIndex {
  const made = known.get(source) ?? new FigureIndex(evidenceOf(source), source.language);
  known.set(source, made);
  return made;
}

export const NONE: ReadonlySet<string> = new Set();
/** `Array.some` for iterables: stops at the first match. */
export function some<Each>(all: Iterable<Each>, test: (each: Each) => boolean): boolean {
  for (const each of all) if (test(each)) return true;
  return false;
}
export const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  some(a, (each) => b.has(each));
export const sharedBy = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((each) => b.has(each)).length;
