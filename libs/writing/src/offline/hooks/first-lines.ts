import { CLOSES } from '../../text/marks.js';

/** A definition: it informs, but gives no reason to read on. */
export const DEFINITION =
  /^(?:the |an? )?[\p{Lu}][^,.;:]{2,90}? (?:is|are) (?:an?|the|civil|one of) [^.]{8,}/u;

/** A percentage, an amount of money, or a number of several digits that is not a year. */
export const FIGURE = /(?<!\p{N})(?!(?:19|20)\d\d(?!\p{N}))\d[\d.,]*\d|\d\s?%|[$€£¥]\s?\d|percent|Prozent/u;

/** An abbreviation that few readers know. */
export const ACRONYM = /(?<![\p{L}\d])\p{Lu}{3,5}s?(?![\p{L}\d])/u;

/** A finished sentence, unlike a dateline or a caption. */
export const FINISHED = new RegExp(`[.!?。！？…:：]${CLOSES}$`, 'u');
