import { isGeneric, topicWordsOf } from '../analysis/topic-words.js';
import { upperFirst } from '../../text/upper-first.js';

/** "If a plant dies": one thing and what it does. */
const isOfOne = (phrase: string, text: string): boolean =>
  /(?<!\p{L})(?:an?|each|every|my|his|her) $/iu.test(text.slice(0, text.indexOf(phrase)));

/** What stands behind several things: a stop, their verb, a preposition, the next clause. */
const BEHIND_THINGS =
  /^(?:[^\p{L}\p{N} ]|$| (?:is|are|was|were|have|had|has|can|could|will|would|should|must|may|might|do|did|in|of|for|with|at|by|about|than|that|which|who|and|or|but|so|when|because|if|\p{L}{2,}ed)(?!\p{L}))/u;

/** "Each ferry carries 220 passengers", "Twitter raises questions": the second word is a verb, not a thing. */
const isClause = (phrase: string, text: string): boolean =>
  /[^s]s$/u.test(phrase) &&
  (isOfOne(phrase, text) || !BEHIND_THINGS.test(text.slice(text.indexOf(phrase) + phrase.length)));

/** "Interactions remain": things and what they do; a few plurals stand before another noun. */
const isOfMany = (phrase: string): boolean =>
  /^\p{L}+[^s]s \p{L}*[^s]$/u.test(phrase) &&
  !/^(?:sales|sports|operations|news|systems|goods|savings|services|communications|customs|admissions|benefits|arts|graphics|analytics|economics|politics|logistics|electronics)\b/iu.test(
    phrase,
  );

/** At the head of a sentence stands as often what to do ("Reduce visual noise") as who does it ("Boat owners noticed"). */
const isAdvice = (phrase: string, text: string): boolean =>
  text.startsWith(phrase) &&
  !/^ (?:now|is|are|was|were|has|have|had|can|could|will|would|must|may|\p{L}{2,}ed)(?!\p{L})/u.test(
    text.slice(phrase.length),
  );

/** "World War" of "World War II": a name is whole or it is another one. */
function isHalfName(phrase: string, text: string): boolean {
  const at = text.indexOf(phrase);
  const [before, behind] = [text.slice(0, at), text.slice(at + phrase.length)];
  return (
    (/ \p{Lu}\S*$/u.test(phrase) && /^ [\p{Lu}\d]/u.test(behind)) ||
    (/^\p{Lu}/u.test(phrase) && /\p{Lu}[\p{L}\p{N}]* $/u.test(before))
  );
}

/** The telling pair of words of a sentence that names no topic: "It plans a strategic realignment" → "Strategic realignment". */
export function ownPhrase(text: string, language: string, used: Set<string>): string {
  if (language !== 'en') return '';
  const pair = topicWordsOf(text, language)
    .filter(({ words, isWeak }) => words.length > 1 && !isWeak && !words.some(isGeneric))
    .map(({ words }) => words.join(' '))
    .find(
      (phrase) =>
        !used.has(phrase.toLowerCase()) &&
        ![isClause, isOfMany, isAdvice, isHalfName].some((isNone) => isNone(phrase, text)),
    );
  if (pair === undefined) return '';
  used.add(pair.toLowerCase());
  return upperFirst(pair);
}
