import { CLOSES, LETTER_LINE, POSTSCRIPT } from '../../text/marks.js';
import { labelOf } from '../item-label.js';
import type { Block, Source } from '../../source/source.types.js';

export const isAnnounced = (block: number, { blocks }: Source): boolean => {
  const { kind, text = '' } = blocks[block - 1] ?? {};
  return kind === 'paragraph' && /[:：]$/u.test(text);
};

/** Names and titles have more capitals: "the shed is now paid by the club". */
const CLAUSE_WORDS = 9;
function isClause(text: string): boolean {
  const words = text.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return (
    !text.includes('://') &&
    words.length >= CLAUSE_WORDS &&
    words.filter((word) => /^\p{Ll}/u.test(word)).length * 2 >= words.length
  );
}

/** Whether the last line is a signature, without a full stop or a date: "The harbour crew: Jo, Martin and Ewa". */
const isSignature = (block: number, { blocks }: Source): boolean =>
  block > 0 &&
  block === blocks.length - 1 &&
  isNoSentence(blocks[block]) &&
  !SENTENCES.test(blocks[block]?.text ?? '') &&
  !DATED.test(blocks[block]?.text ?? '') &&
  !isClause(blocks[block]?.text ?? '') &&
  !isNoSentence(blocks[block - 1]);
const DATED = /^\p{Lu}[\p{L} ]{1,24}: [^:]*\d/u;
const SENTENCES = /^[\p{L}\p{N}"“„].*\p{Ll}{4}[.!?…] (?:[–—-] ?)?\p{Lu}/su;
/** Whether a line is a dateline: above the first paragraph ("Minutes of the meeting"). */
const isDateline = (block: number, { blocks }: Source): boolean =>
  isNoSentence(blocks[block]) &&
  block < DATELINES &&
  blocks.slice(block + 1, block + 1 + NEAR).some((each) => each.kind === 'paragraph' && !isNoSentence(each));
/** Whether a line is a caption: an unfinished line between sentences without a label ("Race horses on the beach"). */
const isCaption = (block: number, { blocks }: Source): boolean => {
  const [before, own, after] = [blocks[block - 1], blocks[block], blocks[block + 1]];
  if (own?.kind !== 'paragraph' || /[.!?] /u.test(own.text)) return false;
  const isLine = isNoSentence(own) && labelOf(own.text) === '' && !isRemark(before, own, after);
  return isLine && isSentence(before) && (isSentence(after) || after?.kind === 'heading');
};
const isLabelled = (block: Block | undefined): boolean => labelOf(block?.text ?? '') !== '';
/** Whether a line in minutes is a remark such as "no objection": in italics, or between the words of two people. */
const isRemark = (before: Block | undefined, own: Block, after: Block | undefined): boolean =>
  (own.isInItalics === true && before?.isPictured !== true) || (isLabelled(before) && isLabelled(after));
const isSentence = (block: Block | undefined): boolean => block?.kind === 'paragraph' && !isNoSentence(block);
const AFTER_NAME = 6;
/** Whether a line belongs to a letter: "Dear neighbours," above a paragraph, or "Love," above the last line, that line, and a postscript below it. */
export function isOfLetter(block: number, { blocks }: Source): boolean {
  const isLast = (at: number): boolean =>
    at === blocks.length - 1 || POSTSCRIPT.test(blocks[at + 1]?.text ?? '');
  const isName = (at: number): boolean => isLast(at) && isNoSentence(blocks[at]);
  const isOver = (at: number): boolean =>
    blocks[at]?.kind === 'paragraph' &&
    LETTER_LINE.test(blocks[at].text) &&
    (isSentence(blocks[at + 1]) || isName(at + 1));
  const isSigned = (at: number): boolean => isName(at) && isOver(at - 1);
  const isBelowName = (at: number): boolean =>
    at > 0 && POSTSCRIPT.test(blocks[at + 1]?.text ?? '') && isSigned(at);
  const near = Array.from({ length: AFTER_NAME }, (_, away) => block - 1 - away);
  return isOver(block) || isSigned(block) || near.some(isBelowName);
}
/** Whether a line is the title of its text, above all or again above the card of a recipe. */
const isTitle = (block: number, { blocks, title }: Source): boolean =>
  blocks.length > 1 &&
  blocks[block]?.text === title &&
  isNoSentence(blocks[block]) &&
  (block === 0 || !isSentence(blocks[block + 1]));
/** Whether a line is a title, a signature, a dateline or a caption. */
export const isLooseLine = (block: number, source: Source): boolean =>
  !isOfLetter(block, source) &&
  (isTitle(block, source) ||
    isDateline(block, source) ||
    (!isAnnounced(block, source) && (isSignature(block, source) || isCaption(block, source))));
const NEAR = 3;
const DATELINES = 2;
const ENDS = new RegExp(
  String.raw`(?:[.!?…。！？:：;]${CLOSES}|\p{Extended_Pictographic}\uFE0F?|\^\^|[:;]-?[()]|(?<= )(?:[:;=xX]-?[DpP]|<3))$`,
  'u',
);
/** A longer paragraph is a sentence without its full stop. */
const LINE_CHARS = 140;
const isNoSentence = (block: Block | undefined): boolean =>
  block?.kind === 'paragraph' && block.text.length <= LINE_CHARS && !ENDS.test(block.text.trim());
