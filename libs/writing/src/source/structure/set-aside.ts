import { ENDED, LETTER_LINE } from '../../text/marks.js';
import { onceFor } from '../../text/once-for.js';
import { authorNotes } from '../clean/author-note.js';
import { isNotice, isTeaser } from '../notices.js';
import { headsProse, isAfterword, isFormality } from '../clean/back-matter.js';
import { isBoilerplate, isByline, isCredit, isEndOfRelease } from '../clean/boilerplate.js';
import { endsNote } from '../clean/requests.js';
import { isTitleOfPicture } from '../readers/captions.js';
import { isVideo, listedLinks, navigationOf } from './navigation.js';
import { undecorated } from '../readers/plain-marks.js';
import type { RawBlock } from '../readers/raw-block.js';
import { isAgreed } from '../readers/turns.js';

/** An afterword below a plain line, which no heading ends, begins after this share of a text. */
const TAIL = 0.45;
const MIN_BLOCKS = 4;

/** A by-line with this many characters of paragraphs before and after it is a change of authors; one below a heading is of its text, and one above a rule signs that. */
const TOLD_CHARS = 350;
const charsTo = onceFor((blocks: readonly RawBlock[]): readonly number[] => {
  let chars = 0;
  return blocks.map(({ kind, mapped }) => (chars += kind === 'paragraph' ? mapped.text.length : 0));
});
function isTakenOver(blocks: readonly RawBlock[], index: number): boolean {
  const isBelowHead = blocks[index - 1]?.kind === 'heading';
  const { kind, isRuled } = blocks[index] ?? {};
  if (isBelowHead || isRuled === true || kind !== 'paragraph' || !isByline(textOf(blocks[index])))
    return false;
  const [above = 0, all = 0] = [charsTo(blocks)[index - 1], charsTo(blocks).at(-1)];
  return above >= TOLD_CHARS && all - above >= TOLD_CHARS;
}

/** Marks a block above a video as one above a picture. */
const asRead = (block: RawBlock, index: number, blocks: readonly RawBlock[]): RawBlock =>
  isVideo(blocks[index + 1]) ? { ...block, isPictured: true } : block;
const levelOf = ({ kind, level }: RawBlock): number => (kind === 'heading' ? level : Infinity);

/** Marks as asides what a site, a press office or an author adds around a text. Only facts may come from them. */
export function setAside(read: readonly RawBlock[]): RawBlock[] {
  const { blocks, led } = listedLinks(read.map(asRead));
  const isLong = blocks.length >= MIN_BLOCKS;
  const navigation = navigationOf(blocks, led);
  const listed = new Set([...rollIn(blocks), ...contactsIn(blocks), ...authorNotes(blocks)]);
  /** Level of the heading that opened an afterword; Infinity for a plain line, 0 outside of one. */
  let afterword = 0;
  const marked = blocks.map((block, index) => {
    const level = levelOf(block);
    const isStatement = afterword === Infinity && headsText(blocks, index);
    if (isStatement || isOver(level, afterword)) afterword = 0;
    if (isStatement) return { ...block, isAside: false };
    const isLate = isLong && index >= blocks.length * TAIL;
    if (afterword === 0 && isLate && opensAfterword(blocks, index)) afterword = level;
    if (isTakenOver(blocks, index)) return { ...block, kind: 'heading' as const, level: 2 };
    const isApart = navigation.has(index) || listed.has(block) || isAroundText(blocks, index);
    return afterword > 0 || isApart ? aside(block) : block;
  });
  const end = marked.findIndex(
    ({ mapped }, at) => at >= blocks.length * TAIL && isEndOfRelease(mapped.text.trim()),
  );
  if (isLong && end >= 0) marked.splice(end, Infinity, ...marked.slice(end).map(aside));
  const tail = tailOf(marked);
  if (isLong && tail >= blocks.length * TAIL) marked.splice(tail, Infinity, ...marked.slice(tail).map(aside));
  // a text of nothing but asides is read as content
  return marked.some(({ isAside, kind }) => !isAside && kind !== 'heading') ? marked : blocks;
}

function rollIn(blocks: readonly RawBlock[]): ReadonlySet<RawBlock> {
  let isRoll = false;
  return new Set(
    blocks.filter(({ kind, mapped }) => {
      isRoll = kind === 'item' ? isRoll : kind === 'paragraph' && isFormality(mapped.text.trim());
      return isRoll;
    }),
  );
}

