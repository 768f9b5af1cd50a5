import { isMeasure, measuredBy, unitBehind } from '../../../annotate/mentions/quantities/units.js';
import { TIME } from '../figures/operands.js';
import type { Misstatement, RelationRule } from '../relation.types.js';
import { isIn, type Mark, type Statement } from '../statements/statement.js';
import { frameOf } from './frame.js';
import { isContent, isSameToken, type Token } from './tokens.js';

/** Minimum fraction of a statement's terms that the source must have in the same order. */
const COVERAGE = 0.55;
const MAX_IN_SLOT = 5;

const isCapital = ({ start }: Mark, { whole }: Statement): boolean => /^\p{Lu}/u.test(whole.charAt(start));

/** A term of a statement, the tokens next to it, and its statement. */
interface Place {
  term: Token;
  before: Token | undefined;
  behind: Token | undefined;
  statement: Statement;
}

function placeOf(term: Token, tokens: readonly Token[], statement: Statement): Place {
  const at = tokens.indexOf(term);
  return { term, before: tokens[at - 1], behind: tokens[at + 1], statement };
}

const isAt = (mark: Mark | undefined, marks: readonly Mark[]): boolean =>
  mark !== undefined && isIn(mark, marks);

const isSame = (a: Token | undefined, b: Token | undefined): boolean =>
  a !== undefined && b !== undefined && isSameToken(a, b);

/** `Geiger-Verfahren` for `Lambert-Verfahren`: the first part of a compound with a hyphen. */
function isOtherPart(ours: Place, theirs: Place): boolean {
  const isHyphened = ({ term, behind, statement }: Place): boolean =>
    isCapital(term, statement) &&
    behind?.start === term.end + 1 &&
    statement.whole.charAt(term.end) === '-' &&
    isCapital(behind, statement);
  return isHyphened(ours) && isHyphened(theirs) && isSame(ours.behind, theirs.behind);
}

/** `Aldorf and Birkenau` for `Aldorf and Cramsen`: the second of two names. */
const isOtherSecond = (ours: Place, theirs: Place): boolean =>
  ours.term.kind === 'name' &&
  [ours, theirs].every(
    ({ term, before, statement }) => isCapital(term, statement) && isAt(before, statement.marks('and')),
  );

const timeOf = ({ term, statement }: Place): string | undefined => {
  const unit = unitBehind(` ${statement.whole.slice(term.start, term.end)}`, 0);
  return unit !== undefined && isMeasure(unit) && measuredBy(unit) === TIME ? unit : undefined;
};

/** `a few years ago` for `a few weeks ago`: the unit behind the same vague number. */
function isOtherTime(ours: Place, theirs: Place): boolean {
  const [unit, other] = [timeOf(ours), timeOf(theirs)];
  if (unit === undefined || other === undefined || unit === other) return false;
  const isVague = ({ before, statement }: Place): boolean =>
    before?.kind === 'small' &&
    !(['nominal', 'per'] as const).some((kind) => isAt(before, statement.marks(kind)));
  return isVague(ours) && isVague(theirs) && isSame(ours.before, theirs.before);
}

/** One word replaced in the same words, which is no name in the source's sentence but a part of one, or a unit. */
export const isOtherWord: RelationRule = (claimed, { statement: original, around }): Misstatement | null => {
  const frame = frameOf(claimed, original);
  if (frame.coverage < COVERAGE) return null;
  for (const slot of frame.slots) {
    if (slot.ours.length > MAX_IN_SLOT) continue;
    const theirs = slot.theirs.slice(0, MAX_IN_SLOT).map((each) => placeOf(each, frame.theirs, original));
    for (const term of slot.ours) {
      const own = placeOf(term, frame.ours, claimed);
      if (theirs.some((other) => isOtherTime(own, other))) return { rule: 'another-period', at: term };
      if (!isContent(term) || theirs.some((other) => isSameToken(term, other.term))) continue;
      const isTold = around.some(({ words }) =>
        words.some(({ key }) => key !== '' && term.keys.includes(key)),
      );
      const isOther = theirs.some((other) => isOtherPart(own, other) || isOtherSecond(own, other));
      if (isOther && !isTold) return { rule: 'another-owner', at: term };
    }
  }
  return null;
};
