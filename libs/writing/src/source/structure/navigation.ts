import { isAfterword } from '../clean/back-matter.js';
import { countWords } from '../../languages/words.js';
import { withoutNumber } from './part-number.js';
import { oneOf } from '../../text/one-of.js';
import type { RawBlock } from '../readers/raw-block.js';

const bare = ({ mapped }: RawBlock): string => withoutNumber(mapped.text.trim()).toLowerCase();

const isLink = ({ mapped, links }: RawBlock): boolean =>
  links.some(({ start, end }) => end - start >= mapped.text.trim().length - 2);

/** Whether a block is a link to another place of the same page. */
const leadsOn = (block: RawBlock): boolean =>
  isLink(block) && block.links.every(({ url }) => url.startsWith('#'));

type Item = readonly [number, RawBlock];

function listsOf(blocks: readonly RawBlock[]): [Item, ...Item[]][] {
  const lists: [Item, ...Item[]][] = [];
  blocks.forEach((block, at) => {
    if (block.kind !== 'item') return;
    if (blocks[at - 1]?.kind === 'item') lists.at(-1)?.push([at, block]);
    else lists.push([[at, block]]);
  });
  return lists;
}

const beside = ({ mapped, links }: RawBlock): string =>
  links.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), mapped.text);

/** Whether a block is a link with a date: "[The old pier] (12.03.2014)". */
const isDated = (block: RawBlock): boolean =>
  block.links.length === 1 && /^[\s\d().,/:–—-]*$/u.test(beside(block));

/** Whether a line has nothing but links and is not a sentence: "Versión en español", "Links: iOS | Android", "Home » Letters". */
const isLone = (block: RawBlock): boolean =>
  isOfLinks(block) && !/[.!?…。！？]$/u.test(block.mapped.text.trim());
const isOfLinks = (block: RawBlock): boolean =>
  (block.kind === 'paragraph' || block.kind === 'quote') &&
  block.links.length > 0 &&
  /^(?:\p{L}+:)?[\s|·•/,»›>→-]*$/u.test(beside(block));
/** Whether a line of links has another one next to it. Then even "Who pays for the pier?" is only the title of another text. */
const isAmongLone = (block: RawBlock, at: number, blocks: readonly RawBlock[]): boolean =>
  isOfLinks(block) && blocks.slice(Math.max(0, at - 1), at + 2).some(isLone);

/** Whether a line is only a link to a video, which the page shows there. */
export const isVideo = (block: RawBlock | undefined): boolean =>
  block !== undefined &&
  isLone(block) &&
  /\b(?:youtube\.com|youtu\.be|vimeo\.com)\//iu.test(block.links[0]?.url ?? '');

const opensWithLink = (block: RawBlock): boolean =>
  block.kind === 'paragraph' &&
  block.links[0]?.start === 0 &&
  !block.links[0].url.startsWith('#') &&
  (isLink(block) || !/[.!?…。！？:：]$/u.test(block.mapped.text.trim()));
/** Least words of a sentence that introduces what is below it; "Links:" and "Follow us on:" are labels. */
const LEAD_WORDS = 6;
const introduces = ({ kind, mapped }: RawBlock): boolean =>
  kind === 'paragraph' &&
  /[:：]$/u.test(mapped.text.trim()) &&
  countWords(mapped.text) >= LEAD_WORDS &&
  !isAfterword(mapped.text.trim());

const NOTE = /^\s?[–—:-]\s+\S/u;
const LEAST_NOTED = 3;
/** Whether a line is a link and a remark on it: "[The old pier](/pier) – How it was built". */
const isNoted = ({ kind, links: [link], mapped: { text } }: RawBlock): boolean =>
  kind === 'paragraph' && link?.start === 0 && NOTE.test(text.slice(link.end));

/** Positions of several such lines below each other. */
function notedLinks(blocks: readonly RawBlock[]): ReadonlySet<number> {
  const noted = new Set<number>();
  for (let at = 0; at < blocks.length; at += 1) {
    const from = at;
    while (blocks.slice(at, at + 1).some(isNoted)) at += 1;
    if (at - from >= LEAST_NOTED) for (let each = from; each < at; each += 1) noted.add(each);
  }
  return noted;
}

