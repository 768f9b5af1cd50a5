import { isBackground } from '../../annotate/salience.js';
import type { Unit } from '../../annotate/unit.types.js';
import { contentKeys, countWords } from '../../languages/words.js';
import type { Passage } from '../analysis.types.js';
import { findings } from '../findings.js';
import { beatsOf, type Story } from './beats.js';
import { DEFINITION, kindOf, PREFERRED, type HookKind } from '../hooks.js';
import type { Kit } from '../kit.js';
import { startsIn } from '../passages.js';
import { opensWithPronoun } from '../opening-pronoun.js';
import { indexesOf, wordsOf } from '../runs.js';

/** Words of a stretch, of a sentence easily spoken and of the longest one. */
const WORDS = { least: 50, easy: 24, longest: 34 } as const;
const HOOK = { least: 4, usual: 9, long: 22, most: 30 } as const;
/** A last sentence from further on: so many findings are looked at, so many words have to be shared with the story. */
const PAYOFF = {
  tried: 16,
  words: 28,
  enough: 60,
  shared: 3,
  stem: 0.15,
} as const;
/** Passages that open the text, and part of a description's words from which it is told already. */
const OPENING = 3;
const TOLD = 0.6;
/** So many sentences of a stretch are looked at. */
const MAX_SENTENCES = 12;

/** How well each kind of first line does in a video. */
const KINDS: Readonly<Record<HookKind, number>> = {
  contrast: 0.5,
  figure: 0.4,
  question: 0.4,
  problem: 0.35,
  quotation: 0.3,
  statement: 0.2,
};
/** What makes a stretch of the source a good video, each with its weight. */
const WEIGHTS = {
  preferred: 0.35,
  brief: 0.6,
  hookSalience: 0.45,
  salience: 0.7,
  // authors write their first paragraph to be read first
  lead: 0.25,
  paragraph: 0.15,
  definition: -0.3,
  // the end finds, sums up or turns
  payoff: 0.15,
  figure: 0.12,
  // what follows speaks of what the hook speaks of
  answers: 0.12,
  thesis: 0.15,
  point: 0.15,
  hedged: -0.2,
  // the title asks what the thesis answers
  asked: 0.4,
  title: 0.08,
  // nothing of what the title speaks of
  aside: -0.3,
  tooShort: -0.9,
  longSentence: -0.2,
} as const;

const stemsOf = (units: readonly Unit[]): Set<string> => new Set(units.flatMap(({ stems }) => stems));
const shared = (one: Iterable<string>, other: ReadonlySet<string>): number =>
  [...one].filter((stem) => other.has(stem)).length;

/** 1 for a first line of three seconds, 0 for a long one, less for one that is longer. */
const brevity = (words: number): number => 1 - Math.max(0, words - HOOK.usual) / (HOOK.long - HOOK.usual);

function hookValue({ units }: Passage, { analysis, core, tone }: Kit): number {
  const [first] = units;
  const kind = kindOf(units, analysis);
  const isDefinition = DEFINITION.test(first.text) && !first.isContrast;
  const isPoint = core.points.some((point) => point.units[0] === first);
  return (
    KINDS[kind] +
    (PREFERRED[tone].includes(kind) ? WEIGHTS.preferred : 0) +
    WEIGHTS.brief * brevity(first.words) +
    WEIGHTS.hookSalience * first.salience +
    (analysis.passages[0]?.units[0] === first ? WEIGHTS.lead : 0) +
    (core.thesis?.units[0] === first ? WEIGHTS.thesis : 0) +
    (isPoint ? WEIGHTS.point : 0) +
    (first.opensBlock ? WEIGHTS.paragraph : 0) +
    (first.isHedged || first.isIntent ? WEIGHTS.hedged : 0) +
    (isDefinition || isBackground(first.text) ? WEIGHTS.definition : 0)
  );
}

function stretchValue(units: readonly Unit[], title: ReadonlySet<string>, { core }: Kit): number {
  const [first, ...rest] = units;
  const last = units.at(-1);
  if (first === undefined || last === undefined) return 0;
  const stems = stemsOf(rest);
  const long = rest.filter(({ words }) => words > WORDS.easy).length / Math.max(1, rest.length);
  const named = shared(title, stemsOf(units));
  const missing = Math.max(0, WORDS.least - wordsOf(units)) / WORDS.least;
  return (
    (WEIGHTS.salience * units.reduce((sum, { salience }) => sum + salience, 0)) / units.length +
    (isPaying(last) ? WEIGHTS.payoff : 0) +
    (rest.some(({ figure, isHedged }) => figure !== '' && !isHedged) ? WEIGHTS.figure : 0) +
    WEIGHTS.answers * Math.min(2, shared(first.stems, stems)) +
    WEIGHTS.title * Math.min(3, named) +
    (named === 0 ? WEIGHTS.aside : 0) +
    (core.thesis !== null && units.includes(core.thesis.units[0]) ? WEIGHTS.thesis : 0) +
    WEIGHTS.tooShort * missing +
    WEIGHTS.longSentence * long
  );
}

const isPaying = (unit: Unit): boolean =>
  unit.isSumming || unit.isCue || unit.isContrast || (unit.figure !== '' && !unit.isHedged);

