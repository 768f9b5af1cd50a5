import { countWords } from '../languages/words.js';
import type { Source } from '../source/source.types.js';
import { pointsAhead } from './discourse/points-elsewhere.js';
import { LABEL_WORDS, type Place } from './places.js';

/** A source with the section of each block that an output may have. */
interface Told {
  source: Source;
  sectionOf: ReadonlyMap<number, number>;
}

const LEADS = /[:：]$/u;
/** "View of the castle and a bridge:" above a picture. A longer line says something. */
const CAPTION_WORDS = 9;
const SHOWN_WORDS = 12;

/** Says nothing but that something is shown: "Here is how it looks." */
const onlyShows = (text: string): boolean => SHOWS.test(text) && countWords(text) <= SHOWN_WORDS;
const SHOWS =
  /^(?:(?:so|and|but),? )?(?:here(?:['’]s| is| are)|let['’]s|(?:this|that|it) (?:is (?:how|what)|looks?))\b/iu;

/** Has a picture for what it leads to; a list below that is led to as well. */
const isPictured = ({ block, after }: Place): boolean =>
  block?.isPictured === true && !(block.kind === 'paragraph' && after?.kind === 'item');

/** Ends above a picture, or a line that no output has. */
export const leadsToGone = (place: Place, { sectionOf }: Told): boolean =>
  place.endsBlock &&
  (isPictured(place) || (place.after?.kind === 'paragraph' && !sectionOf.has(place.sentence.block + 1)));

/** Ends in what a picture shows, or asks what only links answer. */
const endsInGone = ({ sentence, block, after }: Place, { source, sectionOf }: Told): boolean =>
  (block?.isPictured === true && pointsAhead(sentence.text, source.language)) ||
  (sentence.isQuestion && after?.kind === 'item' && !sectionOf.has(sentence.block + 1));

/** Leads over to nothing: "Namely:" above a heading, or a lead-in whose list or picture an output has not. */
export function isBareLead(text: string, place: Place, context: Told): boolean {
  const { sentence, block, after, endsBlock } = place;
  if (endsBlock && endsInGone(place, context)) return true;
  if (!endsBlock || !LEADS.test(sentence.text)) return false;
  const isShown = isPictured(place);
  if (after?.kind === 'heading' && !isShown) return countWords(text) < LABEL_WORDS;
  if (isShown && block?.text === sentence.text && countWords(text) <= CAPTION_WORDS) return true;
  const isGone = leadsToGone(place, context);
  return isGone ? LEADS.test(text) || onlyShows(text) : !context.sectionOf.has(sentence.block + 1);
}