/** The lines that open with a link below a sentence that introduces them, or with a remark on each, as the items of a list; one alone stays a line. */
export function listedLinks(blocks: readonly RawBlock[]): { blocks: RawBlock[]; led: ReadonlySet<number> } {
  const led = new Set<number>();
  for (const [at, block] of blocks.entries()) {
    const above = blocks[at - 1];
    const isBelow = above !== undefined && (introduces(above) || led.has(at - 1));
    if (isBelow && opensWithLink(block) && !isVideo(block)) led.add(at);
  }
  const noted = notedLinks(blocks);
  const isRow = (at: number): boolean =>
    noted.has(at) || (led.has(at) && (led.has(at - 1) || led.has(at + 1)));
  return {
    blocks: blocks.map((block, at) => (isRow(at) ? { ...block, kind: 'item', level: 1 } : block)),
    led,
  };
}

/** Whether a block is an address with a label: "Issue: https://…". */
const isAddressed = (block: RawBlock): boolean =>
  block.links.length === 1 &&
  /^[^:：]{2,40}[:：]\s*$/u.test(beside(block)) &&
  block.links.every(({ start, end }) => /^https?:/iu.test(block.mapped.text.slice(start, end)));

/** Whether a short line ends in a link that shows its address: "Our plans pier.example/plans". */
const showsAddress = ({ links, mapped: { text } }: RawBlock): boolean => {
  const { start = 0, end = 0 } = links.at(-1) ?? {};
  return (
    end >= text.trimEnd().length && ADDRESS.test(text.slice(start, end)) && text.length <= ADDRESSED_CHARS
  );
};
const ADDRESS = /^(?:https?:\/\/)?[\w-]+(?:\.[\w-]+)+(?:\/\S*)?\s*$/u;
const ADDRESSED_CHARS = 140;

const NAMES_LINKS = /\blinks$/iu;
const OF_LINKS = /\b(?:links|pages|websites|resources)\b[^.!?]*[:：]$/iu;
/** Whether the text above a list calls its items links: "Links" above addresses, or "Resources used:". */
function areNamedLinks(list: readonly Item[], lead: string): boolean {
  const items = list.map(([, block]) => block);
  return isAfterword(lead) || NAMES_LINKS.test(lead)
    ? items.filter((item) => isLink(item) || isAddressed(item) || showsAddress(item)).length * 2 >=
        items.length
    : OF_LINKS.test(lead) && items.every(isLink);
}

const SENDING = oneOf`
  check_out see read visit browse explore ask (?:take_|have_)?a?_?look_at learn find_out discover try`;
/** "If you like it, see …", "You can also read of …", but not "The [plan](/plan) was rejected." */
const SENDS = new RegExp(
  String.raw`^\P{L}*(?:(?:to|for|if) [^,]{3,80}, )?(?:(?:or|and|also|please|you (?:can|may|could)) )*(?:${SENDING})\b`,
  'iu',
);
/** Whether each sentence of a block sends readers to another page of its site: "Read [the plan](/plan). Or ask [the crew](/crew)." */
function sendsOn({ kind, links, mapped: { text } }: RawBlock): boolean {
  const isOfSite = links.every(({ url }) => /^\.{0,2}\/(?!\/)/u.test(url));
  const ends = [...text.matchAll(/[.!?](?=\s|$)/gu)].map(({ index }) => index);
  return (
    /^(?:paragraph|item)$/u.test(kind) &&
    isOfSite &&
    (ends.length > 0 ? ends : [text.length]).every((end, at) => {
      const from = (ends[at - 1] ?? -1) + 1;
      return SENDS.test(text.slice(from, end)) && links.some(({ start }) => start >= from && start < end);
    })
  );
}

/** Positions of what a site has below the last rule of a text, if all of it leads to its other pages. */
function belowRule(blocks: readonly RawBlock[]): number[] {
  const from = blocks.findLastIndex(({ isRuled }) => isRuled) + 1;
  const below = blocks.slice(from);
  return from > 0 && below.every(sendsOn) ? below.map((_, at) => from + at) : [];
}

