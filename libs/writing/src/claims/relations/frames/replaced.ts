import { isApproximately } from '../../../annotate/mentions/quantities/approximation.js';
import type { Mention } from '../../../annotate/mentions/mention.js';
import { isInPeriod } from '../../../annotate/mentions/times/periods.js';
import type { Source } from '../../../source/source.types.js';
import { reckonedFigure } from '../figures/derived-figures.js';
import { quantityOf } from '../figures/figures.js';
import type { Misstatement, RelationRule } from '../relation.types.js';
import { statementIndexOf, type StatementIndex } from '../statements/statement-index.js';
import { figureKey, type Statement } from '../statements/statement.js';
import { isNoun } from '../terms.js';
import { frameOf, type Frame } from './frame.js';
import { isOnePerson } from './one-person.js';
import { isContent, isSameToken, tokensOf, type Token } from './tokens.js';

/** Share of a statement's terms that the source must have in the same order. */
const COVERAGE = 0.6;
/** A slot of more words is a paraphrase. */
const MAX_OURS = 2;
const MAX_THEIRS = 4;

const RULE_OF = {
  name: 'another-owner',
  figure: 'another-figure',
  date: 'another-period',
  word: 'misattributed',
  small: 'misattributed',
} as const;

const isIn = (term: Token, tokens: readonly Token[]): boolean =>
  tokens.some((each) => isSameToken(each, term));

/** A word without the ending of a plural or a case. */
const bareWord = (word: string): string => word.toLowerCase().replace(/(?:e[nrs]?|[ns])$/u, '');

/** Whether the source has a term elsewhere; a word of the same letters, as `charged` of `in charge`, is another one. */
function isKnown({ kind, keys, start, end }: Token, { whole }: Statement, index: StatementIndex): boolean {
  const places = [...index.sharing(new Set(keys)).keys()];
  const word = bareWord(whole.slice(start, end));
  const isWord = (at: number): boolean =>
    index.statements[at]?.words.some(({ text }) => bareWord(text) === word) === true;
  return kind === 'word' ? places.some(isWord) : places.length > 0;
}

/** `the board believes`: who says so is not compared. */
const isSaying = ({ kind, end }: Token, said: Statement): boolean =>
  kind === 'word' && said.marks('said').some(({ start }) => start - end === 1);

/** The words of meaning right before and behind a term. */
function neighboursOf(term: Token, tokens: readonly Token[]): string[] {
  const terms = tokens.filter(isContent);
  const at = terms.findIndex(({ start }) => start === term.start);
  return [terms[at - 1], terms[at + 1]].flatMap((each) => each?.keys ?? []);
}

/** Whether a statement has a term beside a word that the telling has it beside. */
function isBesideSame(term: Token, ours: readonly Token[], told: Statement): boolean {
  const beside = neighboursOf(term, ours);
  const theirs = tokensOf(told);
  return theirs.some(
    (each) => isSameToken(each, term) && neighboursOf(each, theirs).some((key) => beside.includes(key)),
  );
}

/** `48 million abroad, 88 at home`: one factor for both. */
const isShort = ({ factor = 1 }: Mention, short: number, long: number): boolean =>
  factor > 1 && short * factor === long;

const isPlain = ({ value }: { value: string }): boolean => /^(?:\w+:)?\d/.test(value);

/** Two amounts of one kind and unit, none of them a round one for the other. */
const isOtherAmount = ({ mention: ours }: Token, { mention: theirs }: Token): boolean =>
  ours !== undefined &&
  theirs !== undefined &&
  ours.kind === theirs.kind &&
  ours.unit === theirs.unit &&
  isPlain(ours) &&
  isPlain(theirs) &&
  !isShort(theirs, quantityOf(ours), quantityOf(theirs)) &&
  !isApproximately(ours, quantityOf(ours), quantityOf(theirs)) &&
  !isApproximately(theirs, quantityOf(theirs), quantityOf(ours));

