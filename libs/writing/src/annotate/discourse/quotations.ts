import { discourseOf } from '../../languages/discourse-words.js';
import { countWords, rawWords } from '../../languages/words.js';
import type { Block, Source } from '../../source/source.types.js';
import { oneOf } from '../../text/one-of.js';
import { onceFor } from '../../text/once-for.js';
import type { Unit } from '../unit.types.js';

/** Opening and closing marks: “so” in English, „so“ and »so« in German, « so » in French, ”so” in Swedish. What is opened begins a word. */
const MARK =
  /(?<open>„|(?<![^\s([—–-])(?:[“«]|"(?=\S)|[»”](?=[\p{L}\p{N}])))|(?<close>[“”«»]|"(?![^\s.,;:!?)—–-]))/gu;

/** The marks that a text opens and does not close, and those it closes without having opened them. */
export interface Marks {
  opens: readonly string[];
  closes: readonly string[];
}

export function marksOf(text: string): Marks {
  const [opens, closes]: [string[], string[]] = [[], []];
  for (const { 0: mark, groups } of text.matchAll(MARK)) {
    if (groups?.['open'] !== undefined) opens.push(mark);
    else if (opens.pop() === undefined) closes.push(mark);
  }
  return { opens, closes };
}

const OPENS = /^["“”„«»]/u;
/** Nothing but what is quoted, or its beginning. */
const ALL_QUOTED = /^(?:"[^"]*"?|“[^”]*”?|”[^”]*”?|„[^“”]*[“”]?|«[^»]*»?|»[^«]*«?)$/u;
/** Another quotation below it is another person's. */
const ALL_IN_MARKS = /^["“”„«].*["”“»]$/su;
const LEADS_OVER = /[:：]$/u;
/** Nor has "As she said in Oslo," or "Paraphrasing my teacher Jo Lee" above a block quotation an end of its own. */
const LEFT_OPEN = /[:：,\p{L}\p{N}]$/u;
/** "Joe Cortright published this post. It responds to …", "My newspaper reported that …": whose words stand below. */
const REPORTS = new RegExp(
  String.raw`(?<!\b(?:the|an?|my|our|his|her|its|their|more) )\b(?:${oneOf`
    asked wrote writes published publishes reported reports (?<!\bthat_)said says explain(?:s|ed) noted argue[sd] states
    stated posted announced replie[sd] respond(?:s|ed) answer(?:s|ed) tells? told put_it`})\b`,
  'iu',
);
const REPORTED_WORDS = 12;
const lastSentence = (text: string): string =>
  text.split(/(?<=[.!?]["”’]?)(?<!(?<!\p{L})\p{Lu}\.)\s+(?=\p{Lu})/u).at(-1) ?? '';
/** "In short: …" */
const LABELLED = /^(?:\p{L}+ ){0,2}\p{L}+\s?[:：]/u;
/** Whether a paragraph introduces the block quotation below it, with its last sentence where that has no marks; a note of the author's is none. */
function leadsIn(above: Block | undefined, quote: Block | undefined): boolean {
  if (LEADS_OVER.test(above?.text ?? '')) return true;
  if (quote === undefined || above?.kind !== 'paragraph') return false;
  const isNote = OWN_NOTE.test(quote.text) || LABELLED.test(quote.text);
  const said = OPENS.test(quote.text) ? above.text : lastSentence(above.text);
  const isLead = LEFT_OPEN.test(above.text) || (REPORTS.test(said) && !ATTRIBUTES.test(said));
  return !isNote && isLead && countWords(quote.text) >= REPORTED_WORDS;
}
/** `"They share what they have," Lee said.`: whose words those above are. */
const ATTRIBUTES = /[,.!?…]["”]\s|["”“»«],\s/u;

/** Positions of the sentences inside a pair of marks, behind the one that opens it. */
function positionsInMarks({ blocks, sentences }: Pick<Source, 'blocks' | 'sentences'>): number[] {
  let [depth, open]: [number, number[]] = [0, []];
  return sentences.flatMap(({ block, text }, at) => {
    const opensBlock = sentences[at - 1]?.block !== block;
    // a quotation of several paragraphs opens in each of them
    if (opensBlock && !(depth > 0 && OPENS.test(text))) open = [];
    else if (depth > 0) open.push(at);
    const { opens, closes } = marksOf(text);
    depth = Math.max(0, (opensBlock ? 0 : depth) - closes.length) + opens.length;
    // one that its author does not close lasts to the end of its block quotation
    const isEnd = blocks[block]?.kind === 'quote' && sentences[at + 1]?.block !== block;
    const found = depth > 0 && !isEnd ? [] : open;
    if (depth === 0) open = [];
    return found;
  });
}

/** A block quotation without a speaker: whether a line with a colon introduces it, as "The regulations say:", whether it is another person's, and where it needs marks. */
export interface QuoteBlock {
  isLedIn: boolean;
  isUnnamed: boolean;
  isMarked: boolean;
  opens: boolean;
  closes: boolean;
  /** Part of the quotation above it. */
  goesOn: boolean;
}

/** The quotations in a run of block quotations: below one that is all in marks is another. */
const partsOf = (run: readonly Block[]): Block[][] =>
  run.reduce<Block[][]>((parts, block, at) => {
    const last = parts.at(-1);
    if (last === undefined || ALL_IN_MARKS.test(run[at - 1]?.text ?? '')) parts.push([block]);
    else last.push(block);
    return parts;
  }, []);

/** What each block of one quotation needs around it; nothing where it is only set apart. */
function marksAround(
  part: readonly Block[],
  whose: Pick<QuoteBlock, 'isLedIn' | 'isUnnamed'>,
): (QuoteBlock | null)[] {
  const isMarked = part.some(({ text }) => OPENS.test(text));
  if (!isMarked && !whose.isLedIn && !whose.isUnnamed) return part.map(() => null);
  return part.map((_, at) => {
    const goesOn = at > 0;
    const closes = !isMarked && at === part.length - 1;
    return { ...whose, isMarked, opens: !isMarked && !goesOn, closes, goesOn };
  });
}

/** The block quotations that are set in marks, introduced or another person's: others are only set apart. */
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
    const parts = isLedIn ? [run] : partsOf(run);
    parts
      .flatMap((part) => marksAround(part, { isLedIn, isUnnamed }))
      .forEach((marks, at) => {
        if (marks !== null) found.set(first + at, marks);
      });
  });
  return found;
}

/** The sentences that belong to the quotation of the one before them, or that it introduces. */
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
    const isLed = LEADS_OVER.test(before.text) || (isLedIn(block) && LEFT_OPEN.test(before.text));
    const goesOn = isLed
      ? set.has(block) || (!isItem && OPENS.test(text))
      : set.has(block) && set.has(before.block);
    if (goesOn || ALL_QUOTED.test(text)) found.add(at);
  });
  return found;
}

