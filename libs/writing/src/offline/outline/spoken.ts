import { isNegation } from '../../claims/same-quotation.js';
import { figureRank, isBareShare } from '../../annotate/figures.js';
import type { Unit } from '../../annotate/unit.types.js';
import { upperFirst } from '../../text/upper-first.js';

/** A negation may be this many words before a phrase. */
const REACH = 6;

/** Whether a phrase of a sentence says alone what it says in it: not under a negation, a condition or a wish. */
export function isPlain({ text, isHedged }: Unit, phrase: string): boolean {
  if (isHedged || phrase === '') return false;
  const before = text.slice(0, Math.max(0, text.toLowerCase().indexOf(phrase.toLowerCase())));
  const words =
    before
      .split(/[.;:,]/u)
      .at(-1)
      ?.toLowerCase()
      .split(/[^\p{L}]+/u) ?? [];
  return !words.slice(-REACH).some((word) => isNegation(word));
}

/** The most telling figure of some sentences, with what it counts, that was not shown before; else empty. */
export function onScreenOf(units: readonly Unit[], shown: ReadonlySet<string> = new Set()): string {
  const figures = units
    .flatMap((unit) => (isPlain(unit, unit.figure) ? [upperFirst(unit.figure)] : []))
    .filter((figure) => figureRank(figure) > 0)
    .toSorted((a, b) => figureRank(b) - figureRank(a));
  return figures.find((figure) => !shown.has(figure)) ?? '';
}

/** What a card of a video shows: a figure in digits with what it counts; "Three techniques" says nothing alone. */
export const cardOf = (units: readonly Unit[], shown: ReadonlySet<string>): string =>
  onScreenOf(
    units.filter(({ figure }) => /\d/u.test(figure) && !isBareShare(figure)),
    shown,
  );
