/** A sentence of the source with what the writer needs to know about it. */
export interface Unit {
  /** Index into `Source.sentences`. */
  index: number;
  /** As the source says it, white space normalised. */
  text: string;
  block: number;
  /** Index into `Analysis.sections`. */
  section: number;
  words: number;
  /** Content word stems, distinct. */
  stems: readonly string[];
  /** Who says it in an interview or quotation; empty for the author. */
  speaker: string;
  /** Of a list. */
  isItem: boolean;
  isQuestion: boolean;
  opensBlock: boolean;
  /** The question it answers, if that is the heading right above it; else empty. */
  question: string;
  /** Needs the sentence before it to be understood. */
  isDependent: boolean;
  /** How many sentences back something it takes as known is introduced; 0 for none. */
  reach: number;
  /** Announces what follows: a colon, a lead-in. */
  announces: boolean;
  /** The next sentence belongs to it: a lead-in, a question, one side of a contrast. It never ends a run. */
  owesNext: boolean;
  /** Ends in a colon above subheadings: they are the items of its list. */
  leadsHeadings: boolean;
  /** Housekeeping, broken or foreign text: never included. */
  isUntellable: boolean;
  /** The code shown right after it and included with it; empty for none. */
  shown: string;
  /** Imagined, hedged, intended or conditional: its figures are never set large. */
  isHedged: boolean;
  /** States a plan or an attempt; its outcome follows. */
  isIntent: boolean;
  /** Sums up the paragraphs above it. */
  isSumming: boolean;
  isContrast: boolean;
  /** Finds, aims, advises or defines: says should, means, because, the key is … */
  isCue: boolean;
  /** Uses the surname of a person whom an earlier sentence introduces. */
  needsName: boolean;
  /** States the point of its text explicitly. */
  statesPoint: boolean;
  /** Says what is to be done. */
  isDemand: boolean;
  /** The figure with what it counts ("17 vendors"), or empty. */
  figure: string;
  /** 0 to 1. */
  salience: number;
}
