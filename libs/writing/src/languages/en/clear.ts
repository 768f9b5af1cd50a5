import type { WordsOfSentence } from '../context.types.js';
import { wordSet } from '../../text/one-of.js';
import { discourse } from './discourse.js';

/** `It is important to …`, `it takes six weeks to …`: the pronoun refers to what follows. */
export const EXPLETIVE =
  /\bit(?:['’]s| is| was| can be| may be| takes| took| helps| pays| makes sense| seems| appears| turns out)\b(?: \S+){0,5} (?:to|that|if|when|for|because|who|what|how)\b/iu;

const PRONOUNS = wordSet(discourse.pronouns);
const SEVERAL = /^(?:they|them|their|theirs)$/u;
/** Words that `they` can refer to. */
const OF_SEVERAL =
  /(?:[^s]s|people|children|men|women|police|staff|team|crowd|crew|group|couple|family|public|who|one|body|each|every|and|anyone|reader|user|person|government|company|council)$/iu;
/** Words that end in `s` but are not plurals. */
const NO_PLURAL =
  /^(?:is|was|has|does|this|its|always|as|sometimes|perhaps|besides|nowadays|afterwards|across|unless|thus|yes|us|times|days|weeks|months|years|\p{L}+ous)$/iu;
const SOMEBODY = /^(?:he|him|his|she|her|hers)$/u;
const OF_SOMEBODY =
  /^\p{Lu}|(?:er|or|\p{L}{3}ist|ian|man|woman|boy|girl|child|person|one|body|aunt|who|chief|clerk)$/u;
/** `Asked what she would do, Prewett …`: the name follows the first comma. */
const NAMED_BEHIND = /^[^,]{5,120}, (?:the \p{Ll}+ )?\p{Lu}\p{Ll}/u;

/** Whether a word before `at` can be the antecedent of the pronoun at `at`. */
function hasAntecedent(pronoun: string, at: number, { words, isStopword }: WordsOfSentence): boolean {
  return words.slice(0, at).some((word, place) => {
    // "18F certainly runs into them": a verb is not an antecedent
    const isVerb = /(?:ly|\d\p{Lu}|^(?:he|she|it|who|which|that))$/u.test(words[place - 1] ?? '');
    if (SEVERAL.test(pronoun))
      return !(isVerb && word.endsWith('s')) && OF_SEVERAL.test(word) && !NO_PLURAL.test(word);
    if (pronoun === 'it' && place === 0 && word.endsWith('ing')) return false;
    return (
      word.length > 2 &&
      !isStopword(word.toLowerCase()) &&
      (!SOMEBODY.test(pronoun) || OF_SOMEBODY.test(place === 0 ? word.toLowerCase() : word) || place === 0)
    );
  });
}

/** `Not everyone can travel, but this does not mean …`: `this` refers to the clause before it. */
const CLAUSE_WORDS = 5;
const COORDINATES = /^(?:but|and|so|yet)$/iu;
const VERB =
  /^(?:is|was|does|did|means|meant|can|could|will|would|has|had|may|might|felt|feels?|seems?|seemed|made|makes|came|comes|took|takes|became|happens?|happened)(?:n['’]t)?$/iu;

/** Under a heading, "these notes" are its own; "it", "this is" and "this one" refer back. */
export const isBare = (word: string, next: string): boolean =>
  word === 'it' || (/^th(?:is|at)$/u.test(word) && (next === 'one' || next === '' || VERB.test(next)));

/** "this new world of ours": there is only one. */
const SHARED =
  /^this (?:(?!(?:the|an?|our|is|was|[\p{L}-]+(?:s|ed))\b)[\p{L}-]+ ){0,3}(?:world|planet|universe|earth)$/iu;
const SHARED_WORDS = 5;
const namesShared = (at: number, words: readonly string[]): boolean =>
  Array.from({ length: SHARED_WORDS }, (_, end) => words.slice(at, at + 1 + end).join(' ')).some((phrase) =>
    SHARED.test(phrase),
  );

/** "such as" and "instead of" precede their noun; "this Jesus" contains its name. */
const SAID_BEHIND = /^(?:such as|instead of|this \p{Lu}\p{Ll}.*)$/u;

export function isClear(at: number, sentence: WordsOfSentence): boolean {
  const { text, words } = sentence;
  const [word = '', next = ''] = words.slice(at, at + 2);
  const lower = word.toLowerCase().replace(/['’](?:s|re|ve|ll|d)$/u, '');
  if (!PRONOUNS.has(lower))
    return (
      SAID_BEHIND.test(`${lower} ${next}`) ||
      namesShared(at, words) ||
      (at >= CLAUSE_WORDS && COORDINATES.test(words[at - 1] ?? '') && VERB.test(next))
    );
  const isNamedBehind =
    SOMEBODY.test(lower) && NAMED_BEHIND.test(text) && !text.slice(0, text.indexOf(',')).startsWith(word);
  return (lower === 'it' && EXPLETIVE.test(text)) || isNamedBehind || hasAntecedent(lower, at, sentence);
}
