import { isNegation } from '../../claims/same-quotation.js';
import { figureRank } from '../../annotate/figures.js';
import { isUnit as isMeasure } from '../../annotate/mentions/quantities/units.js';
import { isGeneric } from '../../annotate/topics/generic.js';
import type { Unit } from '../../annotate/unit.types.js';
import { isStopword } from '../../languages/stop-words.js';
import { upperFirst } from '../../text/upper-first.js';
import type { Kit } from '../kit.js';

/** A negation may be this many words before a phrase. */
const REACH = 6;

/** Whether a phrase is true without its sentence: neither negated nor hedged. */
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

/** The strongest figure of the sentences that was not shown before; else empty. */
function onScreenOf(units: readonly Unit[], shown: ReadonlySet<string> = new Set()): string {
  const figures = units
    .flatMap((unit) => (isPlain(unit, unit.figure) ? [upperFirst(unit.figure)] : []))
    .filter((figure) => figureRank(figure) > 0)
    .toSorted((a, b) => figureRank(b) - figureRank(a));
  return figures.find((figure) => ![...shown].some((text) => text.includes(figure))) ?? '';
}

/** Whether a figure says what it counts, unlike "$40", "10 hours" and "4th floor". */
function saysWhat(figure: string, language: string): boolean {
  if (!/\d/u.test(figure) || /\d(?:st|nd|rd|th)\b/u.test(figure)) return false;
  const words = figure.match(/(?<![\p{L}\d])\p{L}*\p{Ll}{3,}/gu) ?? [];
  return words.some(
    (word) => !isMeasure(word) && !isGeneric(word, language) && !isStopword(word.toLowerCase(), language),
  );
}

/** What a card of a video shows: a figure of the thesis or of a key point, with what it counts; else empty. */
export function cardOf(
  units: readonly Unit[],
  shown: ReadonlySet<string>,
  { core: { thesis, points }, analysis: { language } }: Kit,
): string {
  const ofCore = new Set([thesis, ...points].flatMap((passage) => passage?.units ?? []));
  return onScreenOf(
    units.filter((unit) => ofCore.has(unit) && saysWhat(unit.figure, language)),
    shown,
  );
}
