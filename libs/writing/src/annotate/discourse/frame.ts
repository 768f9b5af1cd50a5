import { languageOf } from '../../languages/registry.js';
import type { Block, Source } from '../../source/source.types.js';
import { isAgreed } from '../../source/readers/turns.js';
import { onceFor } from '../../text/once-for.js';
import type { Unit } from '../unit.types.js';
import { isUntellable } from './housekeeping.js';
import { isDisclosure, isSpoken } from './housekeeping-patterns.js';

/** A text greets in its first paragraphs. */
const PART = 0.25;

/** The paragraphs with which a speaker greets and thanks: the first block behind them; 0 for none. */
export const greetingEnd = onceFor(({ blocks, language }: Source): number => {
  const { greeting } = languageOf(language).context ?? {};
  if (greeting === undefined) return 0;
  let end = 0;
  for (const [at, { kind, text }] of blocks.entries()) {
    const isHead = kind === 'heading' || !/[.!?…]["”’)]*$/u.test(text.trim());
    if (isHead && end === 0) continue;
    if (end > 0 || !greeting.test(text)) break;
    end = at + 1;
  }
  return end <= Math.max(1, blocks.length * PART) ? end : 0;
});

/** "_Who pays for it_" behind what is set aside on the publisher: of use only with all of the text; Infinity for none. */
export const statementAt = onceFor(({ blocks, sections }: Source): number => {
  const told = new Set(sections.flatMap((section) => section.blocks));
  const isBehind = (at: number): boolean => blocks[at]?.kind === 'paragraph' && !told.has(at);
  const found = blocks.findLastIndex(
    ({ isInItalics }, at) => isInItalics === true && told.has(at) && isBehind(at - 1),
  );
  return found < 0 ? Infinity : found;
});

/** A line over the text that is about it, and not its content. */
const ABOUT_TEXT = /\bguest (?:post|author|blogger|column|article)\b/iu;

/** A longer one is content. */
const NOTE_CHARS = 600;
const isShortInItalics = (block: Block | undefined): boolean =>
  block?.isInItalics === true && block.text.length <= NOTE_CHARS;

/** A run of paragraphs in italics from one end of a text, past its housekeeping; none where all of it is in italics. */
function italicsFrom(
  order: readonly number[],
  { blocks }: Source,
  isHousekeeping: (at: number) => boolean,
): number[] {
  const told = order.filter((at) => blocks[at]?.kind !== 'heading');
  const isAgreedOn = (at: number): boolean => isAgreed(blocks[at]?.text ?? '', blocks[at - 1]?.text ?? '');
  const end = told.findIndex(
    (at) => (!isShortInItalics(blocks[at]) && !isHousekeeping(at)) || isAgreedOn(at),
  );
  return end < 0 ? [] : told.slice(0, end).filter((at) => blocks[at]?.isInItalics === true);
}

/**
 * Paragraphs in italics around a text, in which a host or its publisher speaks: below it (who wrote it, where, thanks),
 * and above it where they introduce the text rather than its topic.
 */
export const notesAround = onceFor((source: Source): ReadonlySet<number> => {
  const { blocks, sections, sentences, language } = source;
  const told = new Set(sections.flatMap((section) => section.blocks));
  const order = [...blocks.keys()].filter(
    (at) => (told.has(at) || blocks[at]?.isInItalics === true) && !isDisclosure(blocks[at]?.text ?? ''),
  );
  const outIn = (at: number): boolean[] =>
    sentences.filter(({ block }) => block === at).map(({ text }) => isUntellable(text, language));
  const isNote = (at: number): boolean => ABOUT_TEXT.test(blocks[at]?.text ?? '') || outIn(at).includes(true);
  const isHousekeeping = (at: number): boolean => outIn(at).length > 0 && !outIn(at).includes(false);
  const above = italicsFrom(order, source, isHousekeeping);
  return new Set([
    ...(above.some(isNote) ? above : []),
    ...italicsFrom(order.toReversed(), source, isHousekeeping),
  ]);
});

export const GREETING_WORDS = 3;
/** The first sentence, which needs nothing before it. Skips "Hello!" and paragraphs that no output has, but thanks. */
export const beginningOf = (units: readonly Unit[]): Unit | undefined =>
  units.find(
    ({ isUntellable: isOut, words, text, block }, at) =>
      !isOut || (words > GREETING_WORDS && (units[at + 1]?.block === block || isThanks(text))),
  );
const isThanks = (text: string): boolean => isSpoken(text) && /[.!?…。！？]$/u.test(text);
