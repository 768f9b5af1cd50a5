import type { ClaimRule } from '../../claim-rules.js';
import type { RelationRule } from '../relation.types.js';
import { isIn, type MarkKind, type Statement } from '../statements/statement.js';
import { isContent, isMeant, isNoun, isSameToken, sharedEndings, type Token } from './tokens.js';
import { frameOf } from './frame.js';

/** Words whose meaning changes when their two sides are exchanged. */
const CONVERSE = ['than', 'more', 'less', 'up', 'down', 'before', 'after', 'instead'] as const;

/** Whether two pieces use the same relating words and agree in active or passive. */
function isRelatedAlike(claimed: Statement, original: Statement): boolean {
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
  return (
    isPassive(claimed, original) === isPassive(original, claimed) && wordsOf(claimed) === wordsOf(original)
  );
}

type Tokens = readonly Token[];

/** Content words that are consecutive in both statements, by first and last position. */
interface Run {
  ours: readonly [first: number, last: number];
  theirs: readonly [first: number, last: number];
}

const nextTerm = (tokens: Tokens, at: number): number =>
  tokens.findIndex((each, place) => place > at && isContent(each));

/** The runs that two statements share; terms that occur twice in one of them are left out. */
function runsOf(ours: Tokens, theirs: Tokens): Run[] {
  const endings = new Set([...sharedEndings(ours), ...sharedEndings(theirs)]);
  const placesIn = (tokens: Tokens, token: Token): number[] =>
    tokens.flatMap((each, at) => (isContent(each) && isSameToken(each, token, endings) ? [at] : []));
  const runs: Run[] = [];
  for (const [at, token] of ours.entries()) {
    const [place, second] = isContent(token) ? placesIn(theirs, token) : [];
    if (place === undefined || second !== undefined || placesIn(ours, token).length > 1) continue;
    const last = runs.at(-1);
    const isNext =
      last !== undefined && nextTerm(ours, last.ours[1]) === at && nextTerm(theirs, last.theirs[1]) === place;
    const [first, from] = isNext ? [last.ours[0], last.theirs[0]] : [at, place];
    runs.splice(isNext ? -1 : runs.length, 1, { ours: [first, at], theirs: [from, place] });
  }
  return runs;
}

const classOf = (token: Token | undefined): string | undefined =>
  token?.kind === 'date' ? 'figure' : token?.kind;

const FILLING = ['and', 'article'] as const;

const isOf = (token: Token, kinds: readonly MarkKind[], statement: Statement): boolean =>
  kinds.some((kind) => isIn(token, statement.marks(kind)));

/** Whether a token is an article, conjunction or other small word that is neither a preposition nor a relating word. */
const isFilling = (token: Token, statement: Statement): boolean =>
  isOf(token, FILLING, statement) || (!isMeant(token) && !isOf(token, ['nominal', ...LINKS], statement));
const LINKS = [...CONVERSE, 'not'] as const;

/** Whether a token bounds a figure: `more than 300`. */
const isBounding = ({ start, end }: Token, { figures }: Statement): boolean =>
  figures.some(
    (figure) => figure.bound !== undefined && end <= figure.start && figure.start - start <= BOUND_CHARS,
  );
const BOUND_CHARS = 12;

const keysOf = (tokens: Tokens): string =>
  tokens.flatMap(({ keys }) => keys.map((key) => key.slice(0, STEM))).join(' ');
const STEM = 4;

/** The keys of the words that relate two positions: relating words, else prepositions; empty if the terms are only listed. */
function relationAt(tokens: Tokens, from: number, to: number, statement: Statement): string {
  const between = tokens
    .slice(from + 1, to)
    .filter((token) => !isFilling(token, statement) && !isBounding(token, statement));
  const isThing = (token: Token): boolean =>
    isContent(token) && (isNoun(token, statement) || /^\p{Lu}/u.test(statement.whole.charAt(token.start)));
  if (between.every(isThing)) return '';
  const relating = between.filter((token) => isMeant(token) || isOf(token, LINKS, statement));
  return keysOf(relating.length > 0 ? relating : between);
}

function prepositionAt(tokens: Tokens, at: number, statement: Statement): string {
  const before = tokens.slice(Math.max(0, at - 2), at);
  const last = before.findLast((token) => isContent(token) || !isFilling(token, statement));
  return last === undefined || isContent(last) ? '' : keysOf([last]);
}

const ruleOf = (between: Statement): ClaimRule =>
  between.has('before') || between.has('after')
    ? 'order'
    : between.has('than') || between.has('instead')
      ? 'comparison'
      : 'actor-swapped';

interface Side {
  tokens: Tokens;
  statement: Statement;
}

const pieceOf = ({ tokens, statement }: Side, first: number, last: number): Statement =>
  statement.between(tokens[first]?.start ?? 0, tokens[last]?.end ?? 0);

/** Whether two runs that the source has in the other order have the same words between and before them. */
function isTurned(one: Run, other: Run, ours: Side, theirs: Side): boolean {
  if (classOf(ours.tokens[one.ours[0]]) !== classOf(ours.tokens[other.ours[0]])) return false;
  const relation = relationAt(ours.tokens, one.ours[1], other.ours[0], ours.statement);
  const otherRelation = relationAt(theirs.tokens, other.theirs[1], one.theirs[0], theirs.statement);
  const before = prepositionAt(ours.tokens, one.ours[0], ours.statement);
  return (
    relation !== '' &&
    relation === otherRelation &&
    before === prepositionAt(theirs.tokens, other.theirs[0], theirs.statement) &&
    isRelatedAlike(pieceOf(ours, one.ours[0], other.ours[1]), pieceOf(theirs, other.theirs[0], one.theirs[1]))
  );
}

/** `A seconded what B moved`, where A moved: two terms exchanged around the same words. */
export const isMoved: RelationRule = (claimed, { statement: original }) => {
  const frame = frameOf(claimed, original);
  const [ours, theirs] = [
    { tokens: frame.ours, statement: claimed },
    { tokens: frame.theirs, statement: original },
  ];
  const runs = runsOf(frame.ours, frame.theirs);
  for (const [place, one] of runs.entries())
    for (const other of runs.slice(place + 1)) {
      if (other.theirs[0] > one.theirs[0] || !isTurned(one, other, ours, theirs)) continue;
      const { start, end } = pieceOf(ours, one.ours[0], other.ours[1]);
      const between = claimed.between(
        frame.ours[one.ours[1]]?.end ?? 0,
        frame.ours[other.ours[0]]?.start ?? 0,
      );
      if (!/[,;:]\s/u.test(between.text)) return { rule: ruleOf(between), at: { start, end } };
    }
  return undefined;
};
