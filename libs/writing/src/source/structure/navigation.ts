import { isAfterword } from '../clean/back-matter.js';
import { withoutNumber } from './part-number.js';
import type { RawBlock } from '../readers/raw-block.js';

const bare = ({ mapped }: RawBlock): string => withoutNumber(mapped.text.trim()).toLowerCase();

const isLink = ({ mapped, links }: RawBlock): boolean =>
  links.some(({ start, end }) => end - start >= mapped.text.trim().length - 2);

/** Whether it leads to another part of what is read. */
const leadsOn = (block: RawBlock): boolean =>
  isLink(block) && block.links.every(({ url }) => url.startsWith('#'));

type Item = readonly [number, RawBlock];

/** Adjacent items, grouped by list. */
function listsOf(blocks: readonly RawBlock[]): [Item, ...Item[]][] {
  const lists: [Item, ...Item[]][] = [];
  blocks.forEach((block, at) => {
    if (block.kind !== 'item') return;
    if (blocks[at - 1]?.kind === 'item') lists.at(-1)?.push([at, block]);
    else lists.push([[at, block]]);
  });
  return lists;
}

/** The text without its links. */
const beside = ({ mapped, links }: RawBlock): string =>
  links.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), mapped.text);

/** "[The old pier] (12.03.2014)": a link and a date. */
const isDated = (block: RawBlock): boolean =>
  block.links.length === 1 && /^[\s\d().,/:–—-]*$/u.test(beside(block));

/** A line that is nothing but links, also in italics: "Versión en español", "Links: iOS | Android", "Home » Letters". */
const isLone = (block: RawBlock): boolean =>
  isOfLinks(block) && !/[.!?…。！？]$/u.test(block.mapped.text.trim());
const isOfLinks = (block: RawBlock): boolean =>
  (block.kind === 'paragraph' || block.kind === 'quote') &&
  block.links.length > 0 &&
  /^(?:\p{L}+:)?[\s|·•/,»›>→-]*$/u.test(beside(block));
/** "Who pays for the pier?" as the title of another text, below or above a line that is a link. */
const isAmongLone = (block: RawBlock, at: number, blocks: readonly RawBlock[]): boolean =>
  isOfLinks(block) && blocks.slice(Math.max(0, at - 1), at + 2).some(isLone);

/** A link to a video, alone in its line: a page shows the video there. */
export const isVideo = (block: RawBlock | undefined): boolean =>
  block !== undefined &&
  isLone(block) &&
  /\b(?:youtube\.com|youtu\.be|vimeo\.com)\//iu.test(block.links[0]?.url ?? '');

/** "Issue: https://…" */
const isAddressed = (block: RawBlock): boolean =>
  block.links.length === 1 &&
  /^[^:：]{2,40}[:：]\s*$/u.test(beside(block)) &&
  block.links.every(({ start, end }) => /^https?:/iu.test(block.mapped.text.slice(start, end)));

/** "Our plans pier.example/plans": ends in a link whose words are its address, and is no sentence. */
const showsAddress = ({ links, mapped: { text } }: RawBlock): boolean => {
  const { start = 0, end = 0 } = links.at(-1) ?? {};
  return (
    end >= text.trimEnd().length && ADDRESS.test(text.slice(start, end)) && text.length <= ADDRESSED_CHARS
  );
};
const ADDRESS = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?\s*$/u;
const ADDRESSED_CHARS = 140;

const OF_LINKS = /\b(?:links|pages|websites|resources)\b[^.!?]*[:：]$/iu;
/** Whether what leads to a list names its items as links: "Links" over some addresses, or "Resources used:". */
function areNamedLinks(list: readonly Item[], lead: string): boolean {
  const items = list.map(([, block]) => block);
  return isAfterword(lead) || /\blinks$/iu.test(lead)
    ? items.filter((item) => isLink(item) || isAddressed(item) || showsAddress(item)).length * 2 >=
        items.length
    : OF_LINKS.test(lead) && items.every(isLink);
}

/** The indexes of what leads about: lists that are named so, lines that are a link, a page's table of contents, and lists of links over its first heading and below its last paragraph. */
export function navigationOf(blocks: readonly RawBlock[]): ReadonlySet<number> {
  const isHeading = ({ kind }: RawBlock): boolean => kind === 'heading';
  const headings = new Set(blocks.filter(isHeading).map(bare));
  const first = blocks.findIndex(isHeading);
  const last = blocks.findLastIndex(({ kind }) => kind === 'paragraph');
  const found = listsOf(blocks).flatMap((list) => {
    const isOutside = (list.at(-1)?.[0] ?? 0) < first || list[0][0] > last;
    const isAllLinks = list.filter(([, block]) => isLink(block) || isDated(block)).length * 2 >= list.length;
    // what a sentence leads over to is content
    const lead = blocks[list[0][0] - 1]?.mapped.text.trim() ?? '';
    const isLed = /[:：]$/u.test(lead);
    if ((isOutside && isAllLinks && !isLed) || areNamedLinks(list, lead)) return list;
    return list.filter(([, block]) => (!isLed && headings.has(bare(block))) || leadsOn(block));
  });
  const lone = [...blocks.entries()].filter(([at, block]) => isAmongLone(block, at, blocks));
  return new Set([...found, ...lone].map(([at]) => at));
}
