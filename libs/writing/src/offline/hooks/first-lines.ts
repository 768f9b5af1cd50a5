import { CLOSES } from '../../text/marks.js';
/* What the words of a first line give away about it. */

/** Says what something is: knowledge, no reason to go on. */
export const DEFINITION =
  /^(?:the |an? )?[\p{Lu}][^,.;:]{2,90}? (?:is|are) (?:an?|the|civil|one of) [^.]{8,}/u;

/** A figure of more than one digit that is no year, a share or a sum. */
export const FIGURE = /(?<!\p{N})(?!(?:19|20)\d\d(?!\p{N}))\d[\d.,]*\d|\d\s?%|[$€£¥]\s?\d|percent|Prozent/u;

/** An abbreviation that few know. */
export const ACRONYM = /(?<![\p{L}\d])\p{Lu}{3,5}s?(?![\p{L}\d])/u;

/** A line without an end is a dateline or a caption. */
export const STANDS = new RegExp(`[.!?。！？…:：]${CLOSES}$`, 'u');
