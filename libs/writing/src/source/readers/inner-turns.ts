import { type RawBlock, sliced } from './raw-block.js';

/** "… look at the map. Jose: And when …" */
const INNER_TURN = /(?<=[.!?…][”"’')]* )(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}): (?=\S)/gu;

/** "What next? Ann: We walk.": asked on the line above. */
const QUESTION = /^[^:.!?…]{3,160}[?？]\s*$/u;

/** The turns in a paragraph, each a block of its own. */
export function parted(block: RawBlock, turns: ReadonlyMap<string, unknown>): RawBlock[] {
  if (block.kind !== 'paragraph') return [block];
  const ends = [...block.mapped.text.matchAll(INNER_TURN)].flatMap(({ index, 1: label = '' }) =>
    turns.has(label) ? index : [],
  );
  const parts = [0, ...ends].map((from, at) => sliced(block, from, ends[at] ?? block.mapped.text.length));
  const [first, ...turnsBehind] = parts;
  const isAsked = first !== undefined && turnsBehind.length > 0 && QUESTION.test(first.mapped.text);
  return isAsked ? [{ ...first, kind: 'heading', level: 2 }, ...turnsBehind] : parts;
}
