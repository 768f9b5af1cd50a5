import { discourseOf } from '../../languages/discourse-words.js';
import { rawWords } from '../../languages/words.js';
import type { Block, Source } from '../../source/source.types.js';
import { onceFor } from '../../text/once-for.js';
import { isOtherWords, leadsIn, LEADS_OVER, LEFT_OPEN, OPENS, OWN_NOTE, QUOTING } from './quote-leads.js';
import { marksOf, withSingleMarks } from './quote-marks.js';
import type { Unit } from '../unit.types.js';
import { sendsReaders } from '../discourse/housekeeping.js';

/** A text that is all quotation, or the beginning of one. */
const ALL_QUOTED = /^(?:"[^"]*"?|“[^”]*”?|”[^”]*”?|„[^“”]*[“”]?|«[^»]*»?|»[^«]*«?)$/u;
/** A complete quotation: another one below it is by another person. */
const ALL_IN_MARKS = /^["“”„«].*["”“»]$/su;
/** Positions of the sentences inside a pair of marks, after the one that opens it. */
function positionsInMarks({ blocks, sentences }: Pick<Source, 'blocks' | 'sentences'>): number[] {
  let [depth, open]: [number, number[]] = [0, []];
  return sentences.flatMap(({ block, text }, at) => {
    const opensBlock = sentences[at - 1]?.block !== block;
    // a quotation of several paragraphs has an opening mark in each
    if (opensBlock && !(depth > 0 && OPENS.test(text))) open = [];
    else if (depth > 0) open.push(at);
    const { opens, closes } = marksOf(text);
    depth = Math.max(0, (opensBlock ? 0 : depth) - closes.length) + opens.length;
    // an unclosed quotation ends with its block quotation
    const isEnd = blocks[block]?.kind === 'quote' && sentences[at + 1]?.block !== block;
    const found = depth > 0 && !isEnd ? [] : open;
    if (depth === 0) open = [];
    return found;
  });
}

/** A block of a quotation without a speaker: introduced or unnamed, set in marks or in need of them. */
export interface QuoteBlock {
  isLedIn: boolean;
  isUnnamed: boolean;
  /** Without a lead-in, in a text whose block quotations are others' words: the paragraph above names them. */
  leansAbove: boolean;
  isMarked: boolean;
  /** The mark to add at its beginning; empty for none. */
  opens: string;
  closes: boolean;
  /** It continues the quotation above it. */
  goesOn: boolean;
}

const partsOf = (run: readonly Block[]): Block[][] =>
  run.reduce<Block[][]>((parts, block, at) => {
    const last = parts.at(-1);
    if (last === undefined || ALL_IN_MARKS.test(run[at - 1]?.text ?? '')) parts.push([block]);
    else last.push(block);
    return parts;
  }, []);

