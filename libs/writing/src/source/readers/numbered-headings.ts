import { isHeadingLine, withoutStop } from './plain-headings.js';
import { joinedBlocks, type RawBlock } from './raw-block.js';

const MIN_PARTS = 3;
const LEVEL = { top: 2, most: 6 } as const;

const asks = ({ mapped }: RawBlock): boolean => /[?？]$/u.test(mapped.text.trim());

/** Whether a single numbered line is above a paragraph or a list without numbers: "3. One list for everybody", "1. Just begin!", or a question of an interview. */
function standsOver(block: RawBlock, below: RawBlock | undefined): boolean {
  const isBelow = below?.kind === 'paragraph' || (below?.kind === 'item' && below.isNumbered !== true);
  return isBelow && (isHeadingLine(block.mapped.text.trim().replace(/[.!]+$/u, '')) || asks(block));
}

const isOfNumbers = (block: RawBlock | undefined): boolean =>
  block?.kind === 'item' && block.isNumbered === true && block.level === 1;

/** The number typed before an item of a list, as a block; null for none. */
function numberBefore({ mapped: { origin }, ...block }: RawBlock, content: string): RawBlock | null {
  const start = origin[0] ?? 0;
  const from = Math.max(0, start - NUMBER_CHARS);
  const { 0: text = '', index = 0 } = TYPED.exec(content.slice(from, start)) ?? {};
  const mapped = { text, origin: Int32Array.from(text, (_, at) => from + index + at) };
  return text === '' ? null : { ...block, mapped, links: [] };
}
const TYPED = /(?<!\d)\d{1,2}[.)](?=\s+[*_]*$)/u;
const NUMBER_CHARS = 12;

/** Whether numbers go up from 1, so that lists between them can have numbers of their own. */
const goUp = (numbers: readonly (RawBlock | null)[]): boolean =>
  numbers.every((block, at) => Number.parseInt(block?.mapped.text ?? '', 10) === at + 1);

/** Makes the numbered lines headings if each has paragraphs below it: "10 mistakes and how to fix them". */
export function promoteNumbered(blocks: readonly RawBlock[], content: string): RawBlock[] {
  const own = blocks.filter(({ isAside }) => !isAside);
  const alone = own.filter((block, at) => {
    const isAlone = own[at - 1]?.kind !== 'item' && !isOfNumbers(own[at + 1]);
    return isOfNumbers(block) && isAlone;
  });
  const below = new Map(own.map((block, at) => [block, own[at + 1]]));
  const numbers = new Map(alone.map((block) => [block, numberBefore(block, content)]));
  const areCounted = goUp([...numbers.values()]);
  const areAll = alone.length === own.filter(isOfNumbers).length || areCounted;
  if (alone.length < MIN_PARTS || !areAll || !alone.every((block) => standsOver(block, below.get(block))))
    return [...blocks];
  // the questions of an interview are no points
  const areShown = areCounted && alone.filter(asks).length * 2 <= alone.length;
  let level: number = LEVEL.top;
  return blocks.map((block) => {
    if (block.kind === 'heading') level = Math.min(LEVEL.most, Math.max(LEVEL.top, block.level + 1));
    const number = numbers.get(block);
    if (number === undefined) return block;
    const heading: RawBlock = { ...withoutStop(block), kind: 'heading', level };
    return number === null || !areShown
      ? heading
      : joinedBlocks({ ...number, kind: 'heading', level }, [heading]);
  });
}
