/** How words name the topics of a text; lists of words are separated by spaces. */
export interface Topics {
  /** Words found in nearly any text, which name no topic alone. */
  generic: string;
  /** Times, money and measures (months are in `times`), which name none either. */
  units?: string;
  /** Words that lead in a noun. Without them every word may be one. */
  leads?: string;
  /** Words that are no nouns by their ending. */
  noNoun?: RegExp;
  /** Nouns, for languages without spaces between words. */
  unspaced?: RegExp;
}