/** The headings that name links ("Quick links") over nothing but navigation: the next heading is not below them. */
const headsOf = (blocks: readonly RawBlock[], navigation: ReadonlySet<number>): number[] =>
  [...blocks.entries()].flatMap(([at, { kind, mapped }]) => {
    const isNamed = at > 0 && kind === 'heading' && NAMES_LINKS.test(mapped.text.trim());
    let next = at + 1;
    while (isNamed && navigation.has(next)) next += 1;
    return isNamed && next > at + 1 && blocks[next]?.kind === 'heading' ? [at] : [];
  });

const CONTENTS = oneOf`
  (?:table_of_)?contents in_this_(?:article|post|guide) on_this_page inhalt(?:sverzeichnis|sübersicht)? sommaire
  table_des_matières índice indice contenidos? sumário inhoud(?:sopgave)?`;
const HEADS_CONTENTS = new RegExp(String.raw`^(?:${CONTENTS})[.:：]?$`, 'iu');
const SENTENCE = /\s\S+\s.*[.!…。！]$/u;
/** Whether an item is the label of points below it: a summary has the headings of its text so, above sentences or ("buy rope") after its sections. */
function isLabel(
  at: number,
  list: readonly Item[],
  isEntry: (block: RawBlock) => boolean,
  isAfter: boolean,
): boolean {
  const level = list[at]?.[1].level ?? 0;
  const below = list.slice(at + 1, at + 1 + MOST_BELOW);
  const next = below.findIndex(([, block]) => block.level <= level);
  const points = below
    .slice(0, next < 0 ? below.length : next)
    .flatMap(([, block]) => (isEntry(block) ? [] : block.mapped.text.trim()));
  const isPoint = (text: string): boolean => SENTENCE.test(text) || (isAfter && /^\p{Ll}/u.test(text));
  return points.length > 0 && points.every(isPoint);
}
const MOST_BELOW = 20;

/** Positions of navigation: lists and lines of links, a table of contents, lists of links around the content, and links below it. */
export function navigationOf(
  blocks: readonly RawBlock[],
  led: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const isHeading = ({ kind }: RawBlock): boolean => kind === 'heading';
  // of equal headings the first one counts
  const headings = new Map(
    [...blocks.entries()]
      .toReversed()
      .flatMap(([at, block]): [string, number][] => (isHeading(block) ? [[bare(block), at]] : [])),
  );
  const first = blocks.findIndex(isHeading);
  const last = blocks.findLastIndex(({ kind }) => kind === 'paragraph');
  const found = listsOf(blocks).flatMap((list) => {
    const isOutside = (list.at(-1)?.[0] ?? 0) < first || list[0][0] > last;
    const isAllLinks = list.filter(([, block]) => isLink(block) || isDated(block)).length * 2 >= list.length;
    // a list that a sentence introduces is content
    const lead = blocks[list[0][0] - 1]?.mapped.text.trim() ?? '';
    const isLed = /[:：]$/u.test(lead);
    if ((isOutside && isAllLinks && !isLed) || areNamedLinks(list, lead)) return list;
    const isEntry = (block: RawBlock): boolean => headings.has(bare(block)) || leadsOn(block);
    const top = list.filter(([, { level }]) => level === list[0][1].level);
    const isOfContents =
      HEADS_CONTENTS.test(lead) && top.filter(([, block]) => isEntry(block)).length * 2 >= top.length;
    // further entries of a table of contents may have no heading
    if (isOfContents)
      return list.filter(([, block]) => isEntry(block) || !SENTENCE.test(block.mapped.text.trim()));
    const isOverPoints = (block: RawBlock, at: number): boolean =>
      isLabel(at, list, isEntry, (headings.get(bare(block)) ?? Infinity) < list[0][0]);
    return list.filter(
      ([, block], at) => leadsOn(block) || (!isLed && isEntry(block) && !isOverPoints(block, at)),
    );
  });
  const lone = [...blocks.entries()].filter(([at, block]) => isAmongLone(block, at, blocks));
  const navigation = new Set([...found, ...lone].map(([at]) => at).filter((at) => !led.has(at)));
  return new Set([...navigation, ...headsOf(blocks, navigation), ...belowRule(blocks)]);
}
