import { openingsOf } from '../../languages/connectives.js';
import { discourseOf } from '../../languages/discourse-words.js';
import { countWords } from '../../languages/words.js';
import { isContextDependent, type Opens } from './context-dependence.js';

const FRAGMENT_WORDS = 3;
const QUESTION_WORDS = 2;
/** Whether a text is a fragment of the sentence or question before: "Perhaps.", "Not the concrete.", "My suggestion?". */
const isFragment = (text: string, language: string, isFree: boolean): boolean =>
  discourseOf(language) !== null &&
  (text.endsWith('?') ? countWords(text) <= QUESTION_WORDS : !isFree && countWords(text) <= FRAGMENT_WORDS);

interface Surroundings {
  opens: Opens;
  question: string;
  isSumming: boolean;
}

/** Whether a sentence needs context. A paragraph that sums up does not, and an answer always needs its question. */
export function needsContext(
  text: string,
  language: string,
  { opens, question, isSumming }: Surroundings,
): boolean {
  const opensBlock = opens !== '';
  if (opensBlock && isSumming) return false;
  // without its "And", "And what is the best tip of all?" can open a paragraph
  const asks = opensBlock && text.endsWith('?');
  const said = asks ? text.replace(openingsOf(language).droppable.for(text), '') : text;
  return (
    isContextDependent(said, language, opens) || isFragment(text, language, opensBlock && question === '')
  );
}
