import type { Mention } from '../../annotate/mentions/mention.js';
import { languageOf } from '../../languages/registry.js';
import type { Source } from '../../source/source.types.js';
import { memoize } from '../../text/memo.js';
import { normalPhrase } from '../../text/normal-form.js';
import { isOpposite } from './antonyms.js';
import { isOtherCause } from './cause.js';
import { isOutOfSequence } from './sequence.js';
import { isHedgeDropped, isIntentTold, notYet } from './certainty.js';
import { isOtherWay, otherDegree } from './directions.js';
import { deniedClause } from './negation.js';
import { misattributedFigure } from './figures/figures.js';
import { isOtherRate } from './figures/circumstances.js';
import { isConditionDropped } from './conditions.js';
import { misquoted } from './people/misquoted.js';
import type { Misstatement, RelationRule } from './relation.types.js';
import { overstated } from './strength.js';
import { statementIndexOf, type StatementIndex } from './statements/statement-index.js';
import { statementsOf } from './statements/statements-of.js';
import type { Statement } from './statements/statement.js';
import { isCrossed } from './crossed.js';
import { comparedOtherwise } from './comparisons.js';
import { isMoved } from './frames/moved.js';
import { isNegated } from './frames/negated.js';
import { isOtherWord } from './frames/other-word.js';
import { isReplaced } from './frames/replaced.js';
import { doneByOthers, namedElsewhere } from './frames/said-of-others.js';

/** Rules for omissions, which also apply to statements copied from a part of a source sentence. */
const LEFT_OUT: ReadonlySet<RelationRule> = new Set([isHedgeDropped, isConditionDropped]);
const RULES: readonly RelationRule[] = [
  isOtherWay,
  isCrossed,
  isOtherRate,
  isOpposite,
  isHedgeDropped,
  isConditionDropped,
  isOtherCause,
  isOutOfSequence,
  isIntentTold,
];

/** Rules that search the whole source. */
const OF_THE_SOURCE: readonly ((claimed: Statement, source: Source) => Misstatement | null)[] = [
  overstated,
  misquoted,
  misattributedFigure,
  deniedClause,
  notYet,
  comparedOtherwise,
  otherDegree,
];

/** The finding of a rule if no matching statement of the source agrees with the output. */
function againstAll(
  rule: RelationRule,
  claimed: Statement,
  like: readonly Statement[],
  index: StatementIndex,
): Misstatement | null {
  const found = like
    .filter(({ isQuestion }) => !isQuestion)
    .map((statement) => rule(claimed, { statement, around: index.around(statement) }))
    .filter((each) => each !== undefined);
  return found.includes(null) ? null : (found[0] ?? null);
}

/** The first finding of the rules against the most similar statements of the source. */
function againstLike(
  claimed: Statement,
  like: readonly Statement[],
  index: StatementIndex,
): Misstatement | null {
  for (const rule of RULES) {
    const found = againstAll(rule, claimed, like, index);
    if (found === null) continue;
    if (!index.isCopied(claimed)) return found;
    const phrase = normalPhrase(claimed.text);
    const own = like.filter(({ text }) => normalPhrase(text).includes(phrase));
    if (LEFT_OUT.has(rule) && againstAll(rule, claimed, own, index) !== null) return found;
  }
  return null;
}

function misstatementOf(claimed: Statement, source: Source): Misstatement | null {
  const index = statementIndexOf(source);
  const like = index.like(claimed);
  const compared = againstLike(claimed, like, index);
  if (compared !== null) return compared;
  for (const rule of OF_THE_SOURCE) {
    const found = rule(claimed, source);
    if (found !== null && !(rule === overstated && index.isCopied(claimed))) return found;
  }
  const best = like.slice(0, 1).filter(({ isList }) => !isList);
  for (const rule of [isReplaced(source), isMoved, isNegated, isOtherWord]) {
    const found = againstAll(rule, claimed, best, index);
    if (found !== null) return found;
  }
  return doneByOthers(claimed, source) ?? namedElsewhere(claimed, source);
}

/** Phrases that the program itself adds: calls to the reader and the text of a card. */
const ownPhrasesOf = memoize((language: string): readonly string[] => {
  const { phrases } = languageOf(language);
  return phrases === undefined
    ? []
    : [...Object.values(phrases.asks).flatMap((asks) => Object.values(asks)), phrases.card];
});

/** Shorter statements are labels. */
const MIN_WORDS = 3;

/**
 * Where statements of a text contradict the source: who did what, how much, in which order, how certain, why,
 * and who says so. Skips statements copied from the source and those with a mention in `doubted`.
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
  return statementsOf(text, mentions, source.language, true).flatMap((claimed) => {
    while ((doubted[next]?.end ?? Infinity) <= claimed.start) next += 1;
    if ((doubted[next]?.start ?? Infinity) < claimed.end) return [];
    const isOwn = own.some((phrase) => phrase.includes(claimed.text) || claimed.text.endsWith(phrase));
    if (isOwn || index.isVerbatim(claimed)) return [];
    const isLabel = claimed.words.length < MIN_WORDS && claimed.quotes.length === 0;
    if (claimed.isList || isLabel || claimed.isQuestion) return [];
    const found = misstatementOf(claimed, source);
    return found === null ? [] : [found];
  });
}
