import { oneOf } from '../../text/one-of.js';
import type { Analysis, List } from '../analysis.types.js';
import { bySection } from './by-section.js';

/** "Here are some examples of our successes:" */
export const EXAMPLES = new RegExp(
  String.raw`\b(?:${oneOf`examples? for_instance such_as beispiele? ejemplos? exemples? esempi exemplos?`})\b`,
  'iu',
);

/** Fewer headings right under the title are no list. */
const LEAST_ITEMS = 3;

export const isEnumerated = ({ isOfHeadings, leadIn, items, section }: List): boolean =>
  isOfHeadings && (section > 0 || items.length >= LEAST_ITEMS) && !EXAMPLES.test(leadIn);

/** "Lesson 1: …": the items are paragraphs, with others between them. */
export const isOfParagraphs = ({ items }: List): boolean =>
  items.some(({ units: [first] }) => first?.isItem === false);

/** The lists of a part that are used; of those made of headings the ones in `headed`, of those made of paragraphs only `asLists`. */
export const toldLists = (
  section: number,
  analysis: Analysis,
  { headed, asLists }: { headed: ReadonlySet<List>; asLists: boolean },
): List[] =>
  (bySection(analysis).lists.get(section) ?? []).filter((list) =>
    list.isOfHeadings ? headed.has(list) : asLists || !isOfParagraphs(list),
  );
