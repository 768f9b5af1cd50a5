import type { Unit } from '../../annotate/unit.types.js';
import { oneOf } from '../../text/one-of.js';
import { onceFor } from '../../text/once-for.js';
import type { Analysis } from '../analysis.types.js';
import { NEEDED_WHOLE } from './needed-whole.js';

/** Least content words of a sentence that may differ from a step, and least share of them in one step, in two that follow each other, and in one for a paragraph right below one that a step says. */
const SAME = { stems: 3, one: 0.6, two: 0.8, below: 0.4 } as const;
/** Least share of a paragraph's sentences that are in steps, and of the steps that are in such sentences. */
const LEAST = { sentences: 0.3, steps: 0.5 } as const;

/** Warnings, conditions and reasons, which a step does not have in the same words. */
const WARNS = new RegExp(
  String.raw`n['’]t(?!\p{L})|(?<!\p{L})(?:${oneOf`
    not never no nor nobody nothing without avoid careful(?:ly)? unless if because otherwise instead
    nicht nie niemals kein\p{L}* ohne wenn falls weil sonst statt si pas jamais sans sinon porque nunca sin senza mai
    perché als niet geen nooit omdat`})(?!\p{L})`,
  'iu',
);
/** A warning to the reader, which also stays below a step that is left out: "Do not lift the lid." */
const FORBIDS = /^(?:\p{L}+,? )?(?:never|do not|don['’]t|avoid|be careful|if you|unless you)(?!\p{L})/iu;
const NUMBER = /\d+/gu;

type Stems = ReadonlySet<string>;
interface Card {
  /** Index of its first sentence. */
  from: number;
  /** Each step alone, and each with the next one. */
  steps: readonly Stems[];
  joined: readonly Stems[];
  numbers: Stems;
}

/** The steps of a recipe as stems, if it has a list of them, with the numbers of all lists. */
function cardOf({ lists }: Analysis): Card {
  const own = lists
    .filter(({ isSteps, isOfHeadings, leadIn }) => isSteps && !isOfHeadings && NEEDED_WHOLE.test(leadIn))
    .flatMap(({ items }) => items)
    .map(({ units, details }) => [...units, ...details]);
  const steps = own.map((units) => new Set(units.flatMap(({ stems }) => stems)));
  const texts = lists.flatMap(({ items }) => items).flatMap(({ units, details }) => [...units, ...details]);
  return {
    from: own[0]?.[0]?.index ?? 0,
    steps,
    joined: steps.map((step, at) => new Set([...step, ...(steps[at + 1] ?? [])])),
    numbers: new Set(texts.flatMap(({ text }) => text.match(NUMBER) ?? [])),
  };
}

const isIn = ({ stems }: Unit, step: Stems, part: number): boolean => {
  const found = stems.filter((stem) => step.has(stem)).length;
  return found > 0 && found >= stems.length * (stems.length >= SAME.stems ? part : 1);
};

/** The sentences of a paragraph that a card makes useless: steps of it, and what depends on them, without warnings and what the card does not know. */
function restatedOf(own: readonly Unit[], told: (unit: Unit) => boolean, numbers: Stems): Set<Unit> {
  const found = new Set<Unit>();
  const isOwn = ({ text }: Unit): boolean =>
    WARNS.test(text) || (text.match(NUMBER) ?? []).some((number) => !numbers.has(number));
  for (const [at, unit] of own.entries()) {
    const before = own[at - 1];
    const goesOn = unit.isDependent && before !== undefined && found.has(before);
    const isNeeded = goesOn ? FORBIDS.test(unit.text) : isOwn(unit) || !told(unit);
    if (!isNeeded) found.add(unit);
  }
  return found;
}

/** The sentences that tell the steps of a recipe before its card lists them: beside that list, they say all twice. */
export const restatedIn = onceFor((analysis: Analysis): ReadonlySet<number> => {
  const { from, steps, joined, numbers } = cardOf(analysis);
  if (steps.length === 0) return new Set();
  const isTold = (unit: Unit, least: number): boolean =>
    steps.some((step) => isIn(unit, step, least)) || joined.some((step) => isIn(unit, step, SAME.two));
  const prose = analysis.units.filter(
    ({ index, isItem, isExcluded }) => index < from && !isItem && !isExcluded,
  );
  const found: Unit[] = [];
  let last: number | undefined;
  for (const [block, own] of Map.groupBy(prose, (unit) => unit.block)) {
    const told = new Set(own.filter((unit) => !unit.isContrast && isTold(unit, SAME.one)));
    const isBelow = last === block - 1 && own.every((unit) => isTold(unit, SAME.below));
    if (!isBelow && told.size < own.length * LEAST.sentences) continue;
    last = block;
    found.push(...restatedOf(own, (unit) => isBelow || told.has(unit), numbers));
  }
  const inText = steps.filter((step) => found.some((unit) => isIn(unit, step, SAME.one)));
  return new Set(inText.length >= steps.length * LEAST.steps ? found.map(({ index }) => index) : []);
});
