import { onceFor } from '../../../text/once-for.js';
import type { Statement } from '../statements/statement.js';
import { isContent, isSameToken, sharedEndings, tokensOf, type Token } from './tokens.js';

/** The tokens of each statement between two tokens that both share. */
export interface Slot {
  ours: readonly Token[];
  theirs: readonly Token[];
  /** Whether a shared content word is next to it, with no unshared content word in between. */
  isHeld: boolean;
}

/** An alignment of two statements: the tokens shared in one order, and the slots between them. */
export interface Frame {
  ours: readonly Token[];
  theirs: readonly Token[];
  slots: readonly Slot[];
  /** The fraction of the output's content words that the source has in the same order. */
  coverage: number;
}

type Pair = readonly [ours: number, theirs: number];
type Tokens = readonly Token[];

/** For each pair of positions, the weight of the heaviest common subsequence from there on. */
function weightsOf(ours: Tokens, theirs: Tokens, isSame: (a: Token, b: Token) => boolean): Float64Array[] {
  const rows = Array.from({ length: ours.length + 1 }, () => new Float64Array(theirs.length + 1));
  for (const [one, a] of [...ours.entries()].reverse()) {
    const [row, below] = [rows[one], rows[one + 1]];
    if (row === undefined || below === undefined) continue;
    for (const [other, b] of [...theirs.entries()].reverse()) {
      const skipped = Math.max(below[other] ?? 0, row[other + 1] ?? 0);
      const paired = isSame(a, b) ? a.weight + (below[other + 1] ?? 0) : 0;
      row[other] = Math.max(skipped, paired);
    }
  }
  return rows;
}

/** The heaviest common subsequence of two statements, as pairs of positions. */
function commonOrder(ours: Tokens, theirs: Tokens): Pair[] {
  const endings = new Set([...sharedEndings(ours), ...sharedEndings(theirs)]);
  const isSame = (a: Token, b: Token): boolean => isSameToken(a, b, endings);
  const weights = weightsOf(ours, theirs, isSame);
  const at = (one: number, other: number): number => weights[one]?.[other] ?? 0;
  const pairs: Pair[] = [];
  for (let one = 0, other = 0; one < ours.length && other < theirs.length;) {
    const [a, b] = [ours[one], theirs[other]];
    const skipped = Math.max(at(one + 1, other), at(one, other + 1));
    if (a !== undefined && b !== undefined && isSame(a, b) && at(one, other) > skipped)
      pairs.push([one++, other++]);
    else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return pairs;
}

function layOn(claimed: Statement, original: Statement): Frame {
  const [ours, theirs] = [tokensOf(claimed), tokensOf(original)];
  const pairs = commonOrder(ours, theirs);
  const isShared = (pair: Pair): boolean => ours.slice(pair[0], pair[0] + 1).some(isContent);
  const between = [...pairs, [ours.length, theirs.length] as const].map(([one, other], at) => {
    const [before, last] = pairs[at - 1] ?? [-1, -1];
    return { ours: ours.slice(before + 1, one), theirs: theirs.slice(last + 1, other) };
  });
  const isIdle = (at: number): boolean =>
    ![...(between[at]?.ours ?? []), ...(between[at]?.theirs ?? [])].some(isContent);
  const isHeld = (slot: number, step: 1 | -1): boolean => {
    for (let at = slot; at === slot || isIdle(at); at += step) {
      const pair = pairs[step < 0 ? at - 1 : at];
      if (pair === undefined) return false;
      if (isShared(pair)) return true;
    }
    return false;
  };
  const slots = between.map((slot, at): Slot => ({ ...slot, isHeld: isHeld(at, -1) || isHeld(at, 1) }));
  const all = ours.filter(isContent).length;
  return { ours, theirs, slots, coverage: all === 0 ? 0 : pairs.filter(isShared).length / all };
}

const framesOf = onceFor((_said: Statement) => new Map<Statement, Frame>());

/** The alignment of two statements, computed once. */
export function frameOf(claimed: Statement, original: Statement): Frame {
  const frames = framesOf(claimed);
  const frame = frames.get(original) ?? layOn(claimed, original);
  frames.set(original, frame);
  return frame;
}
