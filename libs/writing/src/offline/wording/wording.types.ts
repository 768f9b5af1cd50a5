/** How a piece words a sentence: as written, without its asides, the statement alone, or as it is said aloud. */
export type Form = 'written' | 'tight' | 'bare' | 'spoken';

/** A sentence as one form has it. */
export interface Wording {
  text: string;
  /** Spoken words. */
  words: number;
  /** Words as a reader counts them, where a format limits them. */
  counted: number;
  /** Length as X counts it. */
  weight: number;
  /** Its sentences in comparable form, those too short to be noticed left out. */
  keys: readonly string[];
}
