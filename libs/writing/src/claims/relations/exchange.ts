import { languageOf } from '../../languages/registry.js';
import type { RelationRule } from './relation.types.js';
import type { Statement } from './statements/statement.js';
import { isNoun, isSame, isThing, isWithin, termsOf, type Term } from './terms.js';

/** Words that exchange the meaning of their two sides. */
const CONVERSE = ['than', 'more', 'less', 'up', 'down', 'before', 'after', 'instead'] as const;

/** Whether two statements relate with the same words. */
function isRelatedAlike(said: Statement, told: Statement): boolean {
  const wordsOf = (statement: Statement): string =>
    CONVERSE.flatMap((kind) =>
      statement.marks(kind).map((mark) => statement.whole.slice(mark.start, mark.end).toLowerCase()),
    )
      .sort()
      .join(' ');
  return said.has('passive') === told.has('passive') && wordsOf(said) === wordsOf(told);
}

/** Whether a term has no preposition: who does something, or to whom it is done. */
function isBare({ start }: Term, statement: Statement): boolean {
  const before = statement.marks('nominal').find(({ end }) => start - end === 1);
  if (before === undefined) return true;
  const isArticle = statement.marks('article').some(({ end }) => end === before.end);
  return isArticle && !statement.marks('nominal').some(({ end }) => before.start - end === 1);
}

/** A term of an output, the same term of the source, and its first and last place there. */
interface Pair {
  term: Term;
  other: Term;
  first: number;
  last: number;
}

/** The terms that an output shares with a statement of the source. */
function sharedTerms(said: Statement, told: Statement): Pair[] {
  const theirs = termsOf(told);
  return termsOf(said).flatMap((term): Pair[] => {
    const found = theirs.flatMap((each, place) => (isSame(term, each) ? [place] : []));
    const other = theirs[found[0] ?? -1];
    return other === undefined ? [] : [{ term, other, first: Math.min(...found), last: Math.max(...found) }];
  });
}

/** A verb of an output with its subject and objects. */
interface Clause {
  verb: Pair;
  subject: Pair;
  objects: readonly Pair[];
}

/** The clauses of an output whose terms the source has in some order. */
function clausesOf(said: Statement, told: Statement): Clause[] {
  // in German cases say who does what, in any order
  const isByCase = languageOf(said.language).capitalisesNouns === true;
  const pairs = sharedTerms(said, told);
  const isVerb = ({ term, other, first, last }: Pair): boolean =>
    term.kind === 'word' && first === last && !isNoun(term, said) && !isNoun(other, told);
  return pairs.flatMap((verb, at): Clause[] => {
    if (!isVerb(verb)) return [];
    const clause = said.clauses.find((each) => isWithin(verb.term, each)) ?? said;
    const isArgument = ({ term }: Pair): boolean =>
      isThing(term) && (!isByCase || term.kind === 'name') && isWithin(term, clause);
    const subject = pairs.slice(0, at).find((each) => isArgument(each) && isBare(each.term, said));
    const objects = pairs.slice(at + 1).filter(isArgument);
    return subject === undefined || objects.length === 0 ? [] : [{ verb, subject, objects }];
  });
}

/** `user survey report`: three words with nothing between them are one thing. */
const isCompound = ({ start }: Term, { end }: Term, { words }: Statement): boolean =>
  words.filter((word) => word.start >= start && word.end <= end).length <= TERMS;
/** A subject, a verb and an object. */
const TERMS = 3;

/** `A reviewer submits a report to an inspector` of an inspector who submits it to a reviewer: both on the other side of the verb. */
export const isExchanged: RelationRule = (said, { statement: told }) => {
  if (said.isList || told.isList || !isRelatedAlike(said, told)) return undefined;
  if (said.figures.length > 1) return undefined;
  let isAgreeing = false;
  for (const { verb, subject, objects } of clausesOf(said, told)) {
    const object = objects.find(({ last }) => last < verb.first);
    if (subject.first < verb.first) isAgreeing ||= object === undefined;
    else if (object !== undefined && !isCompound(subject.term, object.term, said))
      return { rule: 'actor-swapped', at: { start: subject.term.start, end: object.term.end } };
  }
  return isAgreeing ? null : undefined;
};