/** "… homeless.—The Guardian", "… resources. - OMB Memorandum M-20-19" */
const CREDIT = /(?<=[.!?…”"])\s*(?<credit>[-–—]\s?\p{Lu}[^.!?]{2,120})$/u;
/** A credit at the end comes after the closing mark. */
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
  return (opensBlock && edges.opens ? '“' : '') + closed;
}

const speaksOfItself = (text: string, language: string): boolean =>
  rawWords(text, language).some((word) => discourseOf(language)?.author.has(word.toLowerCase()));
/** A text set as a block quotation, such as a speech that is reproduced, has this part of all its words. */
const REPRODUCED = 0.4;
const charsOf = (blocks: readonly Block[]): number => blocks.reduce((sum, { text }) => sum + text.length, 0);
const isReproduced = onceFor(
  ({ blocks }: Source): boolean =>
    charsOf(blocks.filter(({ kind }) => kind === 'quote')) >= charsOf(blocks) * REPRODUCED,
);

/** "Note: …", "Disclaimer: …", or with a sign before it: in a block of its own it is its author's. */
const OWN_NOTE =
  /^(?:important|caution|remember|pro tip|note|disclaimer|disclosure|update|edit|tl;?dr|tip|warning|hinweis|anmerkung|nota|remarque)\b|^\p{Extended_Pictographic}/iu;

/** Without its speaker or its lead-in, a block quotation would read as the author's own words. */
const isUnattributed = (block: Block | undefined, isLedIn: boolean, source: Source): boolean =>
  block?.kind === 'quote' &&
  block.speaker === undefined &&
  !isLedIn &&
  !OWN_NOTE.test(block.text) &&
  (CREDIT.test(block.text) || (!isReproduced(source) && speaksOfItself(block.text, source.language)));

/** A quotation inside a quotation has single marks. */
export const withSingleMarks = (text: string): string =>
  text.replace(
    /“([^“”]*)”|"([^"]*)"/gu,
    (_, curly?: string, straight?: string) => `‘${curly ?? straight ?? ''}’`,
  );

/** Ties a quotation's sentences and what introduces them: an output includes all or none of them. */
export function tieQuotations(units: readonly Unit[]): void {
  units.forEach((unit, at) => {
    const before = units[at - 1];
    if (before === undefined || !unit.isQuotedOn) return;
    before.owesNext = true;
    unit.isDependent = true;
    // a question that ends a quotation is answered nowhere else
    if (units[at + 1]?.isQuotedOn !== true && /[?？][”"»]$/u.test(unit.text)) unit.owesNext = false;
  });
}

/** Sentences one by one, those of a quotation together with what introduces it. */
export function wholeQuotations(units: readonly Unit[]): [Unit, ...Unit[]][] {
  const wholes: [Unit, ...Unit[]][] = [];
  for (const unit of units) {
    const last = wholes.at(-1);
    if (unit.isQuotedOn && last !== undefined) last.push(unit);
    else wholes.push([unit]);
  }
  return wholes;
}

/** Some sentences, without those of incomplete quotations. */
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
