import { MappedTextBuilder } from '../../text/mapped-text.js';
import { type RawBlock, sliced } from '../readers/raw-block.js';
import type { SourceLink } from '../source.types.js';

const RAISED = '[⁰¹²³⁴-⁹]{1,3}';
const BRACKETED = String.raw`\[\d{1,3}\]`;
/** A note begins with the marker that its place in the text has: "¹ We checked", "[1] We checked". */
const NOTE = new RegExp(String.raw`^(${RAISED}|${BRACKETED})[.:)]?\s?(?=\S)`, 'u');
/** A raised number that is a power: "10²", "m²", "cm³". */
const POWER = String.raw`\d|(?<!\p{L})(?:[cdkmµ]?m|ft|in|\p{L})`;
const MARKER = new RegExp(String.raw`(?<=\S) ?((?<!${POWER})${RAISED}|${BRACKETED})(?![\p{L}\d])`, 'gu');
/** A link without words, to a note ("1") or back from it ("↩"). */
const WORDLESS = /^[^\p{L}]{1,6}$/u;
const TO_NOTE = /#\S*(?:fn|ftn|edn|note|cite|ref)|^#_?[a-z]?\d{1,3}$/iu;
const TO_TEXT = /#\S*(?:fn|edn|ftn|note|cite)\S*ref/iu;

/** The line above the notes: "Notes:". */
const NOTES = /^\s*\p{L}[\p{L} ]{2,24}[:：]\s*$/u;

interface Range {
  start: number;
  end: number;
}

function withoutRanges(block: RawBlock, ranges: readonly Range[]): RawBlock {
  if (ranges.length === 0) return block;
  const { text } = block.mapped;
  const builder = new MappedTextBuilder();
  const links: RawBlock['links'] = [];
  let { headEnd = 0 } = block;
  let from = 0;
  const add = (to: number): void => {
    const piece = sliced(block, from, Math.max(from, to));
    const by = builder.length;
    links.push(...piece.links.map((link) => ({ ...link, start: link.start + by, end: link.end + by })));
    builder.append(piece.mapped);
  };
  for (const { start, end } of ranges.toSorted((a, b) => a.start - b.start)) {
    add(text[start - 1] === ' ' ? start - 1 : start);
    if (end <= (block.headEnd ?? 0)) headEnd -= end - start;
    from = end;
  }
  add(text.length);
  return { ...block, mapped: builder.build(), links, ...(headEnd > 0 && { headEnd }) };
}

const isBehindWord = (text: string, { start, url }: SourceLink): boolean =>
  /^#./u.test(url) && /[^\s([]/u.test(text.charAt(start - 1));
const markersIn = ({ kind, links, mapped: { text } }: RawBlock): SourceLink[] =>
  links.filter(
    (link) =>
      kind !== 'code' &&
      WORDLESS.test(text.slice(link.start, link.end)) &&
      (TO_NOTE.test(link.url) || isBehindWord(text, link)),
  );

function withoutLinked(block: RawBlock, noted: ReadonlySet<string>): RawBlock {
  const markers = markersIn(block);
  const isNote = noted.has(`#${block.anchor ?? ''}`) || markers.some(({ url }) => TO_TEXT.test(url));
  return { ...withoutRanges(block, markers), isAside: block.isAside || isNote };
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  if (map.get(key)?.push(value) === undefined) map.set(key, [value]);
}

/** The marker of each item of the numbered list at the end of a text, if the text has them all: "built in 1931 [1]" and "1. The harbour book". */
function listedNotes(blocks: readonly RawBlock[]): ReadonlyMap<number, string> {
  const end = blocks.findLastIndex(({ isAside }) => !isAside) + 1;
  const from =
    blocks.findLastIndex(
      ({ kind, isNumbered }, at) => at < end && !(kind === 'item' && isNumbered === true),
    ) + 1;
  const cited = new Set(
    blocks
      .slice(0, from)
      .flatMap(({ kind, mapped: { text } }) =>
        kind === 'code' || kind === 'table' ? [] : [...text.matchAll(MARKER)].map(([, marker]) => marker),
      ),
  );
  const items = blocks.slice(from, end).map((_, at) => `[${at + 1}]`);
  return new Map(
    items.every((marker) => cited.has(marker)) ? items.map((marker, at) => [from + at, marker]) : [],
  );
}

/** Removes the markers of footnotes, linked or only numbered, and sets the notes aside. */
export function withoutFootnotes(read: readonly RawBlock[]): RawBlock[] {
  const noted = new Set(
    read.flatMap((block) =>
      markersIn(block).flatMap((link) => (isBehindWord(block.mapped.text, link) ? link.url : [])),
    ),
  );
  const linked = read.map((block) => withoutLinked(block, noted));
  const isNoted = (at: number): boolean => linked[at]?.isAside === true && read[at]?.isAside === false;
  const blocks = linked.map((block, at) =>
    isNoted(at + 1) && NOTES.test(block.mapped.text) ? { ...block, isAside: true } : block,
  );
  const places = new Map<string, (Range & { block: number })[]>();
  const notes = new Set<number>();
  const ranges = new Map<number, Range[]>();
  const listed = listedNotes(blocks);
  blocks.forEach(({ kind, mapped: { text } }, block) => {
    if (kind === 'code' || kind === 'table') return;
    const [, written] = (kind === 'heading' ? null : NOTE.exec(text.trimStart())) ?? [];
    const marker = listed.get(block) ?? written;
    const marked = places.get(marker ?? '') ?? [];
    if (marked.length > 0) notes.add(block);
    for (const place of marked) put(ranges, place.block, place);
    places.delete(marker ?? '');
    for (const { 1: marker = '', 0: all, index } of text.matchAll(MARKER)) {
      put(places, marker, { block, start: index, end: index + all.length });
    }
  });
  return blocks.map((block, at) => ({
    ...withoutRanges(block, ranges.get(at) ?? []),
    isAside: block.isAside || notes.has(at),
  }));
}
