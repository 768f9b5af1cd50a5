import { isAfterword } from '../clean/back-matter.js';
import { MappedTextBuilder } from '../../text/mapped-text.js';
import { oneOf } from '../../text/one-of.js';
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

/** Signs that lead back to the place of a note; an arrow to the right leads on, and "¶" to the block itself. */
const RETURN = /^[↩↵⏎↑⤴^][\uFE0E\uFE0F]?$/u;
const numberAt = (url: string): string => /^#\D*(\d{1,3})$/u.exec(url)?.[1] ?? '';
/** The address to which a sign at the end of a block leads back: "We checked. [↩](#ffn2)"; empty for none. */
function returnOf({ links, mapped: { text } }: RawBlock): string {
  const last = links.at(-1);
  return last?.end === text.trimEnd().length && RETURN.test(text.slice(last.start, last.end)) ? last.url : '';
}
/** The blocks at the end of a text that lead back to markers of their number ("[2](#fn2)" above); one that leads where a marker does is that place. */
function returningNotes(blocks: readonly RawBlock[], noted: ReadonlySet<string>): ReadonlySet<RawBlock> {
  const numbers = new Set([...noted].map(numberAt).filter(Boolean));
  const isNote = (block: RawBlock): boolean =>
    !noted.has(returnOf(block)) && numbers.has(numberAt(returnOf(block)));
  const from = blocks.findLastIndex((block) => !block.isAside && !isNote(block)) + 1;
  return new Set(blocks.slice(from).filter(isNote));
}

function withoutLinked(
  block: RawBlock,
  noted: ReadonlySet<string>,
  returning: ReadonlySet<RawBlock>,
): RawBlock {
  const markers = markersIn(block);
  const isNote =
    noted.has(`#${block.anchor ?? ''}`) ||
    markers.some(({ url }) => TO_TEXT.test(url)) ||
    returning.has(block);
  return { ...withoutRanges(block, markers), isAside: block.isAside || isNote };
}

function put<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  if (map.get(key)?.push(value) === undefined) map.set(key, [value]);
}

const NOTES_HEAD = oneOf`
  (?:foot|end)?notes?(?:_(?:and|&)_(?:references|sources))? notas noten note anmerkungen fu(?:ß|ss)noten einzelnachweise
  referencias referências riferimenti références`;
const HEADS_NOTES = new RegExp(String.raw`^(?:${NOTES_HEAD})[.:：]*$`, 'iu');
/** Whether the line above a list says that it has notes or sources. */
const headsNotes = (text: string): boolean => HEADS_NOTES.test(text) || isAfterword(text);

/** The year of a source: "Lind, The Harbour Book, 2019", but not "In 2019 we opened it". */
const DATED = /[(,.] ?(?:19|20)\d\d[a-z]?(?=[).,:;]|$)/u;
/** A source is a link with a label at most, or has its address or year. */
const isSource = ({ links, mapped: { text } }: RawBlock): boolean =>
  DATED.test(text.trim()) ||
  /^https?:/iu.test(text.trim()) ||
  links.some(({ start }) => /^(?:[^.!?]*[:,“"])?\s*$/u.test(text.slice(0, start)));

/** A marker right behind a word may be code or its index: "boats[0]". */
const GLUED = /[\p{L}\p{N}_](?=\[\d{1,3}\])/u;

/** The markers of a numbered list at the end of a text from `[1]` on, if all of them are in the text above it and none looks like an index. */
function areCited(above: readonly RawBlock[], markers: readonly string[]): boolean {
  const told = above.filter(({ kind }) => kind !== 'code' && kind !== 'table');
  const cited = new Set(
    told.flatMap(({ mapped: { text } }) => [...text.matchAll(MARKER)].map(([, marker]) => marker)),
  );
  return (
    markers.length > 1 &&
    markers.every((marker) => cited.has(marker)) &&
    !told.some(({ mapped: { text } }) => GLUED.test(text))
  );
}

/** The marker of each note of the numbered list at the end of a text: "built in 1931 [1]" and, below "References", "1. The harbour book". */
function listedNotes(blocks: readonly RawBlock[]): ReadonlyMap<number, string> {
  const end = blocks.findLastIndex(({ isAside }) => !isAside) + 1;
  const isNumber = ({ kind, isNumbered }: RawBlock): boolean => kind === 'item' && isNumbered === true;
  const from = blocks.findLastIndex((block, at) => at < end && !isNumber(block)) + 1;
  const above = blocks[from - 1];
  const head = above?.mapped.text.trim() ?? '';
  const items = blocks.slice(from, end);
  const markers = items.map((_, at) => `[${at + 1}]`);
  // a paragraph or a line with a colon leads to content
  const isApart = above?.isRuled === true || (above?.kind === 'heading' && !/[:：]$/u.test(head));
  const areNotes = headsNotes(head) || (isApart && items.every(isSource));
  return new Map(
    areNotes && areCited(blocks.slice(0, from), markers)
      ? markers.map((marker, at) => [from + at, marker])
      : [],
  );
}

/** Removes the markers of footnotes, linked or only numbered, and sets the notes aside. */
export function withoutFootnotes(read: readonly RawBlock[]): RawBlock[] {
  const noted = new Set(
    read.flatMap((block) =>
      markersIn(block).flatMap((link) => (isBehindWord(block.mapped.text, link) ? link.url : [])),
    ),
  );
  const returning = returningNotes(read, noted);
  const linked = read.map((block) => withoutLinked(block, noted, returning));
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
