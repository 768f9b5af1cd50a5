import { languageOf } from '../languages/registry.js';
import type { ContextRules } from '../languages/context.types.js';
import type { Unit } from './unit.types.js';

type Rules = Partial<Pick<ContextRules, 'imagines' | 'exemplifies' | 'concludes'>>;
const NOTHING = /(?!)/u;

/** Whether the paragraph of a sentence has more of an example that an output can have. */
function hasMore(units: readonly Unit[], at: number, concludes: RegExp): boolean {
  let next = at + 1;
  while (units[next]?.isExcluded === true) next += 1;
  return units[next]?.block === units[at]?.block && !concludes.test(units[next]?.text ?? '');
}

/** An output has this many sentences of an example with its opening. */
const TOLD = 4;

/** Makes each sentence of an example lean on its opening, up to the one that concludes from it, and keeps the first of them with the opening. */
function tieExamples(units: readonly Unit[], { exemplifies = NOTHING, concludes = NOTHING }: Rules): void {
  let opening: { at: number; block: number } | undefined;
  units.forEach((unit, at) => {
    if (unit.block !== opening?.block || concludes.test(unit.text)) opening = undefined;
    else unit.isDependent = true;
    // an opening that no output has is not needed by what follows
    if (!unit.isExcluded && exemplifies.test(unit.text)) opening = { at, block: unit.block };
    if (opening === undefined || at - opening.at >= TOLD) return;
    unit.owesNext ||= hasMore(units, at, concludes);
  });
}

/** Makes what goes on with a scenario lean on its opening, and hedges it. */
export function tieScenarios(units: readonly Unit[], language: string): void {
  const rules: Rules = languageOf(language).context ?? {};
  const { imagines = NOTHING } = rules;
  let imagined: Unit | undefined;
  tieExamples(units, rules);
  units.forEach((unit) => {
    if (unit.block === imagined?.block) unit.isDependent = true;
    if (unit.section === imagined?.section) unit.isHedged = true;
    if (imagines.test(unit.text)) {
      imagined = unit;
      unit.isHedged = true;
    }
  });
}
