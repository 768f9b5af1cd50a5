import { countWords } from '../../languages/words.js';
import { endsInAbbreviation } from '../../text/abbreviations.js';
import { ENDED } from '../../text/marks.js';
import { isNumbered, withoutCount, withoutNumber } from './part-number.js';
import { undecorated } from '../readers/plain-marks.js';
import type { Block, Section } from '../source.types.js';

const TITLE_CHARS = 120;

/** Returns how a heading is written: without pictures at its ends, and without its number if several are numbered. */
function headingsOf(blocks: readonly Block[]): (text: string) => string {
  const headings = blocks.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  const isRow = headings.filter(isNumbered).length > 1;
  const bare = withoutCount(headings);
  return (text) => bare(isRow ? withoutNumber(undecorated(text)) : undecorated(text));
}

/** "The harbour opens | Town News" over the heading "The harbour opens": the site's name is no part of it. */
const isWithSite = (pageTitle: string, { text }: Block, sign = SIGN): boolean =>
  text !== '' && pageTitle.startsWith(text) && sign.test(pageTitle.slice(text.length));
const SIGN = /^\s+[|·•»–—-]\s/u;
/** The same without what may be before a subtitle: a dash, a point, a small letter or a number (but “37signals” is a name). */
const BAR = /^\s+[|•](?:\s(?:\p{Lu}|\d+\p{Ll})[\p{L}.'’&-]*){1,3}$/u;

const headingsIn = (blocks: readonly Block[]): Block[] =>
  blocks.filter(({ kind, isRunIn }) => kind === 'heading' && isRunIn !== true);

/** A declared title without the site's name, if the only heading of level 1 is first and does without: "The harbour opens | Town News". */
export function withoutSite(declared: string, blocks: readonly Block[]): string {
  const [first, ...others] = headingsIn(blocks);
  const isTitle = first !== undefined && first.level === 1 && others.every(({ level }) => level > 1);
  return isTitle && first === blocks[0] && isWithSite(declared, first, BAR) ? first.text : declared;
}

/** Names of fields with the heading of the page. */
const HEADINGS = ['headline', 'subheadline', 'heading', 'subheading', 'header', 'h1', 'h2'];
const BEHIND = /^\s+[|·•–—-]\s+(?=\p{Lu})/u;
/** A declared title without the site's name, if other fields have that and the heading of the page: "The wall - Town News". They have no subtitle. */
export function withoutNamedSite(declared: string, fields: ReadonlyMap<string, string>): string {
  const others = [...fields.values()].filter((text) => text !== declared);
  const isWithName = (heading: string): boolean => {
    const rest = heading !== '' && declared.startsWith(heading) ? declared.slice(heading.length) : '';
    const site = rest.replace(BEHIND, '');
    return site !== rest && others.some((text) => text.includes(site));
  };
  return HEADINGS.map((name) => fields.get(name) ?? '').find(isWithName) ?? declared;
}

/** Least words of a heading that says what a page is about: "Introduction" does not. */
const TITLE_WORDS = 4;
const isAbout = ({ text }: Block): boolean => !isNumbered(text) && countWords(text) >= TITLE_WORDS;

/** This many headings of level 1 are the sections of a text. */
const SECTIONS = 3;
/** A heading above all text and above several of level 1: the page sets its title smaller than its sections. */
function overSections(headings: readonly Block[], blocks: readonly Block[]): Block | undefined {
  const tops = headings.filter(({ level }) => level === 1);
  const [first] = headings;
  const isLed = first?.level === 2 && first === blocks[0] && blocks[1] !== tops[0];
  return isLed && isAbout(first) && tops.length >= SECTIONS ? first : undefined;
}

const areBelow = (others: readonly Block[], heading: Block): boolean =>
  others.every(({ level }) => level > heading.level);

/** The first block of a page, if it is a heading that all others are below, and the page's title is neither with it nor one of them. */
function overAll(headings: readonly Block[], blocks: readonly Block[], pageTitle: string): Block | undefined {
  const [first, ...others] = headings;
  if (first === undefined || first !== blocks[0] || others.length <= 1 || !isAbout(first)) return undefined;
  const isNamed = headings.some(({ text }) => pageTitle.includes(text));
  return !isNamed && areBelow(others, first) ? first : undefined;
}

function titleHeading(headings: readonly Block[], blocks: readonly Block[], page: string): Block | undefined {
  const own = overSections(headings, blocks) ?? headings.find(({ level }) => level === 1);
  return (
    own ??
    headings.slice(0, 1).find((heading) => isWithSite(page, heading)) ??
    overAll(headings, blocks, page)
  );
}

/** First heading of level 1, else the heading over all others, else the page's own title, else the first heading, else a short first line; may be empty. */
export function titleOf(blocks: readonly Block[], pageTitle: string): string {
  const headings = headingsIn(blocks);
  const first = titleHeading(headings, blocks, pageTitle)?.text ?? (pageTitle || headed(headings[0], blocks));
  if (first !== undefined) return headingsOf(blocks)(first);
  const opening = blocks.find(({ kind }) => kind !== 'code' && kind !== 'table')?.text ?? '';
  const line = /^[^.!?…。！？\n]{2,120}[.!?…！？]?/.exec(opening)?.[0] ?? '';
  const sentence = line.endsWith('.') && !endsInAbbreviation(line) ? '' : line;
  return sentence === opening && opening.length <= TITLE_CHARS && !/[,;:，、]$/.test(opening)
    ? sentence.replace(/…$/, '')
    : '';
}

/** A longer text is an introduction, not a name, a date or a line of welcome. */
const INTRODUCTION_CHARS = 80;

/** This many finished sentences are an introduction too. */
const SENTENCES = 2;

const QUESTIONS = 3;
/** Whether a heading is the first of several questions of its level: an interview without a title. */
const asksThroughout = (blocks: readonly Block[], { level }: Block): boolean => {
  const asked = blocks.filter((block) => block.kind === 'heading' && block.level <= level);
  return asked.length >= QUESTIONS && asked.every(({ text }) => /[?？]$/u.test(text));
};

/** Whether a heading says what a page is about, and all others are below it. */
function isOverOthers(heading: Block, blocks: readonly Block[]): boolean {
  const others = headingsIn(blocks).filter((block) => block !== heading);
  return others.length > 0 && areBelow(others, heading) && isAbout(heading) && !/[:：]$/u.test(heading.text);
}

/** The first heading as a title. After other text it is not if it is a question, numbered, one of several or late in the text; then undefined. One that all others are below is. */
function headed(heading: Block | undefined, blocks: readonly Block[]): string | undefined {
  if (heading === undefined) return undefined;
  if (heading === blocks[0]) return asksThroughout(blocks, heading) ? '' : heading.text;
  const at = blocks.indexOf(heading);
  const before = blocks.slice(0, at);
  const isIntroduced =
    before.some(({ text }) => text.length >= INTRODUCTION_CHARS) ||
    before.filter(({ text }) => ENDED.test(text)).length >= SENTENCES;
  const isOneOfMany = headingsIn(blocks).length > 1;
  const isEarly = at * 2 <= blocks.length;
  if (isEarly && isOverOthers(heading, blocks)) return heading.text;
  if (isIntroduced && (isOneOfMany || !isEarly)) return undefined;
  return heading.text.endsWith('?') || isNumbered(heading.text) ? undefined : heading.text;
}

/** Headings with the blocks below them, without asides. A first section without a heading has the content before them, if any. */
export function sectionsOf(blocks: readonly Block[], asides: ReadonlySet<number>): Section[] {
  const sections: Section[] = [];
  const said = headingsOf(blocks);
  const open: { section: Section; level: number }[] = [];
  const lead: Section = { heading: '', blocks: [] };
  blocks.forEach((block, index) => {
    if (asides.has(index)) return;
    if (block.kind === 'heading') {
      while ((open.at(-1)?.level ?? 0) >= block.level) open.pop();
      for (const { section } of open) section.blocks.push(index);
      const section: Section = { heading: said(block.text), blocks: [] };
      open.push({ section, level: block.level });
      sections.push(section);
    } else if (open.length === 0) lead.blocks.push(index);
    else for (const { section } of open) section.blocks.push(index);
  });
  return lead.blocks.length > 0 ? [lead, ...sections] : sections;
}
