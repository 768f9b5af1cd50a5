import { type RawBlock, sliced } from '../readers/raw-block.js';

/** The first number of a list inside a paragraph, behind its lead-in: "Two reasons: 1. It is dry. 2. It is near." */
const FIRST = /[:：]\s?1(?<mark>[.)])\s+(?=\p{Lu})/u;
const NUMBER = /\s(?<number>\d{1,2})(?<mark>[.)])\s+(?=\p{Lu})/gu;
/** Several sentences, the last of which may go on with the paragraph. */
const SEVERAL = /[.!?…]["”’)]?\s+\p{Lu}/u;

interface Place {
  /** Where the number begins, and the item behind it. */
  at: number;
  from: number;
}

/** The places of the numbers 1, 2, … in a text, each behind the one before; empty if there are not two. */
function placesIn(text: string): Place[] {
  const first = FIRST.exec(text);
  if (first === null) return [];
  const [{ length }, mark] = [first[0], first.groups?.['mark'] ?? ''];
  const places: Place[] = [{ at: first.index + 1, from: first.index + length }];
  for (const { 0: whole, index, groups } of text.matchAll(NUMBER))
    if (groups?.['mark'] === mark && Number(groups['number']) === places.length + 1 && index >= first.index)
      places.push({ at: index, from: index + whole.length });
  return places.length > 1 ? places : [];
}

const isText = ({ kind, isAside, speaker }: RawBlock): boolean =>
  kind === 'paragraph' && !isAside && speaker === undefined;

function parted(block: RawBlock): RawBlock[] {
  const { text } = block.mapped;
  const places = isText(block) ? placesIn(text) : [];
  const [first, last] = [places[0], places.at(-1)];
  if (first === undefined || last === undefined || SEVERAL.test(text.slice(last.from))) return [block];
  const { headEnd: _headEnd, isPictured: _isPictured, isRuled: _isRuled, ...plain } = block;
  const items = places.map(({ from }, at): RawBlock => ({
    ...sliced(plain, from, places[at + 1]?.at ?? text.length),
    kind: 'item',
    level: 1,
    isNumbered: true,
  }));
  return [sliced(block, 0, first.at), ...items];
}

/** Makes the numbered sentences at the end of a paragraph the items of a list below their lead-in. */
export const readInlineItems = (blocks: readonly RawBlock[]): RawBlock[] => blocks.flatMap(parted);
