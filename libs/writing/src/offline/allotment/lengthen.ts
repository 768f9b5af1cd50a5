import type { Length } from '@repurpose/contract';
import { EASINGS } from './apart.js';
import type { Settlement } from './settle.js';
import { LENGTH_FACTOR } from './sizes.js';
import type { Hand } from './hand.js';
import type { Table } from './table.js';

/** Makes a longer version of what is dealt, round by round, as far as the pieces stay apart. */
export function lengthen(table: Table, settlement: Settlement, length: Length): void {
  const factor = LENGTH_FACTOR[length];
  const wanted = new Map(table.hands.map((hand) => [hand, table.wordsOf(hand) * factor]));
  table.open();
  const isShort = (hand: Hand): boolean =>
    hand.chosen.size < hand.size && table.wordsOf(hand) < (wanted.get(hand) ?? 0);
  for (const eased of EASINGS) {
    table.allow(length, eased);
    let open = table.hands;
    while (open.length > 0)
      open = open.filter((hand) => isShort(hand) && (settlement.grow(hand, false) || settlement.press(hand)));
  }
}
