import { isStopword } from '../languages/stop-words.js';
import { countWords, rawWords } from '../languages/words.js';
import type { Block, Source } from '../source/source.types.js';
import { callsAhead } from './discourse/housekeeping-patterns.js';
import { pointsAhead } from './pictures/pictured.js';
import { ENDED } from '../text/marks.js';
import { withLetters } from '../text/without-code.js';
import { LABEL_WORDS, type Place } from './places.js';

interface Told {
  source: Source;
  sectionOf: ReadonlyMap<number, number>;
}

const LEADS = /[:：]$/u;
/** A longer line above a picture is more than a caption: "View of the castle and a bridge:". At the end of a paragraph it has fewer words. */
const CAPTION_WORDS = 9;
/** Whether a picture follows, unless the sentence introduces the list below the picture. */
const isPictured = ({ block, after }: Place): boolean =>
  block?.isPictured === true && !(block.kind === 'paragraph' && after?.kind === 'item');

/** Whether a sentence ends above a picture, or above a paragraph that no output has. */
export const leadsToGone = (place: Place, { sectionOf }: Told): boolean =>
  place.endsBlock &&
  (isPictured(place) || (place.after?.kind === 'paragraph' && !sectionOf.has(place.sentence.block + 1)));

/** Whether a sentence ends with what a picture shows, or asks what only links answer. */
const endsInGone = ({ sentence, block, after }: Place, { source, sectionOf }: Told): boolean =>
  (block?.isPictured === true && pointsAhead(sentence.text, source.language)) ||
  (sentence.isQuestion && after?.kind === 'item' && !sectionOf.has(sentence.block + 1));

/** An item with fewer words, or without an end, is a link and what it is about. */
const SAID_WORDS = 8;
const saysNothing = (item: Block | undefined): boolean =>
  item?.kind !== 'item' || !ENDED.test(item.text) || countWords(item.text) < SAID_WORDS;

/** Whether a sentence introduces nothing that an output has: "Namely:" above a heading, or a lead-in without its list or picture. */
export function isBareLead(text: string, place: Place, context: Told): boolean {
  if (!place.endsBlock) return false;
  if (endsInGone(place, context)) return true;
  if (!LEADS.test(place.sentence.text)) return false;
  return (callsAhead(text) && saysNothing(place.after)) || leadsToNothing(text, place, context);
}

function leadsToNothing(text: string, place: Place, context: Told): boolean {
  const { sentence, block, after } = place;
  const isShown = isPictured(place);
  if (after?.kind === 'heading' && !isShown) return countWords(text) < LABEL_WORDS;
  const most = block?.text === sentence.text ? CAPTION_WORDS : LABEL_WORDS;
  if (isShown && countWords(text) <= most) return true;
  const isGone = leadsToGone(place, context);
  return isGone ? LEADS.test(text) : !context.sectionOf.has(sentence.block + 1);
}

/** Whether a sentence is about the code below it: "To learn more, run this:", "LET can leave a comment!" */
export function isAboutCode(text: string, shown: string, { code, language }: Source): boolean {
  if (/[:：]$/u.test(text) || withLetters(text, code) !== text) return true;
  const words = new Set(rawWords(shown, language));
  return rawWords(text, language).some(
    (word) => words.has(word) && !isStopword(word.toLowerCase(), language),
  );
}
