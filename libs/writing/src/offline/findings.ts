import type { Unit } from '../annotate/unit.types.js';
import type { Kit } from './kit.js';

/** Words of a sentence that can stand alone as a bullet, a block or a post. */
const FINDING_WORDS = { least: 8, most: 42 } as const;

/** What makes a sentence a finding rather than the run-up to one. */
export const valueOf = (unit: Unit): number =>
  unit.salience +
  (unit.isCue ? 0.15 : 0) +
  (unit.isDemand ? 0.08 : 0) +
  (unit.figure !== '' && !unit.isHedged ? 0.2 : 0) +
  (unit.isContrast ? 0.1 : 0) +
  (unit.isSumming ? 0.3 : 0) +
  (unit.isHedged ? -0.15 : 0) +
  (unit.needsName ? -0.15 : 0);

/** The sentences of each section that find, advise or conclude and stand alone, best first; keyed by section. */
function findingsOf(
  { analysis: { units, tellings } }: Kit,
  told: ReadonlySet<number>,
  maxWords: number = FINDING_WORDS.most,
): Map<number, Unit[]> {
  const fitting = units.filter(
    (unit, at) =>
      !told.has(unit.index) &&
      !unit.isQuestion &&
      !unit.isItem &&
      !unit.isDependent &&
      unit.words >= FINDING_WORDS.least &&
      unit.words <= maxWords &&
      tellings.closureAt(at).length === 1,
  );
  return Map.groupBy(
    fitting.toSorted((a, b) => valueOf(b) - valueOf(a)),
    ({ section }) => section,
  );
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
