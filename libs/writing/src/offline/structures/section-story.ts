import { withAntecedents } from '../digest/antecedents.js';
import type { Kit } from '../kit.js';
import { beatsOf, type Story } from './beats.js';
import { isLabel } from './overview.js';
import { sectionRunsOf } from './section-run.js';

/** Words of a first line, of a sentence that is easily spoken, of a story at least, and of what a good one has. */
const WORDS = { hook: 28, spoken: 36, least: 45, good: 90 } as const;
/** With fewer parts under headings a part is not one of several. */
const LEAST_PARTS = 3;

/** One part of a text with several as a story: from the strong line it begins with; null where no part does. */
export function sectionStoryOf(kit: Kit, most: number): Story | null {
  const { analysis, tell, variant } = kit;
  const { units, sections } = analysis;
  const headed = sections.filter(({ heading, words }) => heading !== '' && words > 0);
  if (headed.length < LEAST_PARTS || analysis.isInterview || analysis.isStory) return null;
  const { least, good, hook: hookWords, spoken: sentenceWords } = WORDS;
  const runs = sectionRunsOf(kit, { least, most, good, hookWords, sentenceWords }).filter((run) => {
    const [first] = run.units;
    const opens = units[units.indexOf(first) - 1]?.section !== first.section;
    return (
      opens &&
      // "If you are on the team plan" is for some only
      !first.isHedged &&
      sections[first.section]?.heading !== '' &&
      withAntecedents(run.units, [], new Set(), analysis).length === run.units.length
    );
  });
  const run = runs[variant % Math.max(1, runs.length)];
  if (run === undefined) return null;
  const [first, ...rest] = run.units;
  const heading = sections[first.section]?.heading ?? '';
  const beats = beatsOf(rest, kit).map((beat, at) =>
    at === 0 && isLabel(heading) ? { ...beat, screen: heading } : beat,
  );
  return { hook: tell([first]), beats, units: run.units, value: run.value, isPart: true };
}