const CONTACT = /^\p{L}[\p{L} -]{1,20}: (?=\S*[.@]\S)\S+$/u;
const HANDLE = /: @/u;
/** Lists of where to find a person, by name on at least one service: "Pictures: @jo-berg", "Website: jo.example". */
function contactsIn(blocks: readonly RawBlock[]): ReadonlySet<RawBlock> {
  const lists: RawBlock[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'item') lists.at(-1)?.push(block);
    else lists.push([]);
  }
  const areContacts = (items: readonly RawBlock[]): boolean =>
    items.length > 1 &&
    items.every((item) => CONTACT.test(textOf(item))) &&
    items.some((item) => HANDLE.test(textOf(item)));
  return new Set(lists.filter(areContacts).flat());
}

const TAIL_LINE_CHARS = 80;

const SENTENCES = /\p{Ll}{4}\. /u;
function isOpenLine({ kind, mapped }: RawBlock): boolean {
  const text = mapped.text.trim();
  const isLine = (kind === 'paragraph' || kind === 'heading') && text.length <= TAIL_LINE_CHARS;
  return isLine && !ENDED.test(undecorated(text)) && !SENTENCES.test(text) && !/^amen$/iu.test(text);
}

/** Least words of a line and of several lines that continue the text: "Count the money twice", but not "Older post". */
const SAID_WORDS = { line: 4, run: 7 } as const;
const isSaid = (words: readonly string[]): boolean =>
  words.length >= SAID_WORDS.line && words.filter((word) => /^\P{Lu}/u.test(word)).length * 2 >= words.length;

/** Whether a line has a label: "Next meeting: 3 May". Minutes have several, which are content. */
const isLabelled = ({ kind, mapped }: RawBlock): boolean =>
  kind === 'paragraph' && /^\p{Lu}[\p{L} ]{1,24}: \S/u.test(mapped.text.trim());
const RECORD_LABELS = 3;

/** Position after the last sentence, where signature, address and links begin. */
function tailOf(blocks: readonly RawBlock[]): number {
  const isRecord = blocks.filter(isLabelled).length > RECORD_LABELS;
  const isLoose = (block: RawBlock): boolean =>
    block.isAside || (isOpenLine(block) && !(isRecord && isLabelled(block))) || endsNote(block);
  const last = blocks.findLastIndex((block) => !isLoose(block));
  // what a line introduces is content
  const above = blocks[last]?.mapped.text.trim() ?? '';
  const next = blocks[last + 1];
  const after = blocks.findIndex(({ isAside }, at) => at > last && !isAside);
  const isLed = LEADS.test(above) || (next?.isInItalics === true && isAgreed(textOf(next), above));
  if (isLed) return blocks.length;
  return LETTER_LINE.test(textOf(blocks[after])) ? after + 2 : pastSaid(blocks, last + 1);
}

/** Position after the lines from `first` on that continue the text, such as the points of a list. */
function pastSaid(blocks: readonly RawBlock[], first: number): number {
  let [end, count] = [first, 0];
  for (const [at, block] of blocks.entries()) {
    if (at < first || block.isAside || block.kind === 'heading') continue;
    const words = block.mapped.text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
    if (!isOpenLine(block) || !isSaid(words) || /,\s*$/u.test(block.mapped.text)) break;
    [end, count] = [at + 1, count + words.length];
  }
  return count >= SAID_WORDS.run ? end : first;
}

const isOver = (level: number, opened: number): boolean => level <= opened && level !== Infinity;

/** Whether a line in italics heads a paragraph: "_Who pays for it_". */
function headsText(blocks: readonly RawBlock[], index: number): boolean {
  const [block, next] = [blocks[index], blocks[index + 1]];
  const isLine = block?.isInItalics === true && block.kind === 'paragraph' && isOpenLine(block);
  return isLine && next?.kind === 'paragraph' && next.isInItalics !== true && SENTENCES.test(textOf(next));
}

function aside(block: RawBlock): RawBlock {
  return { ...block, kind: block.kind === 'heading' ? 'paragraph' : block.kind, level: 0, isAside: true };
}

