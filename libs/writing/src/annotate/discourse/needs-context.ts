import { openingsOf } from '../../languages/connectives.js';
import { discourseOf } from '../../languages/discourse-words.js';
import { countWords } from '../../languages/words.js';
import { isContextDependent, type Opens } from './context-dependence.js';

const FRAGMENT_WORDS = 3;
const QUESTION_WORDS = 2;
/** "Perhaps." "Not the concrete.": part of the sentence before, or of the question it answers; "My suggestion?" too. */
const isFragment = (text: string, language: string, isFree: boolean): boolean =>
  discourseOf(language) !== null &&
  (text.endsWith('?') ? countWords(text) <= QUESTION_WORDS : !isFree && countWords(text) <= FRAGMENT_WORDS);

interface Surroundings {
  opens: Opens;
  question: string;
  isSumming: boolean;
}

/** An answer needs its question; a paragraph that sums up needs nothing before it. */
export function needsContext(
  text: string,
  language: string,
  { opens, question, isSumming }: Surroundings,
): boolean {
  const opensBlock = opens !== '';
  if (opensBlock && isSumming) return false;
  // "And what is the best tip of all?" opens a paragraph as well without its "And"
  const asks = opensBlock && text.endsWith('?');
  const said = asks ? text.replace(openingsOf(language).droppable.for(text), '') : text;
  return (
    isContextDependent(said, language, opens) || isFragment(text, language, opensBlock && question === '')
  );
}
