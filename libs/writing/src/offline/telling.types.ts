import type { Unit } from '../annotate/unit.types.js';

export interface Bounds {
  maxWords?: number;
  maxSentences?: number;
  /** Whether the text fits a platform's limit. */
  fits?: (text: string) => boolean;
}

/** Writes units in the words of the source, with the name of a speaker. */
export type Tell = (units: readonly Unit[]) => string;
