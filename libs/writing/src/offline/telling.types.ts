import type { Unit } from '../annotate/unit.types.js';

export interface Bounds {
  maxWords?: number;
  maxSentences?: number;
  /** Whether the told text fits a platform's limit. */
  fits?: (text: string) => boolean;
}

/** Says units in the words of the source; what somebody says bears their name. */
export type Tell = (units: readonly Unit[]) => string;
