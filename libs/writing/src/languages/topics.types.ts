/** How words name the topics of a text; lists of words are separated by spaces. */
export interface Topics {
  /** Words found in nearly any text. They name a topic only if nothing better does. */
  generic: string;
  /** Times, money, measures and qualities (months are in `times`). They name no topic themselves. */
  units?: string;
  /** Words that precede a noun. If absent, only the first word of a clause is doubtful. */
  leads?: string;
  /** Two neighbouring words are a topic even without a lead. False where they may be subject and verb: "mairie prête". */
  hasLoosePairs?: boolean;
  /** Endings of words that are not nouns. */
  endings?: RegExp;
  /** Nouns despite such an ending. */
  nouns?: string;
  /** Adverbs and words of request that may follow a noun. */
  adverbs?: RegExp;
  /** Whether two neighbours are not a topic. `behind`: the word after them. */
  isNoPair?: (word: string, next: string, behind: string) => boolean;
  /** Adjectives, which are not a topic alone. */
  quality?: RegExp;
  /** Nouns, for languages without spaces between words. */
  unspaced?: RegExp;
}
