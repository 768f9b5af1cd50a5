import { isBackground } from '../../annotate/salience.js';
import type { Unit } from '../../annotate/unit.types.js';
import { isNegation } from '../../claims/same-quotation.js';
import { meansHeading } from '../../languages/anaphora.js';
import { hasDependentOpening } from '../../languages/dependent-openings.js';
import { languageOf } from '../../languages/registry.js';
import { contentKeys } from '../../languages/words.js';
import { onceFor } from '../../text/once-for.js';
import { TextPattern } from '../../text/text-pattern.js';
import { opensWithPronoun } from '../opening-pronoun.js';
import { wordsOf } from '../passages.js';

/** What makes a sentence the point of its item or section, besides its salience. */
const POINT = {
  named: 0.04,
  instruction: 0.12,
  cue: 0.08,
  contrast: 0.1,
  figure: 0.16,
  hedged: -0.2,
  // the first sentence of a section gives its topic, unless it is narrative
  opens: 0.05,
  narrates: -0.3,
  ends: 0.08,
  denies: 0.08,
  sums: 0.3,
  goesOn: -0.1,
} as const;
/** The weights under an instruction: its point is how and why, in the label's words. */
const ADVICE = { ...POINT, named: 0.12, instruction: 0.25, cue: 0.15, hedged: 0, opens: 0.15 } as const;

const weightsFor = (label: string, language: string): typeof POINT | typeof ADVICE =>
  languageOf(language).instruction?.test(label) === true ? ADVICE : POINT;

/** Returns a function that says how well a sentence makes the point of its item. */
export function worthOf(language: string, label: string): (unit: Unit) => number {
  const { instruction } = languageOf(language);
  const named = new Set(contentKeys(label, language));
  const weights = weightsFor(label, language);
  return ({ text, stems, salience, isCue, isContrast, isHedged, isSumming, figure }) =>
    salience +
    (isSumming ? weights.sums : 0) +
    weights.named * Math.min(2, stems.filter((stem) => named.has(stem)).length) +
    (instruction?.test(text) ? weights.instruction : 0) +
    (isCue ? weights.cue : 0) +
    (isContrast ? weights.contrast : 0) +
    (figure === '' ? 0 : weights.figure) +
    (isHedged && !isCue ? weights.hedged : 0);
}

/** Narration: "Last month, we held …". */
const NARRATES =
  /\b(?:we|i)(?:['’]ve)? (?:\p{L}+ly )?(?:\p{L}{2,}ed|were|was|had|did|went|made|took|got|found|saw|wrote|built|held|ran|gave)\b/iu;
/** Characters at the beginning of a sentence where narration is looked for; "… the best decisions I've made" does not narrate. */
const HEAD = 40;
export const narrates = onceFor(({ text }: Unit): boolean => {
  const at = text.search(NARRATES);
  return isBackground(text) || (at >= 0 && at < HEAD);
});

const WORD = new TextPattern(/[\p{L}’']+/gu);
const denies = onceFor(({ text }: Unit): boolean => {
  const small = text.toLowerCase();
  return small.match(WORD.for(small))?.some(isNegation) === true;
});

const mayStart = (unit: Unit): boolean =>
  !unit.isExcluded && !unit.isDependent && !unit.announces && !unit.isQuestion;
export function keySentenceOf(units: readonly Unit[], label: string, language: string): string {
  const worth = worthOf(language, label);
  const stands = units.filter((unit) => mayStart(unit) && !unit.owesNext);
  return stands.toSorted((a, b) => worth(b) - worth(a))[0]?.text ?? '';
}

/** Whether a first sentence goes on from the item before ("This time it was short"). One that asks, or means its own label, does not. */
const goesOn = (unit: Unit, language: string): boolean =>
  !unit.isQuestion &&
  hasDependentOpening(unit.text, language) &&
  !meansHeading(unit.text, language) &&
  !opensWithPronoun(unit, language);

/** Sentences of its paragraph in which what a sentence says is turned. */
const TURN = 2;
/** Whether the sentence at a position is only conceded: "There are some downsides. … However, it can be fun." */
export const isConceded = (at: number, units: readonly Unit[]): boolean =>
  units
    .slice(at + 1, at + 1 + TURN)
    .some((unit) => unit.block === units[at]?.block && unit.isContrast && unit.isDependent);

const RUN = { most: 60, sentences: 3 } as const;
const FURTHER = 0.05;

/** The best one to three neighbouring sentences for the point; empty if none is usable. */
export function keyRunOf(
  units: readonly Unit[],
  label: string,
  language: string,
  mostWords: number = RUN.most,
): readonly Unit[] {
  const plain = worthOf(language, label);
  // an event is no reason for advice
  const isAdvice = weightsFor(label, language) === ADVICE;
  const { opens } = weightsFor(label, language);
  const worth = (unit: Unit, at: number): number =>
    plain(unit) +
    (narrates(unit) ? POINT.narrates : 0) +
    (at === 0 && units.length > 1 ? opens : 0) +
    (units[at + 1]?.block !== unit.block ? POINT.ends : 0) +
    (denies(unit) ? POINT.denies : 0);
  const worths = new Map(units.map((unit, at) => [unit, worth(unit, at)]));
  const runs = units.flatMap((first, at) => {
    if (isAdvice && narrates(first)) return [];
    // the first sentence may depend on the label above it
    if (at > 0 && !mayStart(first)) return [];
    return Array.from({ length: RUN.sentences }, (_, more) => units.slice(at, at + more + 1)).filter(
      (run, more) =>
        run.length === more + 1 &&
        run.every(({ block, isExcluded }) => block === first.block && !isExcluded) &&
        run.at(-1)?.owesNext === false &&
        !isConceded(at + more, units) &&
        wordsOf(run) <= mostWords,
    );
  });
  const torn = units[0] !== undefined && goesOn(units[0], language) ? units[0] : null;
  const valueOf = (run: readonly Unit[]): number =>
    Math.max(...run.map((unit) => worths.get(unit) ?? 0)) +
    FURTHER * run.length +
    (run[0] === torn ? POINT.goesOn : 0);
  return runs.toSorted((a, b) => valueOf(b) - valueOf(a))[0] ?? [];
}
