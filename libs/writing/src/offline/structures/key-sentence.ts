import { isBackground } from '../../annotate/salience.js';
import type { Unit } from '../../annotate/unit.types.js';
import { isNegation } from '../../claims/same-quotation.js';
import { languageOf } from '../../languages/registry.js';
import { contentKeys } from '../../languages/words.js';
import { onceFor } from '../../text/once-for.js';
import { TextPattern } from '../../text/text-pattern.js';
import { DEFINITION } from '../hooks/first-lines.js';
import { wordsOf } from '../passages.js';

/** Words of the sentence that states the point of an item or a part. */
const KEY_WORDS = { least: 5, most: 28 } as const;
/** What makes a sentence the point of its item or part besides its salience. */
const POINT = {
  named: 0.04,
  instruction: 0.12,
  cue: 0.08,
  contrast: 0.1,
  figure: 0.16,
  hedged: -0.2,
  // the first sentence of a part gives its topic, unless it is narrative
  opens: 0.05,
  narrates: -0.3,
  // "A kanban board is a simple tool": explains a word that the label does not have
  explains: -0.3,
  step: 0.5,
  ends: 0.08,
  denies: 0.08,
  sums: 0.3,
} as const;
/** The weights under a label that is an instruction: its point is how and why, in the label's words. */
const ADVICE = { ...POINT, named: 0.12, instruction: 0.25, cue: 0.15, hedged: 0, opens: 0.15 } as const;

const weightsFor = (label: string, language: string): typeof POINT | typeof ADVICE =>
  languageOf(language).instruction?.test(label) === true ? ADVICE : POINT;

/** How well a sentence states the point of its item. */
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

/** "Last month, we held …": how it was, not how it is done. */
const NARRATES =
  /\b(?:we|i)(?:['’]ve)? (?:\p{L}+ly )?(?:\p{L}{2,}ed|were|was|had|did|went|made|took|got|found|saw|wrote|built|held|ran|gave)\b/iu;
/** First characters of a sentence, which show its subject: "… the best decisions I've made" is no narration. */
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

/** Names inside a sentence. */
const NAMES = new TextPattern(/(?<=[\p{L},;:] )\p{Lu}\p{Ll}+(?![\p{L}’'])/gu);
/** "Copy Jo.": a name that only an earlier sentence introduces. */
export const leansOnName = ({ text }: Unit, before: readonly Unit[]): boolean =>
  NAMES.matchesIn(text).some(
    ([name]) => before.some((unit) => unit.text.includes(name)) && text.split(' ').length < NAMING_WORDS,
  );
const NAMING_WORDS = 8;

const mayStart = (unit: Unit): boolean =>
  !unit.isUntellable && !unit.isDependent && !unit.announces && !unit.isQuestion;
/** "Again, I stole this from the aforementioned post.": an item that speaks of what another one says. */
export const isOfOther = ({ references }: Unit, label: ReadonlySet<string>): boolean =>
  references.some(({ stems, isDefinite }) => !isDefinite && !stems.some((stem) => label.has(stem)));

/** The point of some sentences: the one that sums them up, else the most informative one; or empty. */
export function keySentenceOf(units: readonly Unit[], label = '', language = ''): string {
  const stands = units.filter(
    (unit) =>
      mayStart(unit) && !unit.owesNext && unit.words <= KEY_WORDS.most && unit.words >= KEY_WORDS.least,
  );
  const worth = worthOf(language, label);
  const best = stands.toSorted((a, b) => worth(b) - worth(a))[0];
  return (stands.find(({ isSumming }) => isSumming) ?? best)?.text ?? '';
}

/** "Everything was better! A popular saying. They may be right.": the middle of what the sentence before it began. */
const isOwed = (before: Unit | undefined, { block, owesNext, words }: Unit): boolean =>
  before?.block === block && before.owesNext && owesNext && words <= FRAGMENT_WORDS;
const FRAGMENT_WORDS = 7;

/** Words of a part's point in two or three sentences. */
const RUN = { most: 60, sentences: 3 } as const;
/** What a further sentence adds: of a step everything there is room for. */
const FURTHER = { step: 0.1, other: 0.05 } as const;

/** The point of some sentences in up to three neighbouring ones; empty if none is usable. */
export function keyRunOf(
  units: readonly Unit[],
  label: string,
  language: string,
  { mostWords = RUN.most as number, isStep = false } = {},
): readonly Unit[] {
  const plain = worthOf(language, label);
  const named = new Set(contentKeys(label, language));
  const explains = ({ text }: Unit): boolean =>
    named.size > 0 &&
    DEFINITION.test(text) &&
    !contentKeys(text.split(/ (?:is|are) /u)[0] ?? '', language).some((stem) => named.has(stem));
  // what was done once is no reason for an advice
  const isAdvice = weightsFor(label, language) === ADVICE;
  // a step begins at its beginning
  const opens = isStep ? POINT.step : weightsFor(label, language).opens;
  const worth = (unit: Unit, at: number): number =>
    plain(unit) +
    (narrates(unit) ? POINT.narrates : 0) +
    (explains(unit) ? POINT.explains : 0) +
    (at === 0 && units.length > 1 ? opens : 0) +
    (units[at + 1]?.block !== unit.block ? POINT.ends : 0) +
    (denies(unit) ? POINT.denies : 0);
  const worths = new Map(units.map((unit, at) => [unit, worth(unit, at)]));
  const runs = units.flatMap((first, at) => {
    // under its label the first sentence may lean on it
    if (isOfOther(first, named) || isOwed(units[at - 1], first)) return [];
    const isFree = (at === 0 || first.isSumming) && label !== '' && !first.isUntellable && !first.isQuestion;
    if (
      (!isFree && !mayStart(first)) ||
      (isAdvice && narrates(first)) ||
      leansOnName(first, units.slice(0, at))
    )
      return [];
    return Array.from({ length: RUN.sentences }, (_, more) => units.slice(at, at + more + 1)).filter(
      (run, more) =>
        run.length === more + 1 &&
        run.every(({ block, isUntellable }) => block === first.block && !isUntellable) &&
        run.at(-1)?.owesNext === false &&
        wordsOf(run) <= mostWords,
    );
  });
  const valueOf = (run: readonly Unit[]): number =>
    Math.max(...run.map((unit) => worths.get(unit) ?? 0)) +
    (isStep ? FURTHER.step : FURTHER.other) * run.length;
  return runs.toSorted((a, b) => valueOf(b) - valueOf(a))[0] ?? [];
}
