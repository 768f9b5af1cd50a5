import { languageOf } from '../../languages/registry.js';
import type { Block, Source } from '../../source/source.types.js';
import { isAgreed } from '../../source/readers/turns.js';
import { POSTSCRIPT } from '../../text/marks.js';
import { onceFor } from '../../text/once-for.js';
import type { Unit } from '../unit.types.js';
import { countWords } from '../../languages/words.js';
import { isAnnounced } from './no-sentence.js';
import { isExcluded } from './housekeeping.js';
import { isDisclosure } from './housekeeping-patterns.js';

/** Most of a text that its greeting, or a statement at its end, takes up. */
const PART = 0.25;

/** Index of the first block after the greeting; 0 for none. */
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

/** Index of the interviewer's thanks below the last answer, which are only used in a whole text; -1 for none. */
export const farewellAt = onceFor(({ blocks, language }: Source): number => {
  const at = blocks.findLastIndex(({ speaker }) => speaker !== undefined) + 1;
  const isAnswer = blocks[at - 1]?.kind === 'paragraph';
  const isFarewell = languageOf(language).context?.greeting.test(blocks[at]?.text ?? '');
  return isAnswer && isFarewell === true ? at : -1;
});

/** Index of a statement in italics after an aside at the end ("_Who pays for it_"), which is only used in a whole text; Infinity for none. */
export const statementAt = onceFor(({ blocks, sections }: Source): number => {
  const told = new Set(sections.flatMap((section) => section.blocks));
  const isBehind = (at: number): boolean => blocks[at]?.kind === 'paragraph' && !told.has(at);
  const found = blocks.findLastIndex(
    ({ isInItalics }, at) => isInItalics === true && told.has(at) && isBehind(at - 1),
  );
  return found < blocks.length * (1 - PART) ? Infinity : found;
});

/** Index of the first of the postscripts that end a text, which are only used in a whole text; Infinity for none, also if a list follows. */
export const postscriptAt = onceFor(({ blocks, sections }: Source): number => {
  const told = [...new Set(sections.flatMap((section) => section.blocks))].toSorted((a, b) => a - b);
  const isPostscript = (at: number): boolean =>
    blocks[at]?.kind === 'paragraph' && POSTSCRIPT.test(blocks[at].text) && !/[:：]$/u.test(blocks[at].text);
  return told[told.findLastIndex((at) => !isPostscript(at)) + 1] ?? Infinity;
});

/** Index of the first block that only closes a whole text; Infinity for none. */
export const closingAt = (source: Source): number => Math.min(statementAt(source), postscriptAt(source));

const ABOUT_TEXT = /\bguest (?:post|author|blogger|column|article)\b/iu;

/** A longer paragraph in italics is content. */
const NOTE_CHARS = 600;
const isShortInItalics = (block: Block | undefined): boolean =>
  block?.isInItalics === true && block.text.length <= NOTE_CHARS;

/** Fewer words are the label of a note: "About the author:" */
const LEAD_WORDS = 6;
const isLed = (at: number, source: Source): boolean =>
  isAnnounced(at, source) && countWords(source.blocks[at - 1]?.text ?? '') >= LEAD_WORDS;

/** Whether a block is a verse at the end that the author introduces, which is only used in a whole text. */
const isClosingVerse = (at: number, source: Source): boolean =>
  isShortInItalics(source.blocks[at]) &&
  isLed(at, source) &&
  source.blocks.slice(at + 1).every(({ isInItalics }) => isInItalics === true);

/** Whether a block greets, takes leave or closes a text, as only a whole text does. */
export const isInFrame = (at: number, source: Source): boolean =>
  at < greetingEnd(source) ||
  at >= closingAt(source) ||
  at === farewellAt(source) ||
  isClosingVerse(at, source);

/** The paragraphs in italics from one end of a text, past its housekeeping; empty if all are in italics. */
function italicsFrom(
  order: readonly number[],
  source: Source,
  isHousekeeping: (at: number) => boolean,
): number[] {
  const { blocks } = source;
  const told = order.filter((at) => blocks[at]?.kind !== 'heading');
  const isAgreedOn = (at: number): boolean => isAgreed(blocks[at]?.text ?? '', blocks[at - 1]?.text ?? '');
  const end = told.findIndex(
    (at) => (!isShortInItalics(blocks[at]) && !isHousekeeping(at)) || isAgreedOn(at) || isLed(at, source),
  );
  return end < 0 ? [] : told.slice(0, end).filter((at) => blocks[at]?.isInItalics === true);
}

/** Indexes of paragraphs in italics by a host or publisher: below the text, and above it if they are about the text itself. */
export const notesAround = onceFor((source: Source): ReadonlySet<number> => {
  const { blocks, sections, sentences, language } = source;
  const told = new Set(sections.flatMap((section) => section.blocks));
  const order = [...blocks.keys()].filter(
    (at) => (told.has(at) || blocks[at]?.isInItalics === true) && !isDisclosure(blocks[at]?.text ?? ''),
  );
  const outIn = (at: number): boolean[] =>
    sentences.filter(({ block }) => block === at).map(({ text }) => isExcluded(text, language));
  const isNote = (at: number): boolean => ABOUT_TEXT.test(blocks[at]?.text ?? '') || outIn(at).includes(true);
  const isHousekeeping = (at: number): boolean => outIn(at).length > 0 && !outIn(at).includes(false);
  const above = italicsFrom(order, source, isHousekeeping);
  return new Set([
    ...(above.some(isNote) ? above : []),
    ...italicsFrom(order.toReversed(), source, isHousekeeping),
  ]);
});

export const GREETING_WORDS = 3;
/** The first sentence, which needs nothing before it. Skips "Hello!" and unusable paragraphs of a sentence. */
export const beginningOf = (units: readonly Unit[]): Unit | undefined =>
  units.find(
    ({ isExcluded: isOut, words, block }, at) =>
      !isOut || (words > GREETING_WORDS && units[at + 1]?.block === block),
  );
