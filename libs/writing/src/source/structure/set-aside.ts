import { ENDED, LETTER_LINE } from '../../text/marks.js';
import { onceFor } from '../../text/once-for.js';
import { headsProse, isAfterword, isFormality } from '../clean/back-matter.js';
import { isBoilerplate, isByline, isEndOfRelease } from '../clean/boilerplate.js';
import { endsNote } from '../clean/requests.js';
import { isVideo, navigationOf } from './navigation.js';
import type { RawBlock } from '../readers/raw-block.js';
import { isAgreed } from '../readers/turns.js';

/** An afterword under a plain line, whose end no heading marks, starts in this last part of a text. */
const TAIL = 0.45;
const MIN_BLOCKS = 4;

/** Between paragraphs of so many characters a by-line is no label of the text: another person begins to speak. */
const TOLD_CHARS = 350;
/** Characters of the paragraphs down to each block. */
const charsTo = onceFor((blocks: readonly RawBlock[]): readonly number[] => {
  let chars = 0;
  return blocks.map(({ kind, mapped }) => (chars += kind === 'paragraph' ? mapped.text.length : 0));
});
function isTakenOver(blocks: readonly RawBlock[], index: number): boolean {
  if (blocks[index]?.kind !== 'paragraph' || !isByline(textOf(blocks[index]))) return false;
  const [above = 0, all = 0] = [charsTo(blocks)[index - 1], charsTo(blocks).at(-1)];
  return above >= TOLD_CHARS && all - above >= TOLD_CHARS;
}

/** What leads to a video is as what a picture is below. */
const asRead = (block: RawBlock, index: number, blocks: readonly RawBlock[]): RawBlock =>
  isVideo(blocks[index + 1]) ? { ...block, isPictured: true } : block;
const levelOf = ({ kind, level }: RawBlock): number => (kind === 'heading' ? level : Infinity);

/** Marks what a site, a press office or an author puts around a text as asides: facts may stand on it, nothing else. */
export function setAside(read: readonly RawBlock[]): RawBlock[] {
  const blocks = read.map(asRead);
  const isLong = blocks.length >= MIN_BLOCKS;
  const [navigation, roll] = [navigationOf(blocks), rollIn(blocks)];
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
    const isApart = navigation.has(index) || roll.has(block) || isAroundText(blocks, index);
    return afterword > 0 || isApart ? aside(block) : block;
  });
  const end = marked.findIndex(
    ({ mapped }, at) => at >= blocks.length * TAIL && isEndOfRelease(mapped.text.trim()),
  );
  if (isLong && end >= 0) marked.splice(end, Infinity, ...marked.slice(end).map(aside));
  const tail = tailOf(marked);
  if (isLong && tail >= blocks.length * TAIL) marked.splice(tail, Infinity, ...marked.slice(tail).map(aside));
  // a text that is nothing else is what its author wanted read
  return marked.some(({ isAside, kind }) => !isAside && kind !== 'heading') ? marked : blocks;
}

/** Below "Attending", in a line of its own, those who were there. */
function rollIn(blocks: readonly RawBlock[]): ReadonlySet<RawBlock> {
  let isRoll = false;
  return new Set(
    blocks.filter(({ kind, mapped }) => {
      isRoll = kind === 'item' ? isRoll : kind === 'paragraph' && isFormality(mapped.text.trim());
      return isRoll;
    }),
  );
}

const TAIL_LINE_CHARS = 80;

/** A line of sentences is prose, whatever its last words are. */
const SENTENCES = /\p{Ll}{4}\. /u;
function isOpenLine({ kind, mapped }: RawBlock): boolean {
  const text = mapped.text.trim();
  const isLine = (kind === 'paragraph' || kind === 'heading') && text.length <= TAIL_LINE_CHARS;
  return isLine && !ENDED.test(text) && !SENTENCES.test(text) && !/^amen$/iu.test(text);
}

/** Words of a line, and of a run of them, that say something: "Count the money twice", and not "Older post". */
const SAID_WORDS = { line: 4, run: 7 } as const;
const isSaid = (words: readonly string[]): boolean =>
  words.length >= SAID_WORDS.line && words.filter((word) => /^\P{Lu}/u.test(word)).length * 2 >= words.length;

