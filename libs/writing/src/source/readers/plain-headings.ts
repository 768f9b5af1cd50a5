import { isBoilerplate } from '../clean/boilerplate.js';
import { LETTER_LINE, POSTSCRIPT } from '../../text/marks.js';
import { isAsked } from '../structure/guest.js';
import { type RawBlock, sliced } from './raw-block.js';
import { undecorated } from './plain-marks.js';

const MAX_CHARS = 80;
const MAX_WORDS = 12;
const MAX_TITLE_WORDS = 18;

/** Headings besides the title are marked, by more than bold words. */
export const hasHeadings = (blocks: readonly RawBlock[]): boolean =>
  blocks.some(
    ({ kind, level, headEnd }, at) => at > 0 && kind === 'heading' && (level < 4 || headEnd === undefined),
  );

/** In a paste without marked headings, makes short lines above longer paragraphs headings. */
export function promoteHeadings(blocks: RawBlock[]): RawBlock[] {
  const day = onlyDay(blocks);
  const own = [...blocks.keys()].filter((index) => !blocks[index]?.isAside && blocks[index] !== day);
  const next = new Map(own.map((index, at) => [index, blocks[own[at + 1] ?? -1]]));
  const written = own.flatMap((index) => blocks[index] ?? []);
  const [rhetorical, signed] = [rhetoricalOf(blocks), signedAmong(written)];
  const isOver = (block: RawBlock, follower: RawBlock | undefined): follower is RawBlock =>
    follower !== undefined &&
    follower.kind !== 'code' &&
    !block.isAside &&
    block.kind === 'paragraph' &&
    !isLabelInBold(block) &&
    !rhetorical.has(block) &&
    !signed.has(block);
  const isUnderLetterhead = isLetterhead(written.map(({ mapped }) => mapped.text.trim()));
  const found = isUnderLetterhead ? own[1] : own.find((index) => !isKicker(blocks[index], next.get(index)));
  const first = found ?? -1;
  const isTitleLine = (text: string, index: number): boolean =>
    isUnderLetterhead || hasByline(text, blocks[index + 1]) || calls(text, own.length);
  const read = blocks.map((block, index): RawBlock => {
    if (block === day) return { ...block, isAside: true };
    const follower = next.get(index);
    if (!isOver(block, follower)) return block;
    const text = block.mapped.text.trim();
    if (standsAround(text, index, first)) return { ...block, isAside: true };
    const isFirst = index === first;
    if (isFirst && isTitleLine(text, index)) return { ...block, kind: 'heading', level: 1 };
    const bare = undecorated(text);
    const line = bare === text ? text : bare.replace(/[.!]+$/u, '');
    const heads = standsOver(text, follower) || isTitle(text, isFirst, own, blocks);
    const isHeading = heads && isHeadingLine(line, isFirst ? MAX_TITLE_WORDS : MAX_WORDS);
    return isHeading ? { ...withoutStop(block), kind: 'heading', level: isFirst ? 1 : 2 } : block;
  });
  return withoutAnnounced(read, blocks);
}

/** Names between "Kind regards," and a postscript. */
const signedAmong = (blocks: readonly RawBlock[]): ReadonlySet<RawBlock> =>
  new Set(
    blocks.filter((_, at) => {
      const [above, below] = [blocks[at - 1], blocks[at + 1]].map((block) => block?.mapped.text.trim() ?? '');
      return LETTER_LINE.test(above ?? '') && POSTSCRIPT.test(below ?? '');
    }),
  );

/** Whether only the label of a line is in bold: "**Install:** Run the command." */
const isLabelInBold = ({ headEnd, mapped: { text } }: RawBlock): boolean =>
  headEnd !== undefined && headEnd < text.trimEnd().length && /:\s*$/u.test(text.slice(0, headEnd));

const isLead = (block: RawBlock | undefined): boolean =>
  block?.kind === 'paragraph' && /[:：]$/u.test(block.mapped.text.trim());

/** Restores a single heading below a colon, which is what was announced: "Her note said:". */
function withoutAnnounced(read: RawBlock[], blocks: readonly RawBlock[]): RawBlock[] {
  const headings = [...read.keys()].filter((at) => read[at]?.level === 2 && read[at].kind === 'heading');
  const [only = -1] = headings;
  return headings.length === 1 && isLead(blocks[only - 1])
    ? read.map((block, at) => (at === only ? (blocks[at] ?? block) : block))
    : read;
}

export function withoutStop(block: RawBlock): RawBlock {
  const text = block.mapped.text.trimEnd();
  return /\p{L}{2}\.$/u.test(text) ? sliced(block, 0, text.length - 1) : block;
}

const asks = (block: RawBlock | undefined): boolean =>
  block?.kind === 'paragraph' &&
  /[?？]$/u.test(block.mapped.text.trim()) &&
  block.mapped.text.length <= MAX_CHARS;

/** Consecutive questions, which are rhetorical or answer each other: "Who are you? Who are you to your bank?" */
const rhetoricalOf = (blocks: readonly RawBlock[]): ReadonlySet<RawBlock> =>
  new Set(
    blocks.filter((block, at) => {
      const above = blocks[at - 1];
      return asks(block) && (asks(blocks[at + 1]) || asks(above) || (above !== undefined && isAsked(above)));
    }),
  );

/** Whether a line is above the title, or an imprint right below it. */
const standsAround = (text: string, index: number, first: number): boolean =>
  index < first || (first >= 0 && index === first + 1 && isImprint(text));

/** A shorter paragraph below a question is not its answer: the question is rhetorical. */
const MIN_ANSWER_CHARS = 30;

