import { QUOTES } from '../../text/marks.js';
import { languageOf } from '../../languages/registry.js';
import { isStopword } from '../../languages/stop-words.js';
import { openingsOf } from '../../languages/connectives.js';
import { refersBack } from '../../languages/anaphora.js';
import { isUnspaced, prefixKey, rawWords } from '../../languages/words.js';
import { hasDependentOpening } from '../../languages/dependent-openings.js';
import { discourseOf, type DiscourseSets } from '../../languages/discourse-words.js';

/** Words of a sentence within which an additive ("also", "instead") refers to the sentence before. */
const HEAD_WORDS = 6;
/** Words of a sentence within which a demonstrative points back, in languages where we look no closer. */
const POINTING_WORDS = 10;
/** Words within which a pronoun has to find its antecedent; later ones nearly always have it in the sentence. */
const SCOPE = 24;

/** "name the inputs … these names" */
const isSameNoun = (one: string, other: string): boolean =>
  one.length > 3 && prefixKey(one) === prefixKey(other);

/** Whether a demonstrative at `at` points at something named before the sentence. */
function pointsBack(words: readonly string[], at: number, { demonstratives, times }: DiscourseSets): boolean {
  const next = words[at + 1]?.toLowerCase() ?? '';
  if (!demonstratives.has(words[at]?.toLowerCase() ?? '') || times.has(next)) return false;
  return !words.slice(0, at).some((each) => isSameNoun(each, next));
}

const QUOTED_WITHIN = /[“„"](?<=\p{L},? .)[^“”„"]*[”“"]/gu;

/** What a sentence is the first of. */
export type Opens = '' | 'paragraph' | 'section';

/** Whether a word refers to something before the sentence: an additive, a pronoun or a demonstrative. */
function refersWithin(text: string, language: string, opens: Opens): boolean {
  const sets = discourseOf(language);
  if (sets === null) return false;
  // what a speaker calls "this" is in their own words
  const words = rawWords(text.replace(QUOTED_WITHIN, ' '), language);
  const { context } = languageOf(language);
  const sentence = { text, words, isStopword: (word: string) => isStopword(word, language) };
  const refers = (lower: string, at: number): boolean => {
    // joins a paragraph to all before it; the sentence before has not what it takes
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

/** Whether a sentence needs the one before it; one that opens a paragraph or a section needs less. Every step of the writer asks here. */
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
