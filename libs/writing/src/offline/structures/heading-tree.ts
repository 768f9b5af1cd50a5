import type { Unit } from '../../annotate/unit.types.js';
import type { Source } from '../../source/source.types.js';
import { ITEMS } from './heading-items.js';
import type { Place } from './sections.js';

/** The units of a text by the headings over them. */
export interface Tree {
  units: ReadonlyMap<number, readonly Unit[]>;
  children: ReadonlyMap<number | null, readonly number[]>;
  places: readonly Place[];
  source: Source;
  lastBlock: number;
  /** The sentences of each criterion of a comparison, about both sides, by its place. */
  compared: ReadonlyMap<number, readonly Unit[]>;
  /** First places of numbered series that begin again below another heading. */
  restarted: ReadonlySet<number>;
}

/** The units of a place and of all places below it. */
export function unitsWithin(place: number, tree: Tree): Unit[] {
  return [
    ...(tree.units.get(place) ?? []),
    ...(tree.children.get(place) ?? []).flatMap((child) => unitsWithin(child, tree)),
  ];
}

/** The number of a heading: 3 for "3." and "Chapter 3."; NaN for none. */
const numberAt = (place: number, { places }: Tree): number =>
  Number(/\d+/u.exec(places[place]?.number ?? '')?.[0]);

export const numberedAmong = (headings: readonly number[], { places }: Tree): readonly number[] =>
  headings.filter((place) => places[place]?.number !== '');
/** Whether headings are numbered from 1 on without a gap. */
export const areCounted = (headings: readonly number[], tree: Tree): boolean =>
  headings.every((place, at) => numberAt(place, tree) === at + 1);

export const isSeries = (headings: readonly number[], tree: Tree): boolean =>
  headings.length >= ITEMS.least && areCounted(headings, tree);

/** The first headings of the series below several headings, each from 1 on: the numbers of chapters go on, those of points begin again. */
export function restartedIn(tree: Tree): ReadonlySet<number> {
  const all = [...tree.children].flatMap(([parent, own]) => {
    const series = parent === null ? [] : numberedAmong(own, tree);
    return isSeries(series, tree) ? series.slice(0, 1) : [];
  });
  return new Set(all.length > 1 ? all : []);
}
