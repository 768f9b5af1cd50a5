import { QUOTED_PARTS, QUOTES } from '../../text/marks.js';
import { oneOf } from '../../text/one-of.js';
import { meansHeading } from '../../languages/anaphora.js';
import { languageOf } from '../../languages/registry.js';
import { memoize } from '../../text/memo.js';
import { threesIn } from '../../text/word-threes.js';
import { TextPattern } from '../../text/text-pattern.js';
import { isDecision } from './conclusions.js';
import { deniedBefore, stepsAfter } from '../said-before.js';
import { recalls } from './housekeeping-patterns.js';
import { isOnMotion, isTally, MOVES, tieToMotion } from './motions.js';
import { setAsideOffer, storyBelow } from './stories.js';
import type { Unit } from '../unit.types.js';

interface Openings {
  turn: RegExp;
  setup: RegExp;
  side: RegExp;
  otherSide: RegExp;
  turnsWithin: TextPattern;
}

const opening = (words = '(?!)'): RegExp =>
  new RegExp(String.raw`^['\s${QUOTES}]*(?:${words})(?!\p{L})`, 'iu');
const within = (words = '(?!)'): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');
const openingsOf = memoize((language: string): Openings => {
  const { turns, setups, turnsWithin, sides = [] } = languageOf(language).anaphora;
  return {
    turn: opening(turns),
    setup: opening(setups),
    side: opening(sides[0]),
    otherSide: within(sides[1]),
    turnsWithin: new TextPattern(within(turnsWithin)),
  };
});

const TURN_WORDS = oneOf`
  now today in_practice instead but however others? no_longer starting since yet then jetzt nun künftig ab
  aber doch ahora hoy pero maintenant aujourd['’]hui mais ora oggi ma agora hoje mas nu maar`;
const RESOLVES = new RegExp(String.raw`(?<!\p{L})(?:${TURN_WORDS})(?!\p{L})`, 'iu');
/** A turn within a sentence, which has both sides: "Originally we had a goal, but …". */
const TURNS_ITSELF =
  /[,;—–] ?(?:but|yet|however|now|while|whereas|aber|doch|jetzt|pero|ahora|mais|ma|mas|maar|men) /iu;
/** A state before the news: "Cargo's docs have, historically, been …", "As of Rust 1.0, a trait existed". */
const PAST =
  /^the (?:old|previous|former|original|first) \p{L}+ (?!one)|, historically,|^as of [^,]{2,30},[^.]{0,60} existed\b|\b(?:existed|used to be) (?:before|until)\b/iu;
const REACH = 5;

