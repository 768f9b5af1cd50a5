import type { Unit } from '../annotate/unit.types.js';
import type { Kit } from './kit.js';
import { TURNS } from './realise.js';

/** Words of a sentence that can stand alone as a bullet, a block or a post. */
export const FINDING_WORDS = { least: 8, most: 42 } as const;

/** What makes a sentence a finding rather than the run-up to one. */
const WEIGHTS = {
  cue: 0.15,
  figure: 0.15,
  digits: 0.12,
  contrast: 0.1,
  summing: 0.3,
  runUp: -0.15,
  hedged: -0.15,
} as const;

/** Whether a sentence can stand alone: nothing before it is missing and nothing after it is owed. */
function standsAlone(unit: Unit, next: Unit | undefined, maxWords: number): boolean {
  return (
    !unit.isUntellable &&
    !unit.isDependent &&
    !unit.announces &&
    !unit.isQuestion &&
    !unit.isIntent &&
    !unit.isItem &&
    unit.words >= FINDING_WORDS.least &&
    unit.words <= maxWords &&
    !(next !== undefined && next.block === unit.block && TURNS.test(next.text))
  );
}

function valueOf(unit: Unit, next: Unit | undefined): number {
  const isRunUp = unit.opensBlock && next?.block === unit.block && !unit.isCue && unit.figure === '';
  return (
    unit.salience +
    (unit.isCue ? WEIGHTS.cue : 0) +
    (unit.figure !== '' && !unit.isHedged ? WEIGHTS.figure : 0) +
    (/\d{2}|\d\s?%/u.test(unit.text.replace(/\b(?:19|20)\d\d\b/gu, '')) ? WEIGHTS.digits : 0) +
    (unit.isContrast ? WEIGHTS.contrast : 0) +
    (unit.isSumming ? WEIGHTS.summing : 0) +
    (unit.isHedged ? WEIGHTS.hedged : 0) +
    (isRunUp ? WEIGHTS.runUp : 0)
  );
}

/** The sentences of each section that find, advise or conclude and stand alone, best first; keyed by section. */
export function findingsOf(
  { analysis: { units } }: Kit,
  told: ReadonlySet<number>,
  maxWords: number = FINDING_WORDS.most,
): Map<number, Unit[]> {
  const fitting = units.flatMap((unit, at) =>
    !told.has(unit.index) && standsAlone(unit, units[at + 1], maxWords)
      ? [{ unit, value: valueOf(unit, units[at + 1]) }]
      : [],
  );
  const ranked = fitting.toSorted((a, b) => b.value - a.value).map(({ unit }) => unit);
  return Map.groupBy(ranked, ({ section }) => section);
}

/** The best finding of each section, then the second best of each, as many as wanted; in source order. */
export function findings(kit: Kit, told: ReadonlySet<number>, most: number, maxWords?: number): Unit[] {
  const bySection = [...findingsOf(kit, told, maxWords).values()].toSorted(
    (a, b) => (b[0]?.salience ?? 0) - (a[0]?.salience ?? 0),
  );
  const rounds = bySection.reduce((longest, { length }) => Math.max(longest, length), 0);
  const ordered = Array.from({ length: Math.min(rounds, most + kit.variant) }, (_, round) =>
    bySection.flatMap((own) => own[round + kit.variant] ?? []),
  ).flat();
  return ordered.slice(0, most).toSorted((a, b) => a.index - b.index);
}
