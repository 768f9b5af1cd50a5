/** How words name the topics of a text; lists are separated by spaces. */
export interface Topics {
  /** Frequent words that name no topic alone. */
  generic: string;
  /** Times, money and measures, which name no topic alone; months are in `times`. */
  units?: string;
  /** Words that precede a noun; without them every word may be one. */
  leads?: string;
  /** Endings of words that are not nouns. */
  noNoun?: RegExp;
  /** Nouns, in languages without spaces between words. */
  unspaced?: RegExp;
}
