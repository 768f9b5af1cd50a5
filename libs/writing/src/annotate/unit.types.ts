export interface Unit {
  index: number;
  /** As an output says it: without what only its page has, with the address of a link that says nothing else. */
  text: string;
  /** With the clause at its end that sends to an address: "…: here's mine (https://…)." */
  inFull?: string;
  block: number;
  section: number;
  words: number;
  /** Content word stems, distinct. */
  stems: readonly string[];
  /** Who says it in an interview or quotation; empty for the author. */
  speaker: string;
  isItem: boolean;
  /** In an item below another one. */
  isNested: boolean;
  isNumbered: boolean;
  /** In a further paragraph of the item above. */
  isOfItem: boolean;
  isQuestion: boolean;
  opensBlock: boolean;
  /** The heading above that it answers, or means by "this". */
  question: string;
  /** Needs the sentence before it to be understood. */
  isDependent: boolean;
  /** How many sentences back the code or table that it speaks of is led in; 0 for none. */
  reach: number;
  /** Announces what follows: a colon, a lead-in. */
  announces: boolean;
  /** The next sentence belongs to it: a lead-in, a question, one side of a contrast. It never ends a run. */
  owesNext: boolean;
  /** Belongs to the quotation of the sentence before it, or is introduced by that one. */
  isQuotedOn: boolean;
  /** Ends in a colon above subheadings: they are the items of its list. */
  leadsHeadings: boolean;
  /** Housekeeping, broken or foreign text: not chosen. A whole text may keep it (`isTrueWithAll`). */
  isUntellable: boolean;
  /** Of what surrounds the content, or points outside it. */
  isApart: boolean;
  /** Included only with all of its text around it: it greets, sends to an address, or quotes without a name. */
  isOfWhole: boolean;
  /** A word of it is banned by the brand that the output is for. */
  isBanned: boolean;
  shown: string;
  /** Imagined, hedged, intended or conditional: its figures are never set large. */
  isHedged: boolean;
  /** States a plan or an attempt; its outcome follows. */
  isIntent: boolean;
  /** Sums up the paragraphs above it. */
  isSumming: boolean;
  /** The words by which it does, where its text is without them: a whole text has them back (`withSumming`). */
  summing: string;
  isContrast: boolean;
  /** Finds, aims, advises or defines: says should, means, because, the key is … */
  isCue: boolean;
  /** Uses the surname of a person whom an earlier sentence introduces. */
  needsName: boolean;
  /** States the point of its text explicitly. */
  statesPoint: boolean;
  /** Names a day that was still to come when its text was published. */
  isAhead: boolean;
  /** Says what is to be done. */
  isDemand: boolean;
  figure: string;
  /** 0 to 1. */
  salience: number;
}
