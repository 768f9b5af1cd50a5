import type { Unit } from '../../annotate/unit.types.js';
import { shareOfTitle } from '../core/core-weights.js';
import { findsOf, type Hook } from '../hooks/hooks.js';
import type { Kit } from '../kit.js';
import { wordsOf } from '../runs.js';
import { isNextTo } from '../tellings.js';

/** A strong line of the text and what follows it in its section. */
export interface SectionRun {
  units: readonly [Unit, ...Unit[]];
  value: number;
}

export interface RunSize {
  /** Words of the run at least and at most, and of a good one. */
  least: number;
  most: number;
  good: number;
  /** Words of the first line and of any other sentence at most. */
  hookWords: number;
  sentenceWords: number;
}

/** What a run gains for its length, for how much its sentences say, for the title's words and for beginning where its section or paragraph does. */
const WEIGHTS = { length: 0.4, salience: 0.8, opensSection: 0.35, opensBlock: 0.15, title: 0.5 } as const;
/** How many of the strongest lines are tried. */
const TRIED = 40;

/** The text after a line in its section, up to a lead-in to something else. */
function runFrom({ at }: Hook, most: number, { analysis, tell }: Kit): readonly Unit[] {
  const run = analysis.tellings.around(at, { maxWords: most }, tell, { across: true, backwards: false });
  const end = run.findIndex(
    (unit, place) => unit.announces || (place > 0 && !isNextTo(run[place - 1], unit)),
  );
  return end < 0 ? run : run.slice(0, end);
}

/** The sections that can be used alone, each from its strongest line on; best first. */
export function sectionRunsOf(
  kit: Kit,
  { least, most, good, hookWords, sentenceWords }: RunSize,
): SectionRun[] {
  const { analysis, core, tone } = kit;
  const ofTitle = (units: readonly Unit[]): number =>
    shareOfTitle(
      units.flatMap(({ stems }) => stems),
      analysis,
    );
  const runs = findsOf(analysis, core, tone)
    .slice(0, TRIED)
    .flatMap((hook): SectionRun[] => {
      const [first, ...rest] = runFrom(hook, most, kit);
      if (first === undefined) return [];
      const units = [first, ...rest] as const;
      const isShort = units.every(({ words }) => words <= sentenceWords) && first.words <= hookWords;
      if (!isShort || wordsOf(units) < least) return [];
      const salience = units.reduce((sum, unit) => sum + unit.salience, 0) / units.length;
      const place =
        analysis.units[hook.at - 1]?.section !== first.section
          ? WEIGHTS.opensSection
          : first.opensBlock
            ? WEIGHTS.opensBlock
            : 0;
      const length = Math.min(1, wordsOf(units) / good);
      const value =
        hook.strength +
        WEIGHTS.salience * salience +
        WEIGHTS.length * length +
        WEIGHTS.title * ofTitle(units) +
        place;
      return [{ units, value }];
    })
    .toSorted((a, b) => b.value - a.value);
  const best = new Map(runs.toReversed().map((run) => [run.units[0].section, run]));
  return [...best.values()].toSorted((a, b) => b.value - a.value);
}
