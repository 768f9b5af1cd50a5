import { discourseOf } from '../../languages/discourse-words.js';
import { rawWords } from '../../languages/words.js';
import type { Block, Source } from '../../source/source.types.js';
import type { Unit } from '../unit.types.js';

/** Opening and closing marks: “so” in English, „so“ and »so« in German, « so » in French, ”so” in Swedish. What is opened begins a word. */
const MARK =
  /(?<open>„|(?<![^\s([—–-])(?:[“«]|"(?=\S)|[»”](?=[\p{L}\p{N}])))|(?<close>[“”«»]|"(?![^\s.,;:!?)—–-]))/gu;

/** The mark that a text opens and does not close, and the one it closes without having opened it; empty for none. */
export function marksOf(text: string): { opens: string; closes: string } {
  let [opens, closes] = ['', ''];
  let isInside = false;
  for (const { 0: mark, groups } of text.matchAll(MARK)) {
    if (groups?.['open'] !== undefined) [opens, isInside] = [mark, true];
    else {
      if (!isInside && closes === '') closes = mark;
      [opens, isInside] = ['', true];
    }
  }
  return { opens, closes };
}

/** Whether a quotation is open after a sentence, given whether it was before. */
function isOpenAfter(text: string, isOpen: boolean): boolean {
  let open = isOpen;
  for (const { groups } of text.matchAll(MARK)) open = groups?.['open'] !== undefined;
  return open;
}

const OPENS = /^["“”„«»]/u;
/** "…," Halvorsen said. */
const ATTRIBUTED = /(?:[,.!?…] ?["“”«»],?|["“”«»],) [^"“”„«»]{3,200}[.:]$/u;
/** Nothing but what is quoted, or its beginning. */
const ALL_QUOTED = /^(?:"[^"]*"?|“[^”]*”?|”[^”]*”?|„[^“”]*[“”]?|«[^»]*»?|»[^«]*«?)$/u;
/** More sentences in one pair of marks are a text of its own. */
const MOST_SENTENCES = 8;

/** Indexes of the sentences of quotations that go over several sentences of one block. */
export function quotedSentences({ sentences }: Pick<Source, 'sentences'>): ReadonlySet<number> {
  const found = new Set<number>();
  let from = -1;
  sentences.forEach(({ block, text }, at) => {
    if (sentences[at - 1]?.block !== block) from = -1;
    const isOpen = isOpenAfter(text, from >= 0);
    if (from >= 0 && !isOpen && at - from < MOST_SENTENCES)
      for (let each = from; each <= at; each += 1) found.add(each);
    if (!isOpen) from = -1;
    else if (from < 0) from = at;
  });
  return found;
}

export interface Edges {
  opens: boolean;
  closes: boolean;
}

/** The blocks of quotations without a speaker that stand behind a line with a colon, as "The regulations say:". */
export function quotationsLedIn({ blocks }: Pick<Source, 'blocks'>): ReadonlyMap<number, Edges> {
  const found = new Map<number, Edges>();
  const isQuote = (at: number): boolean =>
    blocks[at]?.kind === 'quote' && blocks[at].speaker === undefined && !OPENS.test(blocks[at].text);
  blocks.forEach((_, at) => {
    const opens = !isQuote(at - 1) && /[:：]$/u.test(blocks[at - 1]?.text ?? '');
    if (isQuote(at) && (opens || found.has(at - 1))) found.set(at, { opens, closes: !isQuote(at + 1) });
  });
  return found;
}

export function inMarks(
  text: string,
  edges: Edges | undefined,
  { opensBlock, endsBlock }: { opensBlock: boolean; endsBlock: boolean },
): string {
  if (edges === undefined) return text;
  const own = withSingleMarks(text);
  return (opensBlock && edges.opens ? '“' : '') + own + (endsBlock && edges.closes ? '”' : '');
}

const speaksOfItself = (text: string, language: string): boolean =>
  rawWords(text, language).some((word) => discourseOf(language)?.author.has(word.toLowerCase()));
/** Without its speaker or its lead-in, a block quotation would read as the author's own words. */
export const isUnattributed = (
  block: Block | undefined,
  isLedIn: boolean,
  text: string,
  language: string,
): boolean =>
  block?.kind === 'quote' &&
  block.speaker === undefined &&
  (CREDITED.test(block.text) || (!isLedIn && speaksOfItself(text, language)));
/** "… resources. - OMB Memorandum M-20-19" */
const CREDITED = /[.!?”"]\s+[-–—]\s?\p{Lu}[^.!?]{3,120}$/u;

/** A quotation inside a quotation has single marks. */
export const withSingleMarks = (text: string): string =>
  text.replace(
    /“([^“”]*)”|"([^"]*)"/gu,
    (_, curly?: string, straight?: string) => `‘${curly ?? straight ?? ''}’`,
  );

/** Whether a sentence continues the quotation of the one before it, or quotes a person whom that one names. */
function isSaidBy(unit: Unit, before: Unit): boolean {
  if (unit.block === before.block && OPENS.test(unit.text) && ATTRIBUTED.test(before.text)) return true;
  const isNext = unit.section === before.section && unit.block - before.block <= 1;
  return isNext && ALL_QUOTED.test(unit.text) && unit.speaker === before.speaker;
}

/** Ties a quotation's sentences and the one that names its speaker: an output includes all or none of them. */
export function tieQuotations(units: readonly Unit[]): void {
  let isOpen = false;
  units.forEach((unit, at) => {
    const before = units[at - 1];
    const goesOn = before?.block === unit.block;
    if (!goesOn) isOpen = false;
    const continues = before !== undefined && (isOpen || isSaidBy(unit, before));
    if (continues) {
      before.owesNext = true;
      unit.isDependent = true;
    }
    isOpen = isOpenAfter(unit.text, isOpen);
  });
}
