import type { Unit } from '../../annotate/unit.types.js';
import { onceFor } from '../../text/once-for.js';
import type { Analysis } from '../analysis.types.js';
import { NEEDED_WHOLE } from './needed-whole.js';

/** Least content words of a sentence that is compared, and least share of them in one step; less in a paragraph right below. */
const SAME = { stems: 3, part: 0.6, below: 0.4 } as const;
/** Least share of a paragraph's sentences that are in a step, and of the steps that are in such sentences. */
const LEAST = { sentences: 0.5, steps: 0.5 } as const;

/** The steps of a recipe as stems, if it has a list of them. */
const stepsIn = ({ lists }: Analysis): ReadonlySet<string>[] =>
  lists
    .filter(({ isSteps, isOfHeadings, leadIn }) => isSteps && !isOfHeadings && NEEDED_WHOLE.test(leadIn))
    .flatMap(({ items }) => items)
    .map(({ units, details }) => new Set([...units, ...details].flatMap(({ stems }) => stems)));

/** The paragraphs that tell the steps of a recipe before its card lists them: beside that list, they say all twice. */
export const restatedIn = onceFor((analysis: Analysis): ReadonlySet<number> => {
  const steps = stepsIn(analysis);
  if (steps.length === 0) return new Set();
  const isIn = ({ stems }: Unit, step: ReadonlySet<string>, part: number): boolean =>
    stems.length >= SAME.stems && stems.filter((stem) => step.has(stem)).length >= stems.length * part;
  const isTold = (unit: Unit, part: number): boolean => steps.some((step) => isIn(unit, step, part));
  const prose = analysis.units.filter(({ isItem }) => !isItem);
  const restated: Unit[] = [];
  for (const own of Map.groupBy(prose, ({ block }) => block).values()) {
    const told = own.filter((unit) => isTold(unit, SAME.part));
    const isBelow = restated.at(-1)?.index === (own[0]?.index ?? 0) - 1;
    if (
      told.length >= own.length * LEAST.sentences ||
      (isBelow && own.every((unit) => isTold(unit, SAME.below)))
    )
      restated.push(...own);
  }
  const found = steps.filter((step) => restated.some((unit) => isIn(unit, step, SAME.part)));
  return new Set(found.length >= steps.length * LEAST.steps ? restated.map(({ index }) => index) : []);
});
