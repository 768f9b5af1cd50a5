import { QUOTES } from '../../text/marks.js';
import { languageOf } from '../../languages/registry.js';
import { isStopword } from '../../languages/stop-words.js';
import { refersBack } from '../../languages/anaphora.js';
import { countWords, isUnspaced, prefixKey, rawWords } from '../../languages/words.js';
import { hasDependentOpening, openingsOf } from '../../languages/dependent-openings.js';
import { discourseOf, type DiscourseSets } from '../../languages/discourse-words.js';

/** An additive ("also", "instead") in this many first words refers to the sentence before. */
const HEAD_WORDS = 6;
/** A demonstrative in this many first words points back, in languages without rules of context. */
const POINTING_WORDS = 10;
/** A pronoun after this many words has its antecedent in the sentence. */
const SCOPE = 24;

/** Whether two words have the same stem: "name the inputs … these names". */
const isSameNoun = (one: string, other: string): boolean =>
  one.length > 3 && prefixKey(one) === prefixKey(other);

/** Whether a demonstrative at `at` points to something outside the sentence: no noun of time, and no noun named before it. */
function pointsBack(words: readonly string[], at: number, { demonstratives, times }: DiscourseSets): boolean {
  const next = words[at + 1]?.toLowerCase() ?? '';
  if (!demonstratives.has(words[at]?.toLowerCase() ?? '') || times.has(next)) return false;
  return !words.slice(0, at).some((each) => isSameNoun(each, next));
}

const QUOTED_WITHIN = /[“„"](?<=\p{L},? .)[^“”„"]*[”“"]/gu;

export type Opens = '' | 'paragraph' | 'section';

/** Whether a word refers to something before the sentence: an additive, a pronoun or a demonstrative. */
function refersWithin(text: string, language: string, opens: Opens): boolean {
  const sets = discourseOf(language);
  if (sets === null) return false;
  // a speaker's "this" refers to the speaker's words
  const words = rawWords(text.replace(QUOTED_WITHIN, ' '), language);
  const { context } = languageOf(language);
  const sentence = { text, words, isStopword: (word: string) => isStopword(word, language) };
  const refers = (lower: string, at: number): boolean => {
    // "also" opens a paragraph by joining it to all of the text before, not to one sentence
    if (at < HEAD_WORDS && sets.additives.has(lower)) return opens === '' || !sets.also.has(lower);
    if (opens === 'section' && context?.isBare(lower, words[at + 1] ?? '') !== true) return false;
    const isPronoun = context !== undefined && sets.pronouns.has(lower);
    return isPronoun || ((context !== undefined || at < POINTING_WORDS) && pointsBack(words, at, sets));
  };
  return words.slice(0, SCOPE).some((word, at) => {
    const lower = word.toLowerCase().replace(/['’](?:s|re|ve|ll|d)$/u, '');
    return refers(lower, at) && context?.isClear(at, sentence) !== true;
  });
}

function opensDependent(bare: string, language: string): boolean {
  const { standing, dangling, droppable } = openingsOf(language);
  return (!standing.for(bare).test(bare) && dangling.for(bare).test(bare)) || droppable.for(bare).test(bare);
}

const OPENED = new RegExp(String.raw`^['(\s${QUOTES}]+`, 'u');

/** Whether a sentence needs the one before it. The first of a paragraph or section needs it less often. */
export function isContextDependent(text: string, language: string, opens: Opens = ''): boolean {
  const bare = text.replace(OPENED, '').replace(/ \([^()]*\)/gu, '');
  const within = (): boolean => refersWithin(bare, language, opens);
  const { context } = languageOf(language);
  if (context?.cataphoric.test(bare) === true) return false;
  if (context?.complete.test(bare) === true) return within();
  if (hasDependentOpening(text.replace(/[:：]$/u, '.'), language) || opensDependent(bare, language))
    return true;
  if (isUnspaced(text)) return false;
  if (refersBack(text, language) || within()) return true;
  return context?.leans(bare) === true;
}

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
