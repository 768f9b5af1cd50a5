/** How words name the topics of a text; lists of words are separated by spaces. */
export interface Topics {
  /** True of nearly any text: a topic only where nothing better is there. */
  generic: string;
  /** Time, money, measures and qualities, the months apart: what they describe can be a topic, but they cannot. */
  units?: string;
  /** Words before a noun; without them only a clause's first word is doubtful. */
  leads?: string;
  /** A word and its neighbour are one topic without such a word; elsewhere they are as often subject and verb: "mairie prête". */
  hasLoosePairs?: boolean;
  /** Endings of words that are no nouns. */
  endings?: RegExp;
  /** Nouns all the same. */
  nouns?: string;
  /** Adverbs and words of request that stand beside a noun. */
  adverbs?: RegExp;
  /** Two neighbours that are no topic together, with the word behind them. */
  isNoPair?: (word: string, next: string, behind: string) => boolean;
  /** An adjective, which alone is no topic. */
  quality?: RegExp;
  /** Nouns where words are not spaced. */
  unspaced?: RegExp;
}
