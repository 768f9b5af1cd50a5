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
  /** Needs the sentence before it to be understood. */
  isDependent: boolean;
  /** Announces what follows (a colon, a lead-in): never the end of a passage. */
  announces: boolean;
  /** Ends in a colon above subheadings: they are the items of its list. */
  leadsHeadings: boolean;
  /** Housekeeping, broken or foreign text: never told. */
  isUntellable: boolean;
  /** Imagined, hedged, intended or conditional: its figures are never set large. */
  isHedged: boolean;
  /** Tells a plan or an attempt: what came of it follows. */
  isIntent: boolean;
  /** Sums up the paragraphs above it. */
  isSumming: boolean;
  isContrast: boolean;
  /** Finds, aims, advises or defines: says should, means, because, the key is … */
  isCue: boolean;
  /** The figure with what it counts ("17 vendors"), or empty. */
  figure: string;
  /** 0 to 1. */
  salience: number;
}