const OPENING: Readonly<Record<string, string>> = { '"': '"', '”': '“', '“': '„', '»': '«', '«': '»' };
const INCHES = /\d["”]$/u;
/** The mark that a quotation closes at its end and never opens, as its writer set it apart; empty for none. */
function unopenedIn(part: readonly Block[]): string {
  const text = part.map((block) => block.text).join(' ');
  const { opens, closes } = marksOf(text);
  const [only = '', ...others] = closes;
  const isEnd = opens.length === 0 && others.length === 0 && text.endsWith(only) && !INCHES.test(text);
  return isEnd ? (OPENING[only] ?? '') : '';
}

/** What each block of one quotation needs; null if it is only set apart. */
function marksAround(
  part: readonly Block[],
  whose: Pick<QuoteBlock, 'isLedIn' | 'isUnnamed' | 'leansAbove'>,
): (QuoteBlock | null)[] {
  const unopened = unopenedIn(part);
  const isMarked = unopened !== '' || part.some(({ text }) => OPENS.test(text));
  if (!isMarked && !whose.isLedIn && !whose.isUnnamed && !whose.leansAbove) return part.map(() => null);
  return part.map((_, at) => {
    const goesOn = at > 0;
    const closes = !isMarked && at === part.length - 1;
    return { ...whose, isMarked, opens: goesOn ? '' : isMarked ? unopened : '“', closes, goesOn };
  });
}

/** The block quotations that have marks, are introduced or are by another person, by block. Others are only set apart. */
export function quoteBlocks(source: Source): ReadonlyMap<number, QuoteBlock> {
  const { blocks } = source;
  const found = new Map<number, QuoteBlock>();
  const isQuote = (at: number): boolean => blocks[at]?.kind === 'quote' && blocks[at].speaker === undefined;
  blocks.forEach((_, first) => {
    if (!isQuote(first) || isQuote(first - 1)) return;
    let end = first + 1;
    while (isQuote(end)) end += 1;
    const run = blocks.slice(first, end);
    const isLedIn = leadsIn(blocks[first - 1], blocks[first]);
    const isUnnamed = run.some((block) => isUnattributed(block, isLedIn, source));
    const leansAbove = !isLedIn && isOtherWords(first, run, source);
    const parts = isLedIn ? [run] : partsOf(run);
    parts
      .flatMap((part) => marksAround(part, { isLedIn, isUnnamed, leansAbove }))
      .forEach((marks, at) => {
        if (marks !== null) found.set(first + at, marks);
      });
  });
  return found;
}

/** Positions of sentences that belong to the quotation of the one before them or are introduced by it. */
export function quotedOn(
  { blocks, sentences }: Pick<Source, 'blocks' | 'sentences'>,
  set: ReadonlyMap<number, QuoteBlock>,
): ReadonlySet<number> {
  const found = new Set(positionsInMarks({ blocks, sentences }));
  const isOther = (above: number, block: number): boolean =>
    block !== above && blocks[above]?.kind === 'quote' && set.get(block)?.goesOn === false;
  const isNear = (above: number, block: number): boolean =>
    block - above <= 1 && blocks[above]?.speaker === blocks[block]?.speaker && !isOther(above, block);
  const isLedIn = (block: number): boolean => set.get(block)?.isLedIn === true && !set.get(block - 1);
  sentences.forEach(({ text, block }, at) => {
    const before = sentences[at - 1];
    if (before === undefined || !isNear(before.block, block)) return;
    const isItem = block !== before.block && blocks[block]?.kind === 'item';
    const isOpen = LEFT_OPEN.test(before.text) || QUOTING.test(before.text);
    const isLed = LEADS_OVER.test(before.text) || (isLedIn(block) && isOpen);
    const goesOn = isLed
      ? set.has(block) || (!isItem && OPENS.test(text))
      : set.has(block) && set.has(before.block);
    if (goesOn || ALL_QUOTED.test(text)) found.add(at);
  });
  return found;
}

/** "… homeless.—The Guardian", "… resources. - OMB Memorandum M-20-19". */
const CREDIT = /(?<=[.!?…”"])\s*(?<credit>[-–—]\s?\p{Lu}[^.!?]{2,120})$/u;
/** Adds the closing mark, before a credit at the end. */
function closedIn(text: string): string {
  const found = CREDIT.exec(text);
  return found === null ? `${text}”` : `${text.slice(0, found.index)}” ${found.groups?.['credit'] ?? ''}`;
}

export function inMarks(
  text: string,
  edges: QuoteBlock | undefined,
  { opensBlock, endsBlock }: { opensBlock: boolean; endsBlock: boolean },
): string {
  if (edges === undefined) return text;
  const own = edges.isMarked ? text : withSingleMarks(text);
  const closed = endsBlock && edges.closes ? closedIn(own) : own;
  return (opensBlock ? edges.opens : '') + closed;
}

const speaksOfItself = (text: string, language: string): boolean =>
  rawWords(text, language).some((word) => discourseOf(language)?.author.has(word.toLowerCase()));
/** Share of a text's characters in block quotations without a lead-in from which it reproduces another text, such as a speech. */
const REPRODUCED = 0.4;
const charsOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { text }) => sum + text.length, 0);
const isReproduced = onceFor(({ blocks }: Source): boolean => {
  let isLed = false;
  const alone = blocks.filter(({ kind }, at) => {
    if (blocks[at - 1]?.kind !== 'quote') isLed = leadsIn(blocks[at - 1], blocks[at]);
    return kind === 'quote' && !isLed;
  });
  return charsOf(alone) >= charsOf(blocks) * REPRODUCED;
});

/** Whether a block quotation without a speaker has no lead-in, so that it would read as the author's words. */
const isUnattributed = (block: Block, isLedIn: boolean, source: Source): boolean =>
  !isLedIn &&
  !OWN_NOTE.test(block.text) &&
  !sendsReaders(block, source) &&
  (CREDIT.test(block.text) || (!isReproduced(source) && speaksOfItself(block.text, source.language)));

/** Ties the sentences of a quotation and its introduction, so that an output has all or none of them. */
export function tieQuotations(units: readonly Unit[]): void {
  units.forEach((unit, at) => {
    const before = units[at - 1];
    if (before === undefined || !unit.isQuotedOn) return;
    before.owesNext = true;
    unit.isDependent = true;
    // a question at the end of a quotation has no answer after it
    if (units[at + 1]?.isQuotedOn !== true && /[?？][”"»]$/u.test(unit.text)) unit.owesNext = false;
  });
}

/** Groups sentences: those of a quotation with what introduces it, all others alone. */
export function wholeQuotations(units: readonly Unit[]): [Unit, ...Unit[]][] {
  const wholes: [Unit, ...Unit[]][] = [];
  for (const unit of units) {
    const last = wholes.at(-1);
    if (unit.isQuotedOn && last !== undefined) last.push(unit);
    else wholes.push([unit]);
  }
  return wholes;
}

/** Removes the sentences of incomplete quotations. The given ones are used elsewhere. */
export function withoutCut(
  kept: readonly Unit[],
  all: readonly Unit[],
  told: ReadonlySet<number> = new Set(),
): Unit[] {
  const left = new Set([...told, ...kept.map(({ index }) => index)]);
  const cut = wholeQuotations(all).filter((whole) => !whole.every(({ index }) => left.has(index)));
  const out = new Set(cut.flat().map(({ index }) => index));
  return kept.filter(({ index }) => !out.has(index));
}