/** Whether a line is above a list or above a longer paragraph. */
const standsOver = (text: string, { kind, mapped }: RawBlock): boolean =>
  kind === 'item' ||
  (!/^\p{Ll}\p{Ll}/u.test(mapped.text) &&
    mapped.text.length > Math.max(text.length, text.endsWith('?') ? MIN_ANSWER_CHARS : 0));

/** Whether a line gives author and date of a text: "Report summary, Coastal Health Lab, April 2025". */
const isImprint = (text: string): boolean =>
  isHeadingLine(text) && (text.includes(',') || DAY.test(text)) && /(?<!\d)(?:19|20)\d{2}$/.test(text);

/** "Thursday 8 October 2026", "October 8 2026", "8. Oktober 2026", "October 2026". */
const DAY =
  /^(?:\p{L}+,? )?(?:\p{L}+(?: \d{1,2}(?:st|nd|rd|th)?)?|\d{1,2}(?:st|nd|rd|th|\.)?(?: de)? \p{L}+(?: de)?),? \d{4}$|^\p{L}+, \p{L}+ \d{1,2}(?:st|nd|rd|th)?$/u;

/** The date of a text, on a separate line near its head; undefined if there are several, as in a diary. */
function onlyDay(blocks: readonly RawBlock[]): RawBlock | undefined {
  const days = blocks.filter(({ kind, mapped }) => kind === 'paragraph' && DAY.test(mapped.text.trim()));
  return days.length === 1 ? blocks.slice(0, MAX_DAY_AT).find((block) => block === days[0]) : undefined;
}

/** Whether a line is right above a by-line or date: it is the title, even with a full stop. */
const hasByline = (text: string, below: RawBlock | undefined): boolean =>
  below?.isAside === true && isBoilerplate(below.mapped.text.trim()) && text.length <= MAX_CHARS;

/** Whether a line is a headline with an exclamation mark ("Loop Planner 3.0 is here!") and not a greeting. */
const calls = (text: string, blocks: number): boolean =>
  blocks >= 4 &&
  /!$/u.test(undecorated(text)) &&
  !/^(?:h(?:ello|i|ey)|dear|happy|good|welcome|thank|hall?o|hola|bonjour|salut|ciao|liebe|olá)(?!\p{L})/iu.test(
    text,
  ) &&
  isHeadingLine(undecorated(text).replace(/!+$/u, ''));

/** Whether one or two words above the title name its section: "City", "World news". */
function isKicker(block: RawBlock | undefined, next: RawBlock | undefined): boolean {
  const [text, title] = [block?.mapped.text.trim() ?? '', next?.mapped.text.trim() ?? ''];
  const isShort = isHeadingLine(text) && text.split(/\s+/).length <= 2;
  return isShort && isHeadingLine(title) && title.split(/\s+/).length >= 4;
}

const MAX_DAY_AT = 3;
const MAX_LETTERHEAD_WORDS = 5;
const MAX_TITLE_CHARS = 120;

/** Whether the first line is a sender that the title or text names again: "Town of Millbrook" above "Notice to all residents". */
function isLetterhead([name = '', title = '', body = '']: readonly string[]): boolean {
  const isName = isHeadingLine(name) && name.split(/\s+/).length <= MAX_LETTERHEAD_WORDS;
  const isLine =
    title.length <= MAX_TITLE_CHARS && title.split(/\s+/).length >= 4 && !/[.!?…:;,]$/.test(title);
  return isName && isLine && (title.includes(name) || (body.length > title.length && body.includes(name)));
}

/** Whether a line is a title of any length: the first of a text with only paragraphs, items and headings. */
function isTitle(
  text: string,
  isFirst: boolean,
  own: readonly number[],
  blocks: readonly RawBlock[],
): boolean {
  if (!isFirst || own.length < 4 || text.endsWith('?') || text.split(/\s+/).length < 4) return false;
  return own.slice(1).every((index) => /^(?:paragraph|item|heading)$/.test(blocks[index]?.kind ?? ''));
}

/** Places and names, which are not headings: "Montgomery, Alabama", "Note taker: Erin Boyd", "Proposed: Jo Lund Seconded: Ada Moss". */
const NAMES = String.raw`\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3}`;
const NOTE = new RegExp(
  String.raw`\b[Ss]econded\b|^${NAMES}, ${NAMES}$|^\p{Lu}\p{Ll}+(?: \p{Ll}+)?: ${NAMES}$`,
  'u',
);

/** Whether a line is a code or a bracketed note: "PE38 0HU", "01366 377799", "[Check Against Delivery]". */
const isMark = (text: string): boolean =>
  /^\[.*\]$/u.test(text) || (/\d/u.test(text) && !/\p{L}{3}|\p{Lo}/u.test(text));

export function isHeadingLine(text: string, maxWords = MAX_WORDS): boolean {
  if (
    text.length > MAX_CHARS ||
    NOTE.test(text) ||
    isMark(text) ||
    /^[\p{L} ]{2,24}: .*\?$/u.test(text) ||
    text.split(/\s+/).length > maxWords ||
    text.length < 2
  )
    return false;
  if (
    /[.!…。！:：;,、](?:["“”«»]|\s»)?\)?$|^["“”„«»].*["“”«»]$/.test(text) ||
    /\bhttps?:\/\/|^[\w.-]+@/.test(text)
  )
    return false;
  return /^(?:\d+[.)]\s+)?[\p{Lu}\p{Lo}\p{N}"“„«»¿¡「]/u.test(text);
}