/** May is within 4 May, 2024 within both, and June 2019 in its first half. */
const isWithinDate = ({ mention: whole }: Token, { mention: part }: Token): boolean =>
  whole !== undefined &&
  part !== undefined &&
  (part.value.startsWith(whole.value) || isInPeriod(whole.value, part.value, []));

/** What the source has in the slot of a term, and where the term would be a way to say it. */
function slotsOf({ slots }: Frame): { ours: Token[]; theirs: Token[] }[] {
  return slots.flatMap(({ ours, theirs, isHeld }, at) => {
    // at its end a statement of the source may go on with anything
    const most = ours.length + MAX_OURS;
    const near = at === slots.length - 1 ? theirs.slice(0, most) : at === 0 ? theirs.slice(-most) : theirs;
    const [own, other] = [ours.filter(isContent), near.filter(isContent)];
    return isHeld && own.length <= MAX_OURS && other.length <= MAX_THEIRS
      ? [{ ours: own, theirs: other }]
      : [];
  });
}

/** `The trust paid for the study`, where the council paid: one thing in the place of another, in the same frame of words. */
export const isReplaced =
  (source: Source): RelationRule =>
  (said, { statement: told, around }): Misstatement | null => {
    if (said.isList || told.isList) return null;
    const frame = frameOf(said, told);
    if (frame.coverage < COVERAGE) return null;
    const index = statementIndexOf(source);
    const clauseOf = ({ start, end }: Token): Statement =>
      told.clauses.find((clause) => clause.start <= start && end <= clause.end) ?? told;
    const isTold = (term: Token, [other]: readonly Token[]): boolean =>
      term.kind === 'figure' || term.kind === 'date'
        ? around.some((each) => isBesideSame(term, frame.ours, each))
        : isIn(term, term.kind === 'name' && other ? tokensOf(clauseOf(other)) : frame.theirs);
    const isOther = (a: Token, b: Token): boolean => {
      if (isIn(b, frame.ours) || isSaying(a, said)) return false;
      // a name that the statement has elsewhere is not who does it here
      if (a.kind === 'name' && b.kind === 'word') return isNoun(b, told) && isIn(a, frame.theirs);
      if (a.kind !== b.kind) return false;
      if (a.kind === 'figure') return isOtherAmount(a, b);
      if (a.kind === 'date') return !isWithinDate(a, b) && !isWithinDate(b, a);
      return a.kind === 'name'
        ? !isOnePerson(a.mention, b.mention, source)
        : isKnown(a, said, index) && isNoun(a, said) && isNoun(b, told);
    };
    const isDerived = ({ kind, mention, keys }: Token): boolean => {
      const from = kind === 'figure' && mention ? reckonedFigure(mention, said, source) : null;
      if (from === null || figureKey(from) === keys[0]) return false;
      return around.some(({ start, end }) => start <= from.start && from.end <= end);
    };
    // a name that is known, and not there
    // who speaks may be named further before
    const near = said.has('said') ? index.context(told) : around;
    const stranger = frame.ours.find(
      (each) =>
        each.kind === 'name' &&
        isKnown(each, said, index) &&
        !near.some(({ keys }) => each.keys.some((key) => keys.has(key))),
    );
    const others = frame.theirs.filter((each) => each.kind === 'name' && !isIn(each, frame.ours));
    if (stranger !== undefined && others.some((each) => !isOnePerson(stranger.mention, each.mention, source)))
      return { rule: 'another-owner', at: stranger };
    for (const { ours, theirs } of slotsOf(frame))
      for (const added of ours) {
        const others = theirs.filter((each) => isOther(added, each));
        if (others.length === 0 || (added.kind === 'figure' && others.length > 1)) continue;
        if (!isTold(added, others) && !isDerived(added)) return { rule: RULE_OF[added.kind], at: added };
      }
    return null;
  };