/** "Next meeting: 3 May": in minutes, which have more such lines, part of what they record. */
const isLabelled = ({ kind, mapped }: RawBlock): boolean =>
  kind === 'paragraph' && /^\p{Lu}[\p{L} ]{1,24}: \S/u.test(mapped.text.trim());
const RECORD_LABELS = 3;

/** Where the lines begin that no sentence follows: a signature, an address, links to other pages. */
function tailOf(blocks: readonly RawBlock[]): number {
  const isRecord = blocks.filter(isLabelled).length > RECORD_LABELS;
  const isLoose = (block: RawBlock): boolean =>
    block.isAside || (isOpenLine(block) && !(isRecord && isLabelled(block))) || endsNote(block);
  const last = blocks.findLastIndex((block) => !isLoose(block));
  // what a line leads to is content
  const above = blocks[last]?.mapped.text.trim() ?? '';
  const next = blocks[last + 1];
  const after = blocks.findIndex(({ isAside }, at) => at > last && !isAside);
  const isLed = LEADS.test(above) || (next?.isInItalics === true && isAgreed(textOf(next), above));
  if (isLed) return blocks.length;
  return LETTER_LINE.test(textOf(blocks[after])) ? after + 2 : pastSaid(blocks, last + 1);
}

/** Behind the lines from `first` on that go on with the text: they are clauses, as the points of a list are. */
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

/** Whether a heading ends what one of its level or below opened. */
const isOver = (level: number, opened: number): boolean => level <= opened && level !== Infinity;

/** "_Who pays for it_": a line in italics that is over a paragraph, as a heading is. */
function headsText(blocks: readonly RawBlock[], index: number): boolean {
  const [block, next] = [blocks[index], blocks[index + 1]];
  const isLine = block?.isInItalics === true && block.kind === 'paragraph' && isOpenLine(block);
  return isLine && next?.kind === 'paragraph' && next.isInItalics !== true && SENTENCES.test(textOf(next));
}

function aside(block: RawBlock): RawBlock {
  return { ...block, kind: block.kind === 'heading' ? 'paragraph' : block.kind, level: 0, isAside: true };
}

/** Whether sentences of the text's own are below a heading, down to the next; none where some begin with a link, as the entries of a reading list do. */
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

/** Ends as a platform ends a post with a picture. */
const POSTED = /\bpic\.(?:twitter|x)\.com\/\w+$/u;

const NOTICE = /^(?:heads[- ]up|(?:editor['’]s )?note|notice|update|hinweis|nota)\b[^.:]{0,20}[:：]/iu;
/** "**Heads up: this is out now.**", in bold above all paragraphs: news of the page. */
const isNotice = (blocks: readonly RawBlock[], index: number, text: string): boolean =>
  (blocks[index]?.headEnd ?? 0) >= text.length &&
  NOTICE.test(text) &&
  blocks.slice(0, index).every(({ kind }) => kind === 'heading');

/** "**The sessions in figures:**" over a picture, and then the next heading or lead-in: all that it heads is the picture. */
function isOverPicture(blocks: readonly RawBlock[], index: number): boolean {
  const [block, next] = [blocks[index], blocks[index + 1]];
  if (block?.kind !== 'heading' || block.isPictured !== true || !LEADS.test(textOf(block))) return false;
  return levelOf(next ?? block) <= block.level || (next?.kind === 'paragraph' && LEADS.test(textOf(next)));
}
const LEADS = /[:：]$/u;

function isAroundText(blocks: readonly RawBlock[], index: number): boolean {
  const text = textOf(blocks[index]);
  // "- Jess" below "Love," is no source of a quotation
  if (LETTER_LINE.test(textOf(blocks[index - 1]))) return false;
  if (POSTED.test(text) || isNotice(blocks, index, text) || isOverPicture(blocks, index)) return true;
  const isOwnHeading = blocks[index]?.kind === 'heading' && isAfterword(text);
  return isBoilerplate(text) && !(isOwnHeading && isOverProse(blocks, index));
}