/** Whether the author's prose is below a heading, up to the next one. Blocks that begin with a link are a reading list. */
function isOverProse(blocks: readonly RawBlock[], index: number): boolean {
  let end = index + 1;
  while (end < blocks.length && blocks[end]?.kind !== 'heading') end += 1;
  const own = blocks.slice(index + 1, end);
  const textsOf = (of: string): string[] =>
    own.filter(({ kind }) => kind === of).map(({ mapped }) => mapped.text);
  return (
    !own.some(({ links }) => links[0]?.start === 0) &&
    headsProse(textOf(blocks[index]), textsOf('paragraph'), textsOf('item'))
  );
}

const textOf = (block: RawBlock | undefined): string => block?.mapped.text.trim() ?? '';

function opensAfterword(blocks: readonly RawBlock[], index: number): boolean {
  const { kind = '' } = blocks[index] ?? {};
  return (
    /^(?:heading|paragraph)$/u.test(kind) && isAfterword(textOf(blocks[index])) && !isOverProse(blocks, index)
  );
}

/** The language of what follows, alone on its line: "[ENG]". */
const LANGUAGE = /^\[\p{Lu}{2,3}\]$/u;
/** The end of a post with a picture, as the platform writes it. */
const POSTED = /\bpic\.(?:twitter|x)\.com\/\w+$/u;

/** Day or time, place and address in one line: "Thursday, 16 May 2019 | 13:00 – 14:30 | The old pier". */
const CELLS = 3;
const TIMED = /(?<!\d)(?:\d{4}|\d{1,2}[:.]\d{2})(?!\d)/u;
/** Whether a heading below the title and above all paragraphs says when and where, so that it heads none of them. */
const isVenue = (blocks: readonly RawBlock[], index: number, text: string): boolean =>
  (blocks[index]?.level ?? 0) > 1 &&
  blocks.slice(0, index + 1).every(({ kind }) => kind === 'heading') &&
  text.split(/ [|•·] /u).length >= CELLS &&
  TIMED.test(text);

/** Whether a heading is the title of the picture below it ("Figure 1: Boats"), or has only that below it: "**The sessions in figures:**". */
function isOverPicture(blocks: readonly RawBlock[], index: number): boolean {
  const [block, next] = [blocks[index], blocks[index + 1]];
  if (block?.kind !== 'heading' || block.isPictured !== true) return false;
  if (isTitleOfPicture(textOf(block))) return true;
  if (!LEADS.test(textOf(block))) return false;
  return levelOf(next ?? block) <= block.level || (next?.kind === 'paragraph' && LEADS.test(textOf(next)));
}
const LEADS = /[:：]$/u;

/** Whether a by-line is in a block and the next one: "Written by" above "Ada Lund". */
function isHalfByline(blocks: readonly RawBlock[], index: number): boolean {
  const [text, name] = [textOf(blocks[index]), textOf(blocks[index + 1])];
  return /^\p{Lu}\p{L}* by:?$/u.test(text) && isByline(`${text.replace(':', '')} ${name}`);
}

/** This many blocks from its beginning and its end, a text can say who made it. */
const EDGE = 4;
/** Whether a block says who made the text, which is content inside it. */
function isCredited(blocks: readonly RawBlock[], index: number): boolean {
  const isAtEdge = index < EDGE || index >= blocks.length - EDGE;
  const isMade = blocks[index]?.kind === 'paragraph' && isCredit(textOf(blocks[index]));
  return isAtEdge && (isMade || isHalfByline(blocks, index) || isHalfByline(blocks, index - 1));
}

function isAroundText(blocks: readonly RawBlock[], index: number): boolean {
  const text = textOf(blocks[index]);
  // "- Jess" below "Love," is a signature
  if (LETTER_LINE.test(textOf(blocks[index - 1]))) return false;
  if (
    LANGUAGE.test(text) ||
    POSTED.test(text) ||
    isNotice(blocks, index) ||
    isTeaser(blocks, index) ||
    isVenue(blocks, index, text) ||
    isOverPicture(blocks, index)
  )
    return true;
  if (isCredited(blocks, index)) return true;
  const isOwnHeading = blocks[index]?.kind === 'heading' && isAfterword(text);
  return isBoilerplate(text) && !(isOwnHeading && isOverProse(blocks, index));
}
