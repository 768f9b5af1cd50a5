import { isApproximately } from '../../../annotate/mentions/quantities/approximation.js';
import { quantityOf } from '../../../annotate/mentions/quantities/units.js';
import type { Mention } from '../../../annotate/mentions/mention.js';
import { isSameDate } from '../../../annotate/mentions/times/dates.js';
import { isInPeriod } from '../../../annotate/mentions/times/periods.js';
import type { Source } from '../../../source/source.types.js';
import type { ClaimRule } from '../../claim-rules.js';
import { calculatedFigure } from '../figures/derived-figures.js';
import type { Misstatement, RelationRule } from '../relation.types.js';
import { figureKey, isIn, type Statement } from '../statements/statement.js';
import { isContent, isNoun, isSameToken, type Token, tokensOf } from './tokens.js';
import { frameOf, type Frame } from './frame.js';
import { isOnePerson } from '../people/people.js';

/** Minimum fraction of a statement's terms that the source must have in the same order. */
const COVERAGE = 0.6;
const MAX_OURS = 2;
const MAX_THEIRS = 4;

const RULE_OF: Partial<Record<Token['kind'], ClaimRule>> = {
  name: 'another-owner',
  figure: 'another-figure',
  date: 'another-period',
};

const isAmong = (term: Token, tokens: readonly Token[]): boolean =>
  tokens.some((each) => isSameToken(each, term));

/** The keys of the content words directly before and after a term. */
function neighboursOf(term: Token, tokens: readonly Token[]): string[] {
  const terms = tokens.filter(isContent);
  const at = terms.findIndex(({ start }) => start === term.start);
  return [terms[at - 1], terms[at + 1]].flatMap((each) => each?.keys ?? []);
}

/** Whether the source's statement has a term next to the same word as the output. */
function isBesideSame(term: Token, ours: readonly Token[], original: Statement): boolean {
  const beside = neighboursOf(term, ours);
  const theirs = tokensOf(original);
  return theirs.some(
    (each) => isSameToken(each, term) && neighboursOf(each, theirs).some((key) => beside.includes(key)),
  );
}

/** `48 million abroad, 88 at home`: the second figure shares the magnitude. */
const isShort = ({ factor = 1 }: Mention, short: number, long: number): boolean =>
  factor > 1 && short * factor === long;

const isPlain = ({ value }: { value: string }): boolean => /^(?:\w+:)?\d/.test(value);

/** Whether two amounts of one kind and unit differ, and neither is the other one rounded. */
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

/** Whether one date is within the other: 4 May within May, June 2019 within the first half of 2019. */
const isWithinDate = ({ mention: whole }: Token, { mention: part }: Token): boolean =>
  whole !== undefined &&
  part !== undefined &&
  (part.value.startsWith(whole.value) ||
    isSameDate(whole.value, part.value) ||
    isInPeriod(whole.value, part.value, []));

/** The content words of both statements in each slot that is small enough and next to a shared word. */
function slotsOf({ slots }: Frame): { ours: Token[]; theirs: Token[] }[] {
  return slots.flatMap(({ ours, theirs, isHeld }, at) => {
    // at its start and end, a source statement may have any other words
    const most = ours.length + MAX_OURS;
    const near = at === slots.length - 1 ? theirs.slice(0, most) : at === 0 ? theirs.slice(-most) : theirs;
    const [own, other] = [ours.filter(isContent), near.filter(isContent)];
    return isHeld && own.length <= MAX_OURS && other.length <= MAX_THEIRS
      ? [{ ours: own, theirs: other }]
      : [];
  });
}

/** `a third of the six`, where the source has the two. */
const isWholeOfShare = ({ start }: Token, { figures }: Statement): boolean =>
  figures.some(({ part, end }) => part === 'share' && end < start && start - end <= OF_THE_CHARS);
const OF_THE_CHARS = 8;

/** `The trust paid for the study`, where the council paid: one term replaced in the same words. */
export const isReplaced =
  (source: Source): RelationRule =>
  (claimed, { statement: original, around }): Misstatement | null => {
    const frame = frameOf(claimed, original);
    if (frame.coverage < COVERAGE) return null;
    const isTold = (term: Token, other: Token): boolean =>
      term.kind === 'name'
        ? isAmong(term, tokensOf(original.clauseOf(other)))
        : around.some((each) => isBesideSame(term, frame.ours, each));
    const isOther = (a: Token, b: Token): boolean => {
      if (isAmong(b, frame.ours)) return false;
      // a name that the statement has elsewhere, in place of a noun
      if (a.kind === 'name' && b.kind === 'word') return isNoun(b, original) && isAmong(a, frame.theirs);
      if (a.kind !== b.kind) return false;
      if (a.kind === 'figure') return isOtherAmount(a, b);
      if (a.kind === 'date') return !isWithinDate(a, b) && !isWithinDate(b, a);
      return a.kind === 'name' && !isOnePerson(a.mention, b.mention, source);
    };
    const isDerived = (term: Token): boolean => {
      if (isWholeOfShare(term, claimed)) return true;
      const { kind, mention, keys } = term;
      const from = kind === 'figure' && mention ? calculatedFigure(mention, claimed, source) : null;
      if (from === null || figureKey(from) === keys[0]) return false;
      return isIn(from, around);
    };
    for (const { ours, theirs } of slotsOf(frame))
      for (const added of ours) {
        const [other, second] = theirs.filter((each) => isOther(added, each));
        const rule = RULE_OF[added.kind];
        const isOne = other && !(added.kind === 'figure' && second);
        if (rule && isOne && !isTold(added, other) && !isDerived(added)) return { rule, at: added };
      }
    return null;
  };
