import { languageOf } from '../../languages/registry.js';
import type { Source } from '../../source/source.types.js';
import type { Misstatement } from './relation.types.js';
import { statementIndexOf } from './statements/statement-index.js';
import {
  isForm,
  isIn,
  keyOf,
  sharedKeys,
  type Mark,
  type Statement,
  type Word,
} from './statements/statement.js';

/** `not 40 %`: a negation directly before a figure only bounds it. */
const BEFORE_FIGURE_CHARS = 1;

/** The negations of a statement, except set phrases and those that bound a figure. */
export const negationsOf = (statement: Statement): readonly Mark[] => {
  const allowed = statement.marks('allowed');
  return statement
    .marks('not')
    .filter(
      (mark) =>
        !isIn(mark, allowed) &&
        !statement.figures.some(({ start }) => start >= mark.end && start - mark.end <= BEFORE_FIGURE_CHARS),
    );
};

/** The maximum number of words after a negation that it negates. */
const MAX_SCOPE = 4;
const PAUSE = /[,;:–—.!?]\s/u;
/** Shorter words are ignored. */
const MIN_LETTERS = 3;

/** The negated words: those after the negation, and in languages such as German also the one directly before it. */
function scopeOf(mark: Mark, statement: Statement): Word[] {
  const { words, whole } = statement;
  const isTelling = (word: Word): boolean =>
    word.text.length >= MIN_LETTERS &&
    !isIn(word, statement.marks('nominal')) &&
    (word.key !== '' || word.start - mark.end <= 1);
  const behind = words
    .filter(
      (word) => word.start >= mark.end && isTelling(word) && !PAUSE.test(whole.slice(mark.end, word.start)),
    )
    .slice(0, MAX_SCOPE);
  const before = words.findLast((word) => word.end <= mark.start && mark.start - word.end <= 1);
  const isBefore =
    before !== undefined &&
    before.key !== '' &&
    isTelling(before) &&
    languageOf(statement.language).negatesBehind === true;
  if (behind.every(({ key }) => key === '')) {
    // `hingefallen ist niemand`: all of the clause before it
    const ahead = statement.clauseOf(mark).words.filter(({ isTopic, end }) => isTopic && end <= mark.start);
    if (ahead.length > 0) return ahead;
  }
  return isBefore ? [before, ...behind] : behind;
}

/** Whether a noun is directly before a negation, in languages that capitalise nouns. */
const isNounBefore = ({ start }: Mark, { words, whole, language }: Statement): boolean => {
  const before = words.findLast(({ end }) => end <= start);
  return (
    languageOf(language).capitalisesNouns === true &&
    before !== undefined &&
    start - before.end <= 1 &&
    /^\p{Lu}/u.test(whole.slice(before.start))
  );
};

const keysOf = (words: readonly Word[]): string[] => words.map(({ text }) => keyOf(text));

const wordWith = (statement: Statement, keys: readonly string[]): Word | undefined =>
  statement.words.find(({ text }) => keys.includes(keyOf(text)));

const isDeniedIn = (statement: Statement, key: string): boolean =>
  negationsOf(statement).some((mark) => keysOf(scopeOf(mark, statement)).includes(key));

/** Minimum fractions of a statement and of a negation's scope that the other statement must share. */
const MOST = 0.6;
const HALF = 0.5;
const MIN_SHARED = 2;

/** The key of a word that `one` denies and `other` states. */
function deniedBy(one: Statement, other: Statement): string | undefined {
  // `only one in ten misses it`: nearly a negation
  if (other.has('merely') || one.clauses.some((each) => each.has('not') && each.has('merely')))
    return undefined;
  for (const mark of negationsOf(one)) {
    const scope = keysOf(scopeOf(mark, one));
    const found = scope.filter((key) => wordWith(other, [key]) !== undefined);
    // German verbs are at the end: `nie leider umgesetzt`
    const isVerbLast = languageOf(one.language).endsWithVerb === true;
    const heads = [scope[0], isVerbLast ? scope.at(-1) : undefined];
    const first = heads.find((head) => head !== undefined && found.includes(head));
    if (first === undefined || found.length < scope.length * HALF) continue;
    // `der Schlitten nicht zu schwer`: what follows is denied of the noun
    if (found.length === 1 && scope.length > 1 && isNounBefore(mark, one)) continue;
    // with several negations, only the first word of each scope counts
    const about = negationsOf(one).length > negationsOf(other).length ? [first] : found;
    if (!about.some((key) => isDeniedIn(other, key))) return first;
  }
  return undefined;
}

/** Whether a statement says everything that another one denies, without a negation: `fully automated`. */
function isAllDenied(claimed: Statement, original: Statement): boolean {
  return (
    negationsOf(claimed).length === 0 &&
    negationsOf(original).some((mark) => {
      const scope = scopeOf(mark, original).filter(({ key }) => key !== '');
      const isSaid = ({ text }: Word): boolean => claimed.words.some((word) => isForm(word.text, text));
      const shared = Math.max(scope.length, sharedKeys(claimed, original));
      return scope.length >= MIN_SHARED && shared > MIN_SHARED && scope.every(isSaid);
    })
  );
}

/** The word that one statement denies and the other states, and whether the source is the one that denies it. */
function denialOf(claimed: Statement, original: Statement): { key: string; isTold: boolean } | null {
  const isOpen = (each: Statement): boolean => each.has('condition');
  if (original.isList || original.isQuestion || isOpen(original) || isOpen(claimed)) return null;
  const shared = sharedKeys(claimed, original);
  if (shared < MIN_SHARED && !isAllDenied(claimed, original)) return null;
  const denied = deniedBy(original, claimed);
  const key = denied ?? (shared < claimed.keys.size * MOST ? undefined : deniedBy(claimed, original));
  return key === undefined ? null : { key, isTold: denied !== undefined };
}

/** What the source denies and a statement affirms, or the other way round. */
export function deniedClause(claimed: Statement, source: Source): Misstatement | null {
  if (claimed.quotes.length > 0) return null;
  const index = statementIndexOf(source);
  const like = index.like(claimed);
  const near = like.flatMap(index.around);
  const others = index.nearest(claimed).filter((each) => !like.includes(each) && isAllDenied(claimed, each));
  for (const original of [...like, ...others]) {
    const denial = denialOf(claimed, original);
    if (denial === null) continue;
    const { key, isTold } = denial;
    const isSo = (each: Statement): boolean =>
      wordWith(each, [key]) !== undefined && isDeniedIn(each, key) !== isTold;
    const at = isTold ? wordWith(claimed, [key]) : negationsOf(claimed)[0];
    if (at !== undefined && !near.some(isSo)) return { rule: 'negated', at };
  }
  return null;
}
