import { INGREDIENTS, STEPS } from '../../languages/recipe-headings.js';
import type { Block } from '../../source/source.types.js';
import { oneOf } from '../../text/one-of.js';
import type { ListItem } from '../analysis.types.js';

/** Headings of lists that readers need in full: "Ingredients for the dough", "Marinade ingredients:". */
export const NEEDED_WHOLE = new RegExp(
  String.raw`^(?:${INGREDIENTS}|${STEPS}|method|checklist)\b|^(?:\p{L}+ ){1,2}ingredients:?$`,
  'iu',
);

const UNITS = oneOf`k?g ml [cd]?l oz lbs? lit(?:re|er)s? pints? cups? tbsp tsp (?:table|tea)spoons? EL TL`;
/** "1kg", "2 cups", "2+ kg". */
const MEASURE = new RegExp(String.raw`(?<![\p{L}\d.,])\d[\d.,/]*\+? ?(?:${UNITS})(?!\p{L})`, 'gu');
/** Least measures of what a recipe needs, and most blocks with them. */
const MEASURED = { least: 3, blocks: 30 } as const;
/** Headings of what is done with measured things: "How to make marmalade". */
const DOING = new RegExp(String.raw`^(?:${STEPS}|method)\b|\b(?:make|cook|bake|prepare)\b`, 'iu');
/** Whether a block is below a heading of steps and things measured in items or one paragraph right above: it is of a recipe. */
export function isBelowMeasures(at: number, blocks: readonly Block[]): boolean {
  const heading = blocks[at - 1];
  if (heading?.kind !== 'heading' || !DOING.test(heading.text)) return false;
  const end = at - 1;
  const above = blocks.slice(Math.max(0, end - MEASURED.blocks), end);
  const own = above.slice(above.findLastIndex(({ kind }) => kind === 'heading') + 1);
  const measures = own.map(({ kind, text }) => {
    const { length } = text.match(MEASURE) ?? [];
    return kind === 'item' || length >= MEASURED.least ? length : 0;
  });
  return measures.reduce((sum, count) => sum + count, 0) >= MEASURED.least;
}

/** Who speaks in an item: "Me: About eight years." */
const SPEAKER = /^(\p{Lu}[\p{L}. ]{0,20}): /u;
const TURNS = 4;
/** Whether the items are turns of people who speak at least twice each: an answer says nothing without its question. */
export function isDialogue(items: readonly ListItem[]): boolean {
  const names = items.map(({ label, text }) => label || (SPEAKER.exec(text)?.[1] ?? ''));
  const speakers = new Set(names);
  const alternate = names.every((name, at) => name !== '' && name !== names[at + 1]);
  return alternate && speakers.size * 2 <= items.length && items.length >= TURNS;
}
