import type { RawBlock } from './raw-block.js';

const bare = (text: string): string =>
  text
    .replace(/^[\p{L}\d]{1,8}(?:\.\d+)*\.?\s+/u, '')
    .toLowerCase()
    .trim();

/** Whether an item is a link and nothing else. */
const isLink = ({ kind, mapped, links }: RawBlock): boolean =>
  kind === 'item' && links.some(({ start, end }) => end - start >= mapped.text.trim().length - 2);

/** "14.6.1. Risks of web applications", in a list of links */
const NUMBERED = /^\d+(?:\.\d+)+\.?\s/u;

/** Items in a row, each list of them by itself. */
function rowsOf(blocks: readonly RawBlock[]): number[][] {
  const rows: number[][] = [];
  blocks.forEach(({ kind }, at) => {
    if (kind !== 'item') return;
    if (blocks[at - 1]?.kind === 'item') rows.at(-1)?.push(at);
    else rows.push([at]);
  });
  return rows;
}

/** The indexes of a page's items that lead about: its table of contents, and lists of links over its first heading and below its last paragraph. */
export function navigationOf(blocks: readonly RawBlock[]): ReadonlySet<number> {
  const isHeading = ({ kind }: RawBlock): boolean => kind === 'heading';
  const headings = new Set(blocks.filter(isHeading).map(({ mapped }) => bare(mapped.text)));
  const first = blocks.findIndex(isHeading);
  const last = blocks.findLastIndex(({ kind, isAside }) => kind === 'paragraph' && !isAside);
  const found = rowsOf(blocks).flatMap((row) => {
    const links = row.filter((at) => blocks[at] !== undefined && isLink(blocks[at]));
    const isOutside = Math.max(...row) < first || Math.min(...row) > last;
    if (isOutside && links.length * 2 >= row.length) return row;
    const isAbout = (at: number): boolean => {
      const { mapped, links: own } = blocks[at] ?? { mapped: { text: '' }, links: [] };
      if (headings.has(bare(mapped.text))) return true;
      const isInPage = own.length > 0 && own.every(({ url }) => url.startsWith('#'));
      return links.includes(at) && (isInPage || NUMBERED.test(mapped.text));
    };
    return row.filter(isAbout);
  });
  return new Set(found);
}
