import type { Kit } from '../kit.js';
import { indexesOf, wordsOf } from '../runs.js';
import { beatsOf, type Story } from './beats.js';
import { isLabel } from './overview.js';
import { sectionRunsOf } from './section-run.js';

/** Words of a first line, of a sentence that is easily spoken, of a story at least, and of what a good one has. */
const WORDS = { hook: 28, spoken: 36, least: 60, good: 120 } as const;

/** One section of the text as a story: its strongest line, then what follows it; null where no section makes one. */
export function sectionStoryOf(kit: Kit, most: number): Story | null {
  const { analysis, core, tell, variant } = kit;
  const { least, good, hook: hookWords, spoken: sentenceWords } = WORDS;
  const runs = sectionRunsOf(kit, { least, most, good, hookWords, sentenceWords });
  const run = runs[variant % Math.max(1, runs.length)];
  if (run === undefined) return null;
  const [first, ...rest] = run.units;
  const ending = (core.takeaway?.units ?? []).filter(({ words }) => words <= WORDS.spoken);
  const isNew = ending.every(({ index }) => !indexesOf(run.units).includes(index));
  const hasRoom = wordsOf([...run.units, ...ending]) <= most && ending.length === core.takeaway?.units.length;
  const units = [...rest, ...(isNew && hasRoom ? ending : [])];
  const heading = analysis.sections[first.section]?.heading ?? '';
  const beats = beatsOf(units, kit).map((beat, at) =>
    at === 0 && isLabel(heading) ? { ...beat, screen: heading } : beat,
  );
  return { hook: tell([first]), beats, units: [first, ...units], value: run.value };
}
