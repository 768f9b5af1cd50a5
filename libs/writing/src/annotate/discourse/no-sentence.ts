import { keyOf, sentenceKeysOf } from '../../text/sentence-keys.js';
import { partsOfText } from '../../text/units-of-text.js';
import { CLOSES, LETTER_LINE } from '../../text/marks.js';
import { countWords } from '../../languages/words.js';
import { findDates } from '../mentions/times/dates.js';
import { labelOf } from '../item-label.js';
import { LABEL_WORDS } from '../places.js';
import type { Block, Source } from '../../source/source.types.js';
import type { Unit } from '../unit.types.js';
import { isTally } from './debts.js';

/** "I leave you with her last words:" */
const isAnnounced = (block: number, { blocks }: Source): boolean => {
  const { kind, text = '' } = blocks[block - 1] ?? {};
  return kind === 'paragraph' && /[:：]$/u.test(text);
};

/** A line below a picture, set as a quotation of one sentence. */
const isQuotedCaption = (block: number, { blocks }: Source): boolean => {
  const { kind, speaker, text = '' } = blocks[block] ?? {};
  if (kind !== 'quote' || speaker !== undefined || blocks[block - 1]?.isPictured !== true) return false;
  return (
    blocks[block + 1]?.kind !== 'quote' &&
    text.length <= LINE_CHARS &&
    partsOfText(text, 'sentence').length === 1
  );
};

/** "The harbour crew: Jo, Martin and Ewa": the last line, if it is no sentence and has none: "They came back. – JL" */
const isSignature = (block: number, { blocks }: Source): boolean =>
  block > 0 &&
  block === blocks.length - 1 &&
  isNoSentence(blocks[block]) &&
  !SENTENCES.test(blocks[block]?.text ?? '') &&
  !DATED.test(blocks[block]?.text ?? '') &&
  !isNoSentence(blocks[block - 1]);
/** "Next meeting: 3 May" */
const DATED = /^\p{Lu}[\p{L} ]{1,24}: [^:]*\d/u;
const SENTENCES = /^[\p{L}\p{N}"“„].*\p{Ll}{4}[.!?…] (?:[–—-] ?)?\p{Lu}/su;
/** "Minutes of the meeting": the same above the first paragraph; a date also below several headings. */
const isDateline = (block: number, { blocks, language }: Source): boolean =>
  isNoSentence(blocks[block]) &&
  (block < DATELINES || (isBelowHead(block, blocks) && isDate(blocks[block], language))) &&
  blocks.slice(block + 1, block + 1 + NEAR).some((each) => each.kind === 'paragraph' && !isNoSentence(each));
/** A few words between two pictures, or that begin small below one. */
const isBelowPicture = (before: Block | undefined, own: Block): boolean =>
  before?.isPictured === true &&
  (own.isPictured === true
    ? isNoSentence(own) || countWords(own.text) < LABEL_WORDS
    : isNoSentence(own) && /^\p{Ll}/u.test(own.text));
/** "Race horses on the beach": a line between sentences that is none, has no label, and leads over to nothing; or a few words below a picture. */
const isCaption = (block: number, { blocks }: Source): boolean => {
  const [before, own, after] = [blocks[block - 1], blocks[block], blocks[block + 1]];
  if (own?.kind !== 'paragraph' || /[.!?] /u.test(own.text)) return false;
  if (isBelowPicture(before, own)) return true;
  const isLine = isNoSentence(own) && labelOf(own.text) === '' && !isRemark(before, own, after);
  return isLine && isSentence(before) && (isSentence(after) || after?.kind === 'heading');
};
const isLabelled = (block: Block | undefined): boolean => labelOf(block?.text ?? '') !== '';
/** In minutes, "no objection" is what happened: set in italics, or between what two people say. */
const isRemark = (before: Block | undefined, own: Block, after: Block | undefined): boolean =>
  (own.isInItalics === true && before?.isPictured !== true) || (isLabelled(before) && isLabelled(after));
const isSentence = (block: Block | undefined): boolean => block?.kind === 'paragraph' && !isNoSentence(block);
/** "Dear neighbours," above a paragraph; "Love," above the last line, and that. */
export function isOfLetter(block: number, { blocks }: Source): boolean {
  const isName = (at: number): boolean => at === blocks.length - 1 && isNoSentence(blocks[at]);
  const isOver = (at: number): boolean =>
    blocks[at]?.kind === 'paragraph' &&
    LETTER_LINE.test(blocks[at].text) &&
    (isSentence(blocks[at + 1]) || isName(at + 1));
  return isOver(block) || (isName(block) && isOver(block - 1));
}
/** A line that is no sentence and says nothing: a signature, a dateline, a caption. */
export const isLooseLine = (block: number, source: Source): boolean =>
  !isOfLetter(block, source) &&
  (isDateline(block, source) ||
    (!isAnnounced(block, source) &&
      (isSignature(block, source) || isCaption(block, source) || isQuotedCaption(block, source))));
const isDate = (block: Block | undefined, language: string): boolean =>
  findDates(block?.text ?? '', language)[0]?.text === block?.text;
const isBelowHead = (block: number, blocks: readonly Block[]): boolean =>
  block <= HEADINGS && blocks.slice(0, block).every(({ kind }) => kind === 'heading');
const HEADINGS = 4;
const NEAR = 3;
const DATELINES = 2;
/** The end of a sentence; in a letter a smiley is one too. */
const ENDS = new RegExp(
  String.raw`(?:[.!?…。！？:：;]${CLOSES}|\p{Extended_Pictographic}\uFE0F?|\^\^|[:;]-?[()])$`,
  'u',
);
/** A longer paragraph is a sentence whose author left out the full stop. */
const LINE_CHARS = 140;
const isNoSentence = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && block.text.length <= LINE_CHARS && !ENDS.test(block.text.trim());

/** Fewer words may be said again for effect. */
const REPEATED_WORDS = 12;
const MARKS = /[“”„«»"]/u;
/** A sentence that comes twice is kept where it comes first; a pull quote where the text quotes it. */
export function silenceRepeats(units: readonly Unit[]): void {
  const told = units.filter(({ isUntellable }) => !isUntellable);
  const quoted = new Set(
    told
      .filter(({ speaker, text, isQuotedOn }) => speaker === '' && (isQuotedOn || MARKS.test(text)))
      .flatMap(({ text }) => text.split(MARKS).flatMap(sentenceKeysOf)),
  );
  // an answer has more than what is quoted of it
  for (const own of Map.groupBy(told, ({ block }) => block).values())
    if (own.every(({ speaker, text }) => speaker !== '' && quoted.has(keyOf(text))))
      for (const unit of own) unit.isUntellable = true;
  const said = new Set<string>();
  for (const unit of told) {
    if (unit.words < REPEATED_WORDS || unit.isUntellable || isTally(unit)) continue;
    const key = keyOf(unit.text);
    unit.isUntellable = said.has(key);
    said.add(key);
  }
}
