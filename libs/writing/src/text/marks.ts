/** Quotation marks for a character class; a mark that opens in one language closes in another. */
export const QUOTES = String.raw`"“”„«»‘’‚‹›「」『』`;

/** Closing marks for a character class. */
export const CLOSING_SIGNS = String.raw`"'“”‘’«»)\]」』`;
/** What may follow the mark that ends a sentence: `.“` in German, `. »` in French. */
export const CLOSES = String.raw`(?:[${CLOSING_SIGNS}]|[ \u00a0\u202f]»)*`;

/** The quoted parts of a text. */
export const QUOTED_PARTS = /["“„«][^"“”„«»]*["“”»]/gu;

/** The end of a sentence, or a final colon. */
export const ENDED = new RegExp(String.raw`[.!?…。！？:：]${CLOSES}\s*$`, 'u');

/** A text with straight quotation marks, for comparison. */
export const asStraight = (text: string): string =>
  /[‘’“”]/.test(text) ? text.replace(/[“”]/gu, '"').replace(/[‘’]/gu, "'") : text;

/** A line that opens or closes a letter: "Dear neighbours,", "Love,". */
export const LETTER_LINE = /^\p{Lu}[^.!?:;,()]{1,40},$/u;

/** What is added below a signature: "P.S. …", "PS: …". */
export const POSTSCRIPT = /^P\.? ?(?:P\.? ?)?S(?:\.?[:,]|\.| ?[–—-]) (?=\S)/u;

/** What is to be filled in: "Dear Captain [your captain’s name],". */
export const SLOT = String.raw`(?:your|insert)(?!\p{L})`;