const NEGATED =
  /(?<!\p{L})(?:not|never|no longer|nicht|kein\p{L}*|no|ne|non|não|niet)(?![\p{L}-])|n['’]t(?!\p{L})/iu;
/** A subject that begins the correction: "It is not X. It is Y." */
const INSTEAD = /^(?:it|they|that|this|he|she|we|you|es|sie|das|er|ce|c['’]|il|elle|è|is|het)(?!\p{L})/iu;
const DENIED_WORDS = 22;

interface Debt {
  count: number;
  isMutual: boolean;
}
const owes = (count: number, isMutual = false): Debt => ({ count, isMutual });

function owed(units: readonly Unit[], at: number, language: string): Debt {
  const [unit, next] = [units[at], units[at + 1]];
  if (unit === undefined || next === undefined || owesNothing(unit, next, units[at - 1])) return owes(0);
  const isNear = next.block === unit.block;
  if (isNear && MOVES.test(unit.text)) return owes(distanceTo(isDecision, units, at), true);
  if (unit.announces || unit.isQuestion) return owes(1, unit.isQuestion);
  if (!isNear) return owes(Number(goesOnBelow(unit, next, language)));
  if (opensShortly(unit, units[at - 1])) return owes(1);
  if (isSetup(unit, language)) return owes(distanceTo(turns, units, at), true);
  const settled = Math.max(refutedBy(units, at), stepsAfter(units, at));
  if (settled > 0) return owes(settled, true);
  return isSetAgainst(unit, next, language) ? owes(1, true) : owes(Number(isPlan(unit, next)));
}

const isSetAgainst = (unit: Unit, next: Unit, language: string): boolean =>
  isTurned(next, language) || isDenied(unit, next) || isFoil(unit, next);

/** The name of a file with its address, which is not the outcome of a plan: "Budget.xlsx (https://…)" */
const FILE = /\.[a-z][a-z\d]{2,3} \(https?:[^()]*\)$/iu;

const isPlan = (unit: Unit, next: Unit): boolean => unit.isIntent && !FILE.test(next.text);

/** Whether a sentence needs none after it: it is left out, or an item that asks what the reader is to check. Items beside that ask too, or only an aside follows: none of them answers it. */
function owesNothing(unit: Unit, next: Unit, before: Unit | undefined): boolean {
  if (unit.isExcluded) return true;
  if (!unit.isItem || !unit.isQuestion || !next.isItem) return false;
  if (next.block === unit.block) return IN_BRACKETS.test(next.text);
  const asksAbove = before?.isItem === true && before.isQuestion && before.block !== unit.block;
  return next.isQuestion || (asksAbove && !next.isNested);
}

const IN_BRACKETS = /^\([^()]+\)[.!?]?$/u;

/** Whether a paragraph opens with no more than an answer ("Yes!") or the turn it makes ("And yet."). */
const opensShortly = (unit: Unit, before: Unit | undefined): boolean =>
  unit.opensBlock &&
  unit.isDependent &&
  unit.words <= REPLY_WORDS &&
  (/[?？]$/u.test(unit.question) || (unit.isContrast && !unit.isItem && before?.isQuestion !== true));

/** Whether a sentence turns against the one before it. */
export function isTurned({ text }: Pick<Unit, 'text'>, language: string): boolean {
  const { turn, turnsWithin } = openingsOf(language);
  return turn.test(text) || turnsWithin.for(text).test(text);
}

/** What a sentence says behind its colon: "Take our boats: at first they were red." */
const behindColon = (text: string): string => /: (\S.+)$/u.exec(text)?.[1] ?? '';

const isSetup = ({ text }: Unit, language: string): boolean =>
  (openingsOf(language).setup.test(text) ||
    PAST.test(text) ||
    openingsOf(language).setup.test(behindColon(text))) &&
  !TURNS_ITSELF.test(text);

/** Whether a sentence denies what a later one corrects: "It is not X. It is Y.", "It was not X. All this did not do Y: it was Z." */
const isDenied = (unit: Unit, next: Unit): boolean =>
  next.isDependent &&
  NEGATED.test(unit.text) &&
  (INSTEAD.test(next.text)
    ? unit.words <= DENIED_WORDS
    : NEGATED.test(next.text) && INSTEAD.test(next.text.split(/[:;] /u)[1] ?? ''));

/** What most of them do: "People often wait until it rains." */
const MOST_DO =
  /^(?:(?:most|many|average|ordinary|typical) (?<most>\p{L}+)|(?<all>\p{L}+) (?:usually|often|typically|normally|generally|commonly|tend to))(?!\p{L})/iu;
const OF_ALL = oneOf`the these those this that some many most all no any few such other both our their my his her its your
  as when if but and because while since so then for with to in on at by like how where what which`;
const SOME_OF = new RegExp(String.raw`^(?!(?:${OF_ALL}) )\p{L}+ (?<noun>\p{L}+)(?!\p{L})`, 'iu');
/** Whether what most do is set against what some of them do: "Most sailors wait. Good sailors look up." */
function isFoil({ text }: Unit, next: Unit): boolean {
  const { most, all = most } = MOST_DO.exec(text)?.groups ?? {};
  const isPlural = all !== undefined && /(?:s|people|men|women)$/iu.test(all);
  return isPlural && SOME_OF.exec(next.text)?.groups?.['noun'] === all.toLowerCase();
}

/** Whether a sentence opens its paragraph and the next one contradicts it with "But". */
const isTakenBack = (unit: Unit, next: Unit): boolean =>
  unit.opensBlock && next.isContrast && BUT.test(next.text);
/** A quotation on which the author goes on: "This wisdom sums up a year." */
const isTakenUp = (unit: Unit, next: Unit, language: string): boolean =>
  unit.speaker !== '' && next.speaker === '' && next.isDependent && meansHeading(next.text, language);
const goesOnBelow = (unit: Unit, next: Unit, language: string): boolean =>
  next.section === unit.section && (isTakenBack(unit, next) || isTakenUp(unit, next, language));
const BUT = /^(?:but|aber|mais|pero|ma|mas|maar|men) /iu;

/** What only seems so: "It sounds like a big change. It is not hard.", "Many think it is a perk. It is one. But …". */
const SEEMS =
  /\b(?:sounds? like|seems? (?:like|to be)|looks? like|(?:who|people|many|most|some|others|you|they)(?: \p{L}+)? (?:think|believe|assume)(?: that)?)\b/iu;
/** Distance to the sentence that refutes what only seems so; 0 for none. */
function refutedBy(units: readonly Unit[], at: number): number {
  const { text = '', block = -1 } = units[at] ?? {};
  if (!SEEMS.test(text) || TURNS_ITSELF.test(text)) return 0;
  const refutes = (by: number): boolean => {
    const { text: said = '', block: own } = units[at + by] ?? {};
    return own === block && (BUT.test(said) || (INSTEAD.test(said) && NEGATED.test(said)));
  };
  return [1, 2].find(refutes) ?? 0;
}

const turns = (text: string): boolean => RESOLVES.test(text);

/** Distance from a setup to its other side in the paragraph; `least` if none is found. */
function distanceTo(
  isOther: (text: string) => boolean,
  units: readonly Unit[],
  at: number,
  least = 1,
): number {
  for (let by = least; by <= REACH && units[at + by]?.block === units[at]?.block; by += 1)
    if (isOther(units[at + by]?.text ?? '')) return by;
  return least;
}

/** Makes "On the one hand" lean on the sentence before it in its paragraph, and ties "On the other hand" to it. */
function tieSides(units: readonly Unit[], at: number, language: string): number {
  const unit = units[at];
  const { side, otherSide } = openingsOf(language);
  if (unit === undefined || !side.test(unit.text)) return 0;
  unit.isDependent ||= !unit.opensBlock;
  const count = distanceTo((text) => otherSide.test(text), units, at, 0);
  const other = units[at + count];
  if (count > 0 && other !== undefined)
    Object.assign(other, { isDependent: true, reach: Math.max(other.reach, count) });
  return count;
}

/** Whether a paragraph begins with what says nothing without the question at the end of the one above: "Not yet!" */
const isReply = (question: Unit, next: Unit | undefined): boolean =>
  next !== undefined && next.section === question.section && next.words <= REPLY_WORDS && !next.isItem;
const REPLY_WORDS = 3;

/** Whether a paragraph begins with words of the quotation right above it: '"All that evil" means the flood.' */
function explainsQuotation(units: readonly Unit[], at: number): boolean {
  const [before, unit, next] = units.slice(at - 1, at + 2);
  if (at === 0 || before?.isQuotedOn !== true || unit === undefined) return false;
  if (!unit.opensBlock || unit.isQuotedOn || unit.block > before.block + 2) return false;
  const own = next?.block === unit.block ? [unit, next] : [unit];
  const repeated = own.flatMap(({ text }) => (text.match(QUOTED_PARTS) ?? []).flatMap(threesIn));
  if (repeated.length === 0) return false;
  const first = units.findLastIndex(({ isQuotedOn }, place) => place < at && !isQuotedOn) + 1;
  const quoted = new Set(units.slice(Math.max(first, at - QUOTED), at).flatMap(({ text }) => threesIn(text)));
  return repeated.some((three) => quoted.has(three));
}
const QUOTED = 12;

/** Whether a sentence goes on with an example that the one before takes up again: "In the example above, …" */
const goesOnWithExample = (unit: Unit, before: Unit | undefined): boolean =>
  before?.block === unit.block && /^in the example/iu.test(before.text) && recalls(before.text);

/** Marks sentences that must not end a run: a lead-in, a question, one side of a contrast, a plan without its outcome. */
export function markDebts(units: readonly Unit[], language: string): void {
  let until = -1;
  units.forEach((unit, at) => {
    const told = storyBelow(units, at);
    const { count, isMutual } = told > 0 ? owes(told) : owed(units, at, language);
    unit.isDependent ||=
      isOnMotion(unit) || goesOnWithExample(unit, units[at - 1]) || explainsQuotation(units, at);
    const back = deniedBefore(units, at);
    if (back > 0) Object.assign(unit, { isDependent: true, reach: Math.max(unit.reach, back) });
    until = Math.max(
      until,
      at + count,
      at + Number(isTally(units[at + 1])),
      at + tieSides(units, at, language),
    );
    const other = units[at + count];
    const isAnswer = other?.block === unit.block || (unit.isQuestion && isReply(unit, other));
    if (isMutual && isAnswer && other !== undefined) other.isDependent = true;
    tieToMotion(units, at, count);
    unit.owesNext = at < until;
    setAsideOffer(unit, units[at + 1]);
  });
}
