import { meansHeading } from '../languages/anaphora.js';
import { namesPlace } from '../languages/discourse-words.js';
import { languageOf } from '../languages/registry.js';
import { countWords, rawWords } from '../languages/words.js';
import type { Block } from '../source/source.types.js';
import { isConclusion } from './discourse/conclusions.js';
import type { QuoteBlock } from './quotations/quotations.js';
import { isNested, type Place } from './places.js';
import { oneOf } from '../text/one-of.js';
import type { Unit } from './unit.types.js';

export const headingAbove = ({ before, opensBlock }: Place, heading = ''): string =>
  opensBlock && before?.kind === 'heading' ? heading : '';

export const questionIn = (heading: string, block?: Pick<Block, 'asks'>): string =>
  block?.asks === true || /[?？]$/u.test(heading) ? heading : '';

/** A longer heading says more than its topic. */
const TOPIC_WORDS = 6;
const isTopic = (heading: string, language: string): boolean =>
  !/[:：]/u.test(heading) &&
  /\p{L}{3}/u.test(heading) &&
  countWords(heading) <= TOPIC_WORDS &&
  !namesPlace(heading, language) &&
  !isConclusion(heading);

/** A shorter answer says nothing without its question: "NumPy and SciPy." */
const ANSWER_WORDS = 6;
const HEDGES = oneOf`well so maybe perhaps probably (?:i|we)_(?:guess|think|suppose|believe)`;
/** What a reason is of, in its own main clause: "Because few ask, it is free." */
const SUBJECTS = oneOf`i we you he she it they there the`;
/** A reason without what it is for: "I guess it's because few asked." */
const REASON = new RegExp(
  [
    String.raw`^(?:(?:${HEDGES}),? )*(?:it|that|this)(?:['’]s| is| was) (?:\p{L}+ly |just )?because\b`,
    String.raw`^(?:(?:${HEDGES}),? )*because\b(?!.*, (?:${SUBJECTS})\b)`,
  ].join('|'),
  'iu',
);
const isAnswer = (text: string): boolean => countWords(text) <= ANSWER_WORDS || REASON.test(text);
interface Around {
  answers: boolean;
  quotes: ReadonlyMap<number, Pick<QuoteBlock, 'leansAbove'>>;
}
/** Whether a sentence depends on the item, the heading or the paragraph above it. */
export const leansByPlace = (
  text: string,
  heading: string,
  place: Place,
  { answers, quotes }: Around,
): boolean =>
  isNested(place) ||
  (place.opensBlock && quotes.get(place.sentence.block)?.leansAbove === true) ||
  (questionIn(heading, place.before) !== '' && (answers || isAnswer(text)));

/** The heading that a sentence needs above it: the question that it answers, or "Location" above "This is what gardeners mess up."; else empty. */
export const needsAbove = (
  { text, isDependent }: Pick<Unit, 'text' | 'isDependent'>,
  heading: string,
  { before }: Place,
  language: string,
): string =>
  isDependent && isTopic(heading, language) && meansHeading(text, language)
    ? heading
    : questionIn(heading, before);

/** Whether "this upgrade" under a heading such as "Conclusion" means the topic of the text. */
export function meansText(text: string, heading: string, language: string): boolean {
  const [first = '', next = ''] = rawWords(text, language);
  const isBare = languageOf(language).context?.isBare(first.toLowerCase(), next) !== false;
  return !isBare && namesPlace(heading, language) && meansHeading(text, language);
}
