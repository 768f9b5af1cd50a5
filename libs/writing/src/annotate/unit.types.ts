export interface Unit {
  index: number;
  /** As an output says it: without references to its page, with the address of a link that says nothing else. */
  text: string;
  /** The text with the clause at its end that sends to an address: "…: here's mine (https://…)." */
  inFull?: string;
  block: number;
  section: number;
  words: number;
  /** Content word stems, distinct. */
  stems: readonly string[];
  /** The speaker in an interview or quotation; empty for the author. */
  speaker: string;
  isItem: boolean;
  isNested: boolean;
  isNumbered: boolean;
  isOfItem: boolean;
  isQuestion: boolean;
  opensBlock: boolean;
  /** The heading above that it answers, or means by "this". */
  question: string;
  /** Needs the sentence before it to be understood. */
  isDependent: boolean;
  /** Distance back to the lead-in of the code or table that it refers to, or to the first of two sides; 0 for none. */
  reach: number;
  /** Announces what follows: a colon, a lead-in. */
  announces: boolean;
  /** The next sentence belongs to it: a lead-in, a question, one side of a contrast. It must not end a run. */
  owesNext: boolean;
  /** Belongs to the quotation of the sentence before it, or is introduced by that sentence. */
  isQuotedOn: boolean;
  /** Ends in a colon above subheadings, which are the items of its list. */
  leadsHeadings: boolean;
  /** Housekeeping, broken or foreign text: not used, except in a whole text (`isTrueWithAll`). */
  isExcluded: boolean;
  /** Surrounds the content of its text, or points outside it. */
  isApart: boolean;
  /** Used only in a whole text: it greets, sends to an address, or quotes an unnamed person. */
  isOfWhole: boolean;
  /** Has a word that is banned by the brand of the output. */
  isBanned: boolean;
  shown: string;
  /** Imagined, hedged, intended or conditional: its figures are not shown large. */
  isHedged: boolean;
  /** States a plan or an attempt, so that its outcome follows. */
  isIntent: boolean;
  /** Sums up the paragraphs above it. */
  isSumming: boolean;
  /** The words by which it sums up if `text` is without them; a whole text restores them (`withSumming`). */
  summing: string;
  isContrast: boolean;
  /** Finds, aims, advises or defines: says should, means, because, the key is … */
  isCue: boolean;
  /** Uses the surname of a person whom an earlier sentence introduces. */
  needsName: boolean;
  /** Its subject is a noun that the text before it explains: "the improvement". */
  namesUnknown: boolean;
  /** States the point of its text explicitly. */
  statesPoint: boolean;
  isDemand: boolean;
  figure: string;
  /** 0 to 1. */
  salience: number;
}