/** The sentences that may pay a story off: the takeaway and what the text finds. */
function payoffsOf(kit: Kit): Unit[] {
  const { takeaway } = kit.core;
  const found = findings(kit, new Set(), PAYOFF.tried, PAYOFF.words).filter(isPaying);
  return takeaway?.units[0].owesNext === false ? [...found, takeaway.units[0]] : found;
}

/** A further sentence for a story that is short or ends without an answer: a later one that speaks of the same. */
function payoffFor({ payoffs, most }: Material, units: readonly Unit[]): readonly Unit[] {
  const last = units.at(-1);
  if (last === undefined || (isPaying(last) && wordsOf(units) >= PAYOFF.enough)) return [];
  const stems = stemsOf(units);
  const worth = (unit: Unit): number => unit.salience + PAYOFF.stem * shared(unit.stems, stems);
  const fits = payoffs.filter(
    (unit) =>
      unit.index > last.index &&
      unit.words <= Math.min(most - wordsOf(units), PAYOFF.words) &&
      shared(unit.stems, stems) >= PAYOFF.shared,
  );
  const [best] = fits.toSorted((a, b) => worth(b) - worth(a));
  return best === undefined ? [] : [best];
}

/** "Cloud.gov: a platform …" is an entry of a list. */
const LABELLED = /^\S+(?: \S+){0,4}[:：] /u;
const mayOpen = ({ units: [first] }: Passage, language: string): boolean =>
  first.words >= HOOK.least &&
  first.words <= HOOK.most &&
  !first.announces &&
  !first.isDependent &&
  !first.needsName &&
  first.reach === 0 &&
  !opensWithPronoun(first, language) &&
  !LABELLED.test(first.text);

interface Material {
  kit: Kit;
  most: number;
  /** Words of the title. */
  title: ReadonlySet<string>;
  payoffs: readonly Unit[];
}

/** A connected stretch of the source from a first line to the best end within the words, and what pays it off. */
function stretchFrom(start: Passage, material: Material): Story[] {
  const { title, kit, most } = material;
  const [first] = start.units;
  if (!mayOpen(start, kit.analysis.language)) return [];
  const bounds = { maxWords: most, maxSentences: MAX_SENTENCES };
  const run = kit.analysis.tellings.around(start.at, bounds, kit.tell, { across: true, backwards: false });
  if (run[0] !== first) return [];
  // a list is told whole or not at all
  const tooLong = run.findIndex(({ words, isItem }) => words > WORDS.longest || isItem);
  const whole = tooLong < 0 ? run : run.slice(0, tooLong);
  const ends = [...whole.keys()]
    .filter((at) => at > 0 && whole[at]?.owesNext === false)
    .map((at) => {
      const own = whole.slice(0, at + 1);
      return { own, value: hookValue(start, kit) + stretchValue(own, title, kit) };
    });
  const [best] = ends.toSorted((a, b) => b.value - a.value);
  if (best === undefined) return [];
  const { own, value } = best;
  const units = [...own, ...payoffFor(material, own)];
  const answer = answerTo(units, start, kit);
  const said = answer === '' ? [] : [{ units: [], voiceOver: answer, screen: '' }];
  const beats = [...beatsOf(own.slice(1), kit), ...beatsOf(units.slice(own.length), kit), ...said];
  return [{ hook: kit.tell([first]), beats, units, value }];
}

/** What the author says the text comes to, behind a story of its opening that does not say so; or empty. */
function answerTo(units: readonly Unit[], { at }: Passage, { analysis }: Kit): string {
  const { description, language, passages } = analysis;
  const isStatement = /^[^?？]+[^?？:：]$/u.test(description) && countWords(description) <= PAYOFF.words;
  const isOpening = at < (passages[OPENING]?.at ?? Infinity);
  if (!isOpening || !isStatement) return '';
  const stems = contentKeys(description, language);
  const told = stemsOf(units);
  const known = stems.filter((stem) => told.has(stem)).length;
  return known > 0 && known <= stems.length * TOLD ? description : '';
}

/** A title that asks, and the thesis that answers it. */
function titleQuestion(material: Material): Story[] {
  const { kit, most } = material;
  const { title } = kit.analysis;
  const words = countWords(title);
  if (kit.core.thesis === null || !/[?？]$/u.test(title) || words > HOOK.long) return [];
  return stretchFrom(kit.core.thesis, { ...material, most: most - words }).map((story) => ({
    ...story,
    hook: title,
    beats: beatsOf(story.units, kit),
    value: story.value + WEIGHTS.asked,
  }));
}

/** Connected stretches of the source that a short video of so many words can tell, best first; they share no sentence. */
export function stretchesOf(kit: Kit, most: number): Story[] {
  const { tellings, title, language } = kit.analysis;
  const material = { kit, most, title: new Set(contentKeys(title, language)), payoffs: payoffsOf(kit) };
  const told = new Set<number>();
  return startsIn(tellings)
    .flatMap((start) => stretchFrom(start, material))
    .concat(titleQuestion(material))
    .toSorted((a, b) => b.value - a.value)
    .filter(({ units }) => {
      if (units.some(({ index }) => told.has(index))) return false;
      for (const index of indexesOf(units)) told.add(index);
      return true;
    });
}
