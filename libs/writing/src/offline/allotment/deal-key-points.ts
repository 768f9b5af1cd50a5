import type { FormatKey, Length } from '@repurpose/contract';
import { sparedPoints } from './sizes.js';
import type { Table } from './table.js';

/** Who leaves out the first key points: a talk can do without the first one, an article cannot. */
const LONG_ORDER: readonly FormatKey[] = ['podcast', 'youtube', 'email', 'medium'];

/** Long pieces carry most key points; each leaves out others, in another deal (`turn`) other ones. */
export function dealKeyPoints(table: Table, length: Length, turn: number): void {
  const { keyPoints } = table.plan;
  // a short version of any piece has room for half of them: the first of all is among these
  const first = length < 50 ? keyPoints.toSorted((a, b) => b.score - a.score)[0] : undefined;
  const long = LONG_ORDER.flatMap((format) => table.hands.filter((hand) => hand.format === format));
  const spared = sparedPoints(keyPoints.length, length);
  long.forEach((hand, at) => {
    const from = Math.round((at * keyPoints.length) / long.length) + turn;
    const left = new Set(Array.from({ length: spared }, (_, next) => (from + next) % keyPoints.length));
    keyPoints.forEach((candidate, position) => {
      if (
        (!left.has(position) || candidate === first) &&
        hand.chosen.size < hand.size &&
        table.fits(hand, candidate)
      )
        table.take(hand, candidate);
    });
  });
}
