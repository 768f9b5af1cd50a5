import { languageOf } from '../../languages/registry.js';
import type { RelationRule } from './relation.types.js';
import { keyOf, type Statement } from './statements/statement.js';
import { isNoun, isSame, isThing, termsOf, type Term } from './terms.js';

/** Words that exchange the meaning of their two sides. */
const CONVERSE = ['than', 'more', 'less', 'up', 'down', 'before', 'after', 'instead'] as const;

/** Whether two pieces relate with the same words, and neither of them says in the passive what both say. */
function isRelatedAlike(said: Statement, told: Statement): boolean {
  const wordsOf = (statement: Statement): string =>
    CONVERSE.flatMap((kind) =>
      statement.marks(kind).map((mark) => statement.whole.slice(mark.start, mark.end).toLowerCase()),
    )
      .sort()
      .join(' ');
  const isPassive = (one: Statement, other: Statement): boolean =>
    one
      .marks('passive')
      .some(({ start, end }) => [...other.keys].some((key) => one.between(start, end).keys.has(key)));
  return isPassive(said, told) === isPassive(told, said) && wordsOf(said) === wordsOf(told);
}

/** Whether a term has no preposition: who does something, or to whom it is done. */
function isBare({ start }: Term, statement: Statement): boolean {
  const before = statement.marks('nominal').find(({ end }) => start - end === 1);
  if (before === undefined) return true;
  const isArticle = statement.marks('article').some(({ end }) => end === before.end);
  return isArticle && !statement.marks('nominal').some(({ end }) => before.start - end === 1);
}

/** `Ann says`: who says so may stand before or behind it. */
const isSpeaker = ({ kind, start, end }: Term, statement: Statement): boolean =>
  kind === 'name' && statement.marks('said').some((mark) => start - mark.end === 1 || mark.start - end === 1);

/** A term of an output with the same one of the source; each occurs once in its statement. */
type Pair = readonly [ours: Term, theirs: Term];

function sharedTerms(said: Statement, told: Statement): Pair[] {
  const [all, theirs] = [termsOf(said), termsOf(told)];
  return all.flatMap((term): Pair[] => {
    const [other, second] = theirs.filter((each) => isSame(term, each));
    const isOnce = second === undefined && all.filter((each) => isSame(term, each)).length === 1;
    return other === undefined || !isOnce ? [] : [[term, other]];
  });
}

/** The words between two terms that may be what one does to the other: between common nouns, no noun. */
const linksIn = (statement: Statement, from: Term, to: Term): Set<string> =>
  new Set(
    statement.words
      .filter(({ key, start, end }) => start >= from.end && end <= to.start && key !== '')
      .filter(
        (word) =>
          /^\p{Ll}/u.test(word.text) &&
          !statement.marks('can').some(({ start }) => start === word.start) &&
          (from.kind === 'name' || (word.isTopic && !isNoun(word, statement))),
      )
      .map(({ text }) => keyOf(text)),
  );

/** `A reviewer submits a report to an inspector` of an inspector who submits it to a reviewer: both on the other side of the verb. */
export const isExchanged: RelationRule = (said, { statement: told }) => {
  if (said.isList || told.isList || said.figures.length > 1) return undefined;
  // in German cases say who does what, in any order
  const isByCase = languageOf(said.language).capitalisesNouns === true;
  const pairs = sharedTerms(said, told).filter(
    ([ours, theirs]) =>
      isThing(ours) &&
      (!isByCase || ours.kind === 'name') &&
      !isSpeaker(ours, said) &&
      !isSpeaker(theirs, told),
  );
  for (const [at, [subject, ofSubject]] of pairs.entries())
    for (const [object, ofObject] of pairs.slice(at + 1)) {
      if (ofObject.start > ofSubject.start || subject.kind !== object.kind || !isBare(subject, said))
        continue;
      if (/[,;:]\s/u.test(said.whole.slice(subject.end, object.start))) continue;
      const theirs = linksIn(told, ofObject, ofSubject);
      const isLinked = [...linksIn(said, subject, object)].some((key) => theirs.has(key));
      if (
        isLinked &&
        isRelatedAlike(said.between(subject.start, object.end), told.between(ofObject.start, ofSubject.end))
      )
        return { rule: 'actor-swapped', at: { start: subject.start, end: object.end } };
    }
  return undefined;
};
