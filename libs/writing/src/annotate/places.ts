import { countWords } from '../languages/words.js';
import type { Block, Source } from '../source/source.types.js';
import { numberWords } from './mentions/quantities/number-words.js';
import { isMeasure, unitBehind } from './mentions/quantities/units.js';

/** A shorter item is a label of the items below it. */
export const LABEL_WORDS = 5;
const NOTE_WORDS = 12;

/** The block a sentence is in, its neighbours, and whether the sentence opens or ends it. Throws for an unknown index. */
export function placeOf(index: number, { sentences, blocks }: Source) {
  const sentence = sentences[index];
  if (sentence === undefined) throw new RangeError(`no sentence ${index}`);
  const at = sentence.block;
  const opensBlock = sentences[index - 1]?.block !== at;
  return {
    sentence,
    block: blocks[at],
    before: blocks[at - 1],
    after: blocks[at + 1],
    opensBlock,
    opens: !opensBlock ? '' : blocks[at - 1]?.kind === 'heading' ? 'section' : 'paragraph',
    endsBlock: sentences[index + 1]?.block !== at,
  } as const;
}

export type Place = ReturnType<typeof placeOf>;

/** Whether a sentence introduces the headings below it: "It fell short in four ways:". */
export const leadsToHeadings = ({ sentence, after, endsBlock }: Place): boolean =>
  endsBlock && after?.kind === 'heading' && /[:：]$/u.test(sentence.text);

/** An open end, which the first item below completes. */
export const OPEN_END = /,? (?:and|or|und|oder|et|ou|en|y|o|e)$/iu;

/** Removes an open end above items: "I sold my car and" loses "and". */
export const withoutOpenEnd = (text: string, { block, after, endsBlock }: Place): string =>
  endsBlock && block?.kind === 'paragraph' && after?.kind === 'item' ? text.replace(OPEN_END, '') : text;

/** Whether a sentence introduces the quotation below it, so that a link in it means that: "[This letter] came in May:" */
export const leadsToQuotation = ({ sentence, after, endsBlock }: Place): boolean =>
  endsBlock && after?.kind === 'quote' && /[:：]$/u.test(sentence.text);

/** Whether a paragraph has an open end above a quotation with a sentence of its own. */
const leadsToWhole = ({ block, after, endsBlock }: Place, below: { isLedIn: boolean } | undefined): boolean =>
  endsBlock && below?.isLedIn === true && block?.kind === 'paragraph' && QUOTED_WHOLE.test(after?.text ?? '');

/** Adds a colon to a label above its items and to an open end above a quotation. */
export function withColon(text: string, place: Place, quotation?: { isLedIn: boolean }): string {
  if (!/[\p{L}\p{N}]$/u.test(text)) return text;
  return introducesItems(text, place) || leadsToWhole(place, quotation) ? `${text}:` : text;
}

const introducesItems = (text: string, { block, after, endsBlock }: Place): boolean =>
  endsBlock &&
  after?.kind === 'item' &&
  block?.kind === 'item' &&
  after.level > block.level &&
  countWords(text) < LABEL_WORDS;

const QUOTED_WHOLE = /^["“”„«»]?\p{Lu}/u;

export const isNested = ({ block, before, opensBlock }: Place): boolean =>
  opensBlock && block?.kind === 'item' && block.level > 1 && before?.kind === 'item';

/** A longer sentence above a list also says something itself. */
const COUNTING_WORDS = 25;
const MOST_ITEMS = 20;

/** Whether a sentence counts the items below its block ("She followed a 3 step plan to mend it."), and not hours or miles. */
function countsItems(text: string, at: number, { blocks, language }: Source): boolean {
  const below = blocks.slice(at + 1, at + 2 + MOST_ITEMS * 2);
  const end = below.findIndex(({ kind }) => kind !== 'item');
  const run = end < 0 ? below : below.slice(0, end);
  const [first] = run;
  const count = run.filter(({ level, isOfItem }) => level === first?.level && isOfItem !== true).length;
  const isCount = ({ 0: word, index }: RegExpExecArray): boolean =>
    (numberWords(language).get(word.toLowerCase()) ?? Number(word)) === count &&
    !isMeasure(unitBehind(text, index + word.length) ?? '');
  return count > 1 && count <= MOST_ITEMS && [...text.matchAll(COUNT)].some(isCount);
}
/** A word or number with a word behind it, which it may count. */
const COUNT = /(?<![\p{L}\d.,])(?:\d{1,2}|\p{L}+)(?=[\s-]\p{L})/gu;

/** Whether a sentence is a note above a list: a few words, such as "Serves 6", or one that counts its items. */
export function notesList(text: string, index: number, source: Source): boolean {
  const { sentence, block, after, endsBlock, opensBlock } = placeOf(index, source);
  if (!endsBlock || block?.kind === 'item' || after?.kind !== 'item') return false;
  const words = countWords(text);
  return (
    (opensBlock && words <= NOTE_WORDS) ||
    (words <= COUNTING_WORDS && countsItems(text, sentence.block, source))
  );
}

/** What the fields of a unit say about its item. */
export const itemIn = ({ kind, level = 0, isNumbered = false, isOfItem = false }: Partial<Block> = {}) => ({
  isItem: kind === 'item',
  isNested: kind === 'item' && level > 1,
  isNumbered,
  isOfItem,
});
