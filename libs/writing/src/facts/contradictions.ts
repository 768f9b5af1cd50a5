import type { Source } from '../source/source.types.js';
import { contextsOf, isFigure, valueOf, type Context } from './contexts.js';
import type { Found } from './found.js';

/** A figure told more often than this is looked up in the first places only. */
const MAX_PLACES = 40;
function placesOf(byFigure: Map<string, Context[]>, figure: string): Context[] {
  const places = byFigure.get(figure) ?? [];
  byFigure.set(figure, places);
  return places.length < MAX_PLACES ? places : [];
}

/** A source by its figures; what only some claims need is worked out for the first of them. */
class Told {
  /** Figure → the sentences that hold it. */
  readonly places = new Map<string, Context[]>();
  private readonly contexts: readonly Context[];
  private known: Partial<{ counts: Map<string, Set<string>>; topics: Map<string, Context[]> }> = {};

  constructor({ text, language }: Source, facts: readonly Found[]) {
    this.contexts = contextsOf(text, facts, language).map(({ context }) => context);
    for (const context of this.contexts)
      for (const figure of context.figures) placesOf(this.places, figure).push(context);
  }

  /** What is counted → with which figures. */
  get counts(): Map<string, Set<string>> {
    return (this.known.counts ??= this.counted());
  }

  /** Word of meaning → the sentences with figures that have it. */
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

const known = new WeakMap<Source, Told>();

function toldBy(source: Source, facts: readonly Found[]): Told {
  const made = known.get(source) ?? new Told(source, facts);
  known.set(source, made);
  return made;
}

const NOBODY: ReadonlySet<string> = new Set();
const overlap = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].some((each) => b.has(each));

/** Whether a sentence names somebody next to a figure whom the source names next to another one, in the sentence that has both. */
function isAnothers(figure: string, said: Context, told: Context): boolean {
  const whose = said.named.get(figure) ?? NOBODY;
  const theirs = told.named.get(figure) ?? NOBODY;
  if (whose.size === 0 || theirs.size === 0 || overlap(whose, theirs)) return false;
  return [...told.named].some(([other, owners]) => other !== figure && overlap(owners, whose));
}

/** Whether a sentence counts with a figure what the source counts with others of its kind, and with this one something else. */
function isMiscounted(figure: string, said: Context, told: Context, source: Told): boolean {
  const what = said.counted.get(figure) ?? NOBODY;
  const theirs = told.counted.get(figure) ?? NOBODY;
  if (what.size === 0 || theirs.size === 0 || overlap(what, theirs)) return false;
  const kind = figure.slice(0, figure.indexOf(' '));
  return [...what].some((each) =>
    [...(source.counts.get(each) ?? NOBODY)].some((other) => other !== figure && other.startsWith(kind)),
  );
}

/** Whether what came from one figure to another one is told the other way round. */
function isTurned(figure: string, said: Context, told: Context): boolean {
  const isOnly = (ours: Set<string>, others: Set<string>): boolean => ours.has(figure) && !others.has(figure);
  return (
    said.direction !== 0 &&
    told.from.size > 0 &&
    told.to.size > 0 &&
    ((isOnly(said.to, said.from) && isOnly(told.from, told.to)) ||
      (isOnly(said.from, said.to) && isOnly(told.to, told.from)))
  );
}

/** Words that a telling shares with a sentence that gives another figure of the same measure. */
const MIN_SHARED = 2;

/**
 * Whether a telling has nothing in common with the sentence its figure is from, and much with one that says another figure
 * of the same measure: `416 crossings were counted` where 1,248 were.
 */
function isMisplaced(figure: string, said: Context, places: readonly Context[], source: Told): boolean {
  const measure = places[0]?.measures.get(figure);
  const shared = (told: Context): number => [...said.topic].filter((word) => told.topic.has(word)).length;
  if (said.figures.length > 1 || measure === undefined || places.some((place) => shared(place) > 0))
    return false;
  const others = new Set([...said.topic].flatMap((word) => source.topics.get(word) ?? []));
  return [...others].some(
    (other) =>
      !other.measures.has(figure) &&
      [...other.measures.values()].includes(measure) &&
      shared(other) >= MIN_SHARED,
  );
}

/**
 * The figures of a telling that the source has, but says something else of: rising where the source says falling, or given
 * to what the same sentence of the source gives another figure. Only contradictions: a figure told without either is none.
 */
export function contradicted(
  text: string,
  claims: readonly Found[],
  source: Source,
  facts: () => readonly Found[],
): Set<Found> {
  const wrong = new Set<Found>();
  if (!claims.some(isFigure)) return wrong;
  const told = toldBy(source, facts());
  let next = 0;
  const sorted = claims.toSorted((a, b) => a.start - b.start);
  for (const { end, context } of contextsOf(text, sorted, source.language)) {
    for (let claim = sorted[next]; claim !== undefined && claim.start < end; claim = sorted[next]) {
      next += 1;
      if (!isFigure(claim)) continue;
      const key = valueOf(claim);
      const places = told.places.get(key) ?? [];
      if (places.length === 0) continue;
      const turned = places.filter(
        (place) =>
          isAnothers(key, context, place) ||
          isMiscounted(key, context, place, told) ||
          isTurned(key, context, place) ||
          (context.direction !== 0 && place.direction === -context.direction),
      );
      if (turned.length === places.length || isMisplaced(key, context, places, told)) wrong.add(claim);
    }
  }
  return wrong;
}
