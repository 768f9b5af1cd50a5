import type { Unit } from '../../annotate/unit.types.js';

const ASSENT_WORDS = 3;
/** Whether a sentence only begins an answer ("Of course.") and says nothing without its question. */
export const isAssent = ({ speaker, opensBlock, words }: Unit): boolean =>
  speaker !== '' && opensBlock && words <= ASSENT_WORDS;
