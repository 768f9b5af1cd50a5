import type { Mention } from '../annotate/mentions/mention.js';
import { contentKeys } from '../languages/words.js';
import type { Block, Source } from '../source/source.types.js';
import { onceFor } from '../text/once-for.js';
import type { Place } from './evidence.js';

/** A list of the source with the number of its items and the key words of the block above it. */
interface CountedList extends Place {
  count: number;
  lead: ReadonlySet<string>;
}

const LEAD_CHARS = 160;

const listsOf = onceFor((source: Source): ReadonlyMap<number, readonly CountedList[]> => {
  const lists: CountedList[] = [];
  let above: Block | undefined;
  let open: { level: number; list: CountedList } | null = null;
  for (const block of source.blocks) {
    if (block.kind !== 'item') {
      [above, open] = [block, null];
    } else if (open === null) {
      const lead = new Set(contentKeys(above?.text.slice(-LEAD_CHARS) ?? '', source.language));
      const list = { start: block.start, end: block.end, count: 1, lead };
      open = { level: block.level, list };
      lists.push(list);
    } else if (block.level === open.level) {
      open.list.count += 1;
      open.list.end = block.end;
    }
  }
  return Map.groupBy(lists, ({ count }) => count);
});

const BEHIND_CHARS = 40;

/** The list that proves a count: `seven types of buildings` for seven items under `The types of buildings are:`. */
export function countedEvidence({ value, end }: Mention, source: Source, passage: string): Place | null {
  const lists = listsOf(source).get(Number(value));
  if (lists === undefined) return null;
  const counted = contentKeys(passage.slice(end, end + BEHIND_CHARS), source.language);
  return lists.find(({ lead }) => counted.some((key) => lead.has(key))) ?? null;
}
