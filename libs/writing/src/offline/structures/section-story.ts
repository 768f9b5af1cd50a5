import type { Unit } from '../../annotate/unit.types.js';
import { isNextTo } from '../tellings.js';
import { findsOf, type Hook } from '../hooks/hooks.js';
import type { Kit } from '../kit.js';
import { indexesOf, wordsOf } from '../runs.js';
import { beatsOf, type Story } from './beats.js';
import { isLabel } from './overview.js';

/** Words of a first line, of a sentence that is easily spoken, of a story at least, and of what a good one has. */
const WORDS = { hook: 28, spoken: 36, least: 60, good: 120 } as const;
/** What a story gains for its length and for how much its sentences say. */
const WEIGHTS = { length: 0.4, salience: 0.8 } as const;
/** So many of the strongest lines are tried. */
const TRIED = 40;

/** What stands behind a line in its part, down to a sentence that leads in to something else. */
function runFrom({ at }: Hook, most: number, { analysis, tell }: Kit): readonly Unit[] {
  const run = analysis.tellings.around(at, { maxWords: most }, tell, { across: true, backwards: false });
  const end = run.findIndex(
    (unit, place) => unit.announces || (place > 0 && !isNextTo(run[place - 1], unit)),
  );
  return end < 0 ? run : run.slice(0, end);
}

/** One part of the text as a story: its strongest line, then what stands behind it; null where no part makes one. */
export function sectionStoryOf(kit: Kit, most: number): Story | null {
  const { analysis, core, tone, tell, variant } = kit;
  const stories = findsOf(analysis, core, tone)
    .slice(0, TRIED)
    .flatMap((hook) => {
      const run = runFrom(hook, most, kit);
      const isSpoken = run.every(({ words }) => words <= WORDS.spoken) && hook.units[0].words <= WORDS.hook;
      if (!isSpoken || wordsOf(run) < WORDS.least) return [];
      const salience = run.reduce((sum, unit) => sum + unit.salience, 0) / run.length;
      const length = Math.min(1, wordsOf(run) / WORDS.good);
      return [{ run, value: hook.strength + WEIGHTS.salience * salience + WEIGHTS.length * length }];
    })
    .toSorted((a, b) => b.value - a.value);
  const sections = [...new Map(stories.toReversed().map((story) => [story.run[0]?.section, story])).values()];
  const ranked = sections.toSorted((a, b) => b.value - a.value);
  const told = ranked[variant % Math.max(1, ranked.length)];
  const [first, ...rest] = told?.run ?? [];
  if (told === undefined || first === undefined) return null;
  const ending = (core.takeaway?.units ?? []).filter(({ words }) => words <= WORDS.spoken);
  const isNew = ending.every(({ index }) => !indexesOf(told.run).includes(index));
  const hasRoom = wordsOf([...told.run, ...ending]) <= most && ending.length === core.takeaway?.units.length;
  const units = [...rest, ...(isNew && hasRoom ? ending : [])];
  const heading = analysis.sections[first.section]?.heading ?? '';
  const beats = beatsOf(units, kit).map((beat, at) =>
    at === 0 && isLabel(heading) ? { ...beat, screen: heading } : beat,
  );
  return { hook: tell([first]), beats, units: [first, ...units], value: told.value };
}
