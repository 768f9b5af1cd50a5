import { namesList } from '../../languages/discourse-words.js';
import { onceFor } from '../../text/once-for.js';
import type { Analysis, List } from '../analysis.types.js';
import { wordsOf } from '../passages.js';
import { unitsWithin, type Tree } from './heading-tree.js';

/** Whether a heading without text of its own names the list of those below it: "Benefits of cycling". */
export const introducesList = (place: number, { units, places, source }: Tree): boolean =>
  (units.get(place) ?? []).length === 0 && namesList(places[place]?.heading ?? '', source.language);

/** Least share of a text in such lists from which it is about them. */
const PART = 0.4;
/** Makes lists below headings that name them main ones if they are most of the text together: its advantages and its disadvantages. */
export function withMain(lists: readonly List[], tree: Tree): List[] {
  const named = new Set(
    lists.filter(
      ({ section, leadUnit, isOfHeadings }) =>
        leadUnit === null && isOfHeadings && introducesList(section, tree),
    ),
  );
  const listed = wordsOf([...named].flatMap(({ parts }) => parts.flatMap((part) => unitsWithin(part, tree))));
  const isAbout = named.size > 0 && listed >= wordsOf([...tree.units.values()].flat()) * PART;
  return lists.map((list) => (isAbout && named.has(list) ? { ...list, isMain: true } : list));
}

/** The lists that a text is about together, such as its advantages and its disadvantages: an output has all of them. */
export const namedTogether = onceFor(({ lists, language }: Analysis): readonly List[] => {
  const named = lists.filter(
    ({ isMain, isOfHeadings, leadUnit, leadIn }) =>
      isMain && isOfHeadings && leadUnit === null && namesList(leadIn, language),
  );
  return named.length > 1 ? named : [];
});

/** A list with those that an output has only together with it. */
export function togetherWith(list: List, analysis: Analysis): readonly List[] {
  const named = namedTogether(analysis);
  return named.includes(list) ? named : [list];
}
