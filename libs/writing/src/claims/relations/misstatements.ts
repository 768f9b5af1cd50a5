import type { Mention } from '../../annotate/mentions/mention.js';
import { languageOf } from '../../languages/registry.js';
import type { Source } from '../../source/source.types.js';
import { isActorSwapped, isComparedWrong, isOrderSwapped, isOtherLonger } from './argument-order.js';
import { memoize } from '../../text/memo.js';
import { isOpposite } from './antonyms.js';
import { isOtherBound } from './figures/bounds.js';
import { inventedThings } from './invention.js';
import { isHedgeAdded, isHedgeDropped, isOverstated, isToldAsDone } from './certainty.js';
import { deniedClause } from './negation.js';
import { misattributedFigure } from './figures/figures.js';
import { causesOf, isOtherCause, isOtherPeriod, isOtherRate } from './figures/circumstances.js';
import { isOtherDegree, isOtherWay, isToldBackwards } from './figures/direction.js';
import { isConditionDropped } from './conditions.js';
import { isCrossed, isOtherSubject } from './people/joins.js';
import { isOtherName, misplaced } from './people/names.js';
import { isOtherSpeaker, misappointed, misdescribed, misquoted } from './people/people.js';
import type { Misstatement, RelationRule } from './relation.types.js';
import { overstated } from './strength.js';
import { statementIndexOf, type StatementIndex } from './statements/statement-index.js';
import { statementsOf } from './statements/statements-of.js';
import { isPairSwapped, isSpeakersDeed } from './people/swaps.js';
import { figureKey, type Statement } from './statements/statement.js';
import { isExchanged } from './exchange.js';
import { untimely } from './figures/timeline.js';

/** Rules of what a whole sentence says: a piece cut out of one of the source says no more than that. */
const OF_THE_WHOLE: ReadonlySet<RelationRule> = new Set([isOpposite, isToldAsDone]);
const RULES: readonly RelationRule[] = [
  isOtherBound,
  isOtherWay,
  isOrderSwapped,
  isComparedWrong,
  isOtherLonger,
  isOtherDegree,
  isActorSwapped,
  isExchanged,
  isCrossed,
  isPairSwapped,
  isSpeakersDeed,
  isOtherRate,
  isOtherPeriod,
  isOtherSpeaker,
  isOpposite,
  isHedgeDropped,
  isHedgeAdded,
  isConditionDropped,
  isToldAsDone,
  isOverstated,
];

/** Rules that look for what a statement says in all of the source. */
const OF_THE_SOURCE: readonly ((said: Statement, source: Source) => Misstatement | null)[] = [
  overstated,
  misquoted,
  misappointed,
  misdescribed,
  misplaced,
  untimely,
  misattributedFigure,
  deniedClause,
  isToldBackwards,
  inventedThings,
];

/** What a rule finds against every one of some statements of the source. */
function againstAll(
  rule: RelationRule,
  said: Statement,
  places: readonly number[],
  index: StatementIndex,
): Misstatement | null {
  const found = places
    .map((at) => {
      const statement = index.statements[at];
      if (statement === undefined || statement.isQuestion) return undefined;
      return rule(said, { statement, around: index.around(at), speaker: index.speakerKeys(at) });
    })
    .filter((each) => each !== undefined);
  return found.includes(null) ? null : (found[0] ?? null);
}

/** What a statement says otherwise than every statement of the source that is as like it. */
function againstLike(said: Statement, places: readonly number[], index: StatementIndex): Misstatement | null {
  for (const rule of [...RULES, isOtherName(index), isOtherSubject(index)]) {
    const found = againstAll(rule, said, places, index);
    if (found !== null && !(OF_THE_WHOLE.has(rule) && index.isCopied(said))) return found;
  }
  return null;
}

/** The same of those that have its figures, or the effects of its causes. */
function againstParts(
  said: Statement,
  places: readonly number[],
  index: StatementIndex,
): Misstatement | null {
  for (const figure of said.figures) {
    const own = new Set([figureKey(figure)]);
    const told = index.withFigure(figure).filter((at) => {
      const keys = index.statements[at]?.keys ?? own;
      return [...said.keys].some((key) => !own.has(key) && keys.has(key));
    });
    const found = againstAll(isOtherBound, said, told, index);
    if (found !== null) return found;
  }
  const opposite = againstAll(isOpposite, said, index.withSides(said).slice(0, MAX_LIKE), index);
  if (opposite !== null && !index.isCopied(said)) return opposite;
  for (const cause of causesOf(said)) {
    const like = index.like(cause);
    const found = againstAll(isOtherCause(index), said, like.length > 0 ? like : places, index);
    if (found !== null) return found;
  }
  return null;
}

function misstatementOf(said: Statement, source: Source): Misstatement | null {
  const index = statementIndexOf(source);
  const places = index.like(said);
  const compared = againstLike(said, places, index) ?? againstParts(said, places, index);
  if (compared !== null) return compared;
  for (const rule of OF_THE_SOURCE) {
    const found = rule(said, source);
    if (found !== null && !(rule === overstated && index.isCopied(said))) return found;
  }
  return null;
}

/** What the writer itself says: what it asks of its reader, and what a scene shows. */
const ownPhrasesOf = memoize((language: string): readonly string[] => {
  const { phrases } = languageOf(language);
  return phrases === undefined ? [] : [...Object.values(phrases.asks).flat(), phrases.card];
});

/** So many statements are compared for an opposite. */
const MAX_LIKE = 6;
/** Fewer are a label, or a phrase on screen. */
const MIN_WORDS = 3;

/**
 * Where the statements of a text relate what the source relates otherwise: who did what to whom, more or less, before or
 * after, how sure, how exact, when, why, and who says so. Statements that the source has word for word are not compared.
 */
export function findMisstatements(
  text: string,
  mentions: readonly Mention[],
  doubted: readonly Mention[],
  source: Source,
): Misstatement[] {
  if (languageOf(source.language).relations === undefined) return [];
  const index = statementIndexOf(source);
  const own = ownPhrasesOf(source.language);
  let next = 0;
  return statementsOf(text, mentions, source.language, true).flatMap((said) => {
    while ((doubted[next]?.end ?? Infinity) <= said.start) next += 1;
    if ((doubted[next]?.start ?? Infinity) < said.end) return [];
    const isOwn = own.some((phrase) => phrase.includes(said.text) || said.text.endsWith(phrase));
    if (isOwn || index.isVerbatim(said)) return [];
    const isQuoting = said.mentions.some(({ kind }) => kind === 'quote');
    if (said.isList || (said.words.length < MIN_WORDS && !isQuoting) || said.isQuestion) return [];
    const found = misstatementOf(said, source);
    return found === null ? [] : [found];
  });
}
