import type { Unit } from '../../annotate/unit.types.js';

const ASSENT_WORDS = 3;
/** "Of course.": the beginning of an answer that says nothing without its question. */
export const isAssent = ({ speaker, opensBlock, words }: Unit): boolean =>
  speaker !== '' && opensBlock && words <= ASSENT_WORDS;
