import { numberWords } from '../../annotate/mentions/quantities/number-words.js';
import { languageOf } from '../../languages/registry.js';
import type { Source } from '../../source/source.types.js';
import { onceFor } from '../../text/once-for.js';
import { evidenceOf } from '../evidence.js';
import type { Misstatement } from './relation.types.js';
import { statementIndexOf } from './statements/statement-index.js';
import { keyOf, type Mark, type Statement, type Word } from './statements/statement.js';

/** Shorter words and pieces of words occur by chance. */
const MIN_LETTERS = 4;
/** Letters of an ending. */
const ENDING = 3;
/** One word may be another one for what the source says; two things so near one another that it does not have are made up. */
const NEAR_CHARS = 50;
/** Letters of a word that a longer one may end with: `Halle` of `Turnhalle`. */
const MIN_PART = 5;

/** The words of a source by their letters, those without meaning as well. */
const wordsOf = onceFor((source: Source): ReadonlySet<string> => {
  const { statements } = statementIndexOf(source);
  return new Set(statements.flatMap(({ words }) => words.map(({ text }) => keyOf(text))));
});

/** Whether the source has a word, a word that it begins, or one that a compound of it ends with. */
function isKnown({ text }: Word, source: Source): boolean {
  const known = wordsOf(source);
  const small = text.toLowerCase();
  if (known.has(keyOf(small))) return true;
  const ends = Array.from({ length: Math.max(0, small.length - MIN_LETTERS) }, (_, at) =>
    small.slice(at + 1),
  );
  if (ends.some((end) => end.length >= MIN_PART && known.has(keyOf(end)))) return true;
  const stem = small.slice(0, Math.max(MIN_LETTERS + 1, small.length - ENDING));
  return evidenceOf(source).words.text.includes(stem);
}

/** A noun: with a capital where nouns have one, else behind an article or a preposition. */
function isNoun({ text, start }: Word, statement: Statement): boolean {
  if (languageOf(statement.language).capitalisesNouns === true)
    return /^\p{Lu}/u.test(text) && start > statement.start;
  return statement.marks('nominal').some(({ end }) => start - end <= 1 && start >= end);
}

/** `poles in the cellar`: several words that the source nowhere has, said of something that it speaks of. */
export function inventedThings(said: Statement, source: Source): Misstatement | null {
  // sentences with figures are compared by their figures
  const counts = numberWords(said.language);
  const isCounting = said.words.some(({ text }) => counts.has(text.toLowerCase()));
  if (isCounting || said.figures.length > 0 || said.mentions.some(({ kind }) => kind === 'date')) return null;
  const isIn = ({ start, end }: Mark): boolean =>
    said.mentions.some((each) => each.start <= start && end <= each.end);
  const topics = said.words.filter((word) => word.isTopic && word.text.length >= MIN_LETTERS);
  const unknown = topics.filter((word) => !isIn(word) && !isKnown(word, source));
  const nouns = unknown.filter((word) => isNoun(word, said));
  const isPair = nouns.some((each, at) => (nouns[at + 1]?.end ?? Infinity) - each.start < NEAR_CHARS);
  const isMost = unknown.length >= MANY && unknown.length >= topics.length * MOST;
  const [first, last] = isMost ? [unknown[0], unknown.at(-1)] : [nouns[0], nouns.at(-1)];
  if (
    !(isMost || (isPair && unknown.length * 2 >= topics.length)) ||
    first === undefined ||
    last === undefined
  )
    return null;
  const isAbout = topics.some((word) => wordsOf(source).has(keyOf(word.text)));
  return isAbout ? { rule: 'invented', at: { start: first.start, end: last.end } } : null;
}
/** Of the words of a statement, those that a paraphrase may have of its own. */
const MOST = 0.6;
const MANY = 3;
