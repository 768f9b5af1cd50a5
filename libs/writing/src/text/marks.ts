/** Quotation marks, for a character class: one that opens in a language closes in another. */
export const QUOTES = String.raw`"“”„«»‘’‚‹›「」『』`;

/** What may stand behind the sign that ends a sentence: `.“` in German, `. »` in French. */
export const CLOSES = String.raw`(?:["'“”‘’«»)\]」』]|[ \u00a0\u202f]»)*`;

/** The end of a sentence, or of what announces the next one. */
export const ENDED = new RegExp(String.raw`[.!?…。！？:：]${CLOSES}\s*$`, 'u');

/** A text with straight marks: the same for both ways to write them. */
export const asStraight = (text: string): string =>
  /[‘’“”]/.test(text) ? text.replace(/[“”]/gu, '"').replace(/[‘’]/gu, "'") : text;

/** "Dear neighbours,", "Love,": a line of a letter's greeting or of its end. */
export const LETTER_LINE = /^\p{Lu}[^.!?:;,()]{1,40},$/u;
