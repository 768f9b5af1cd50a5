import { oneOf } from '../text/one-of.js';
import { TextPattern } from '../text/text-pattern.js';
import { contentKeys } from '../languages/words.js';
import { isDecision } from './discourse/conclusions.js';
import type { Source } from '../source/source.types.js';
import type { Unit } from './unit.types.js';

interface Context {
  units: readonly Unit[];
  /** Stem → units that use it. */
  counts: ReadonlyMap<string, number>;
  /** Largest centrality of all units. */
  central: number;
  /** Stems of title and description. */
  title: ReadonlySet<string>;
  headings: readonly ReadonlySet<string>[];
  /** Stems of the description. */
  description: ReadonlySet<string>;
}

interface Feature {
  weight: number;
  /** 0 to 1: how far the unit has it. */
  of: (unit: Unit, at: number, context: Context) => number;
}

/** Part of the text that counts as its beginning. */
const LEAD = 0.12;
const SHORT_WORDS = 6;
const PLEASANTRY = new TextPattern(
  /\b(?:enjoyed|excited|glad to|great to be|thank(?:s| you)|thrilled|proud|grateful|look(?:ing)? forward|we hope|we['’]d love|pleased|delighted to|happy to|blown away|amazed|we['’]ve enjoyed)\b/iu,
);
/** "We are proud of the $150 million" is news, and so is "We are thrilled to announce". */
export const isPleasantry = (text: string): boolean =>
  PLEASANTRY.for(text).test(text) && !/\d|\bannounc/iu.test(text);
const NAMES_PARTS = new TextPattern(
  /\b(?:two|three|four|five|six|seven|zwei|drei|vier|fünf|dos|tres|cuatro|cinco|deux|trois|quatre|due|tre|quattro|twee|drie|vier)\b[^:.?!]{3,60}: [^:.?!]+, [^:.?!]+\.$/iu,
);
const WALKTHROUGH = new TextPattern(/\b(?:let['’]s|we['’]ll|i['’]ll|let us)\b/iu);
const BACKGROUND = new TextPattern(
  /\b(?:is|are) (?:a )?(?:part of|responsible for|located|based in|known for|focused on)\b|\bfor (?:more than|over|the past|nearly) (?:\p{L}+|\d+) (?:years|decades)\b/iu,
);

const TIME_UNITS = '(?:year|quarter|month|week|spring|summer|fall|autumn|winter|decade)s?';
const SCENES = oneOf`
  often recently traditionally historically once_upon
  we_(?:worked_with|reached_out_to|sat_down_with|spoke_with|talked_with|caught_up_with)`;
/** "In 2015, …", "Last year, …", "Often, when …": what follows is the story before the point. */
const SETS_SCENE = new TextPattern(
  new RegExp(
    `^(?:${[
      String.raw`(?:in|since|by|back in|im jahr|en|nel|em) (?:\p{L}+ )?(?:19|20)\d\d(?!\p{N})`,
      String.raw`(?:this|last|over the|in the) (?:past |last )?${TIME_UNITS}\b`,
      String.raw`(?:${SCENES})\b`,
    ].join('|')})`,
    'iu',
  ),
);

/** Whether a sentence only gives background: a person's job, a duration or a scene. */
export const isBackground = (text: string): boolean =>
  BACKGROUND.for(text).test(text) || SETS_SCENE.for(text).test(text);

export const yes = (holds: boolean): number => (holds ? 1 : 0);
const opensSection = (unit: Unit, at: number, { units }: Context): boolean =>
  units[at - 1]?.section !== unit.section;

function overlap(stems: readonly string[], of: ReadonlySet<string> | undefined): number {
  if (of === undefined || of.size === 0) return 0;
  return Math.min(1, stems.filter((stem) => of.has(stem)).length / Math.min(of.size, 3));
}

/** Part of some words that a sentence has; of fewer than a sentence's nothing. */
const SUMMARY_WORDS = 6;
const covered = (stems: readonly string[], of: ReadonlySet<string>): number =>
  of.size < SUMMARY_WORDS ? 0 : stems.filter((stem) => of.has(stem)).length / of.size;

const centrality = (stems: readonly string[], counts: ReadonlyMap<string, number>): number =>
  stems.reduce((sum, stem) => sum + Math.log2(counts.get(stem) ?? 1), 0) / Math.sqrt(stems.length + 4);

/** "The agency announced a new call to action": the news of a report. */
const ANNOUNCED = new TextPattern(
  /\b(?:announced?|launch(?:ed|es)|introduc(?:ed|es)|released?|unveil(?:ed|s)|publish(?:ed|es)) (?:\p{L}+ ){0,2}?(?:new|first|its|their|the publication)\b/iu,
);
/** "fell from 19.4% to 4.6%", "4.1 against 7.6". */
const CHANGED = new TextPattern(
  /\bfrom \p{Sc}?\d[\d.,]*[^.;]{0,24}? to \p{Sc}?\d(?![\d.:]*\s?[ap]\.?m\b)|\d[^.;]{0,24}\b(?:against|compared (?:with|to)|instead of|versus|rather than|down from|up from) \D{0,24}\d/iu,
);

/** What makes a sentence matter, with the reason; the sum is bounded to 0–1. */
const FEATURES: readonly Feature[] = [
  // Speaks in the words the whole text keeps returning to.
  { weight: 0.3, of: ({ stems }, _, { counts, central }) => centrality(stems, counts) / central },
  // Speaks of what title and description promise.
  { weight: 0.18, of: ({ stems }, _, { title }) => overlap(stems, title) },
  // Says what its author's own summary says.
  { weight: 0.25, of: ({ stems }, _, { description }) => covered(stems, description) },
  // Speaks of what its heading promises.
  { weight: 0.08, of: ({ stems, section }, _, { headings }) => overlap(stems, headings[section]) },
  // Authors state the point first, in a section and in a paragraph.
  { weight: 0.2, of: (unit, at, context) => yes(opensSection(unit, at, context)) },
  { weight: 0.1, of: (unit, at, context) => yes(unit.opensBlock && !opensSection(unit, at, context)) },
  // Early sentences define.
  { weight: 0.08, of: (_unit, at, { units }) => yes(at < units.length * LEAD) },
  { weight: 0.12, of: ({ figure }) => yes(figure !== '') },
  // What a meeting decided.
  { weight: 0.3, of: ({ text }) => yes(isDecision(text)) },
  { weight: 0.15, of: ({ text }) => yes(ANNOUNCED.for(text).test(text)) },
  // A measure that changed, or two that differ.
  { weight: 0.15, of: ({ text }) => yes(CHANGED.for(text).test(text)) },
  // Says found, should, means, because; what something is; what the point is.
  { weight: 0.1, of: ({ isCue }) => yes(isCue) },
  { weight: -0.15, of: ({ text }) => yes(isBackground(text)) },
  { weight: 0.25, of: ({ isSumming }) => yes(isSumming) },
  // Names the parts of the topic: "three metrics: depth, size, and complexity".
  { weight: 0.15, of: ({ text }) => yes(NAMES_PARTS.for(text).test(text)) },
  // Turns against an expectation: news.
  { weight: 0.06, of: ({ isContrast }) => yes(isContrast) },
  { weight: -0.15, of: ({ isQuestion }) => yes(isQuestion) },
  { weight: -0.25, of: ({ announces }) => yes(announces) },
  { weight: -0.06, of: ({ isDependent }) => yes(isDependent) },
  { weight: -0.2, of: ({ words }) => yes(words < SHORT_WORDS) },
  { weight: -0.05, of: ({ isHedged }) => yes(isHedged) },
  // Leads through an example step by step.
  { weight: -0.25, of: ({ text }) => yes(WALKTHROUGH.for(text).test(text)) },
  // Feelings about one's own work are no find of it.
  { weight: -0.3, of: ({ text }) => yes(isPleasantry(text)) },
  { weight: -0.06, of: ({ text }) => yes(text.endsWith('!')) },
];

function countStems(units: readonly Unit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems, isUntellable } of units)
    if (!isUntellable) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** What the habits of a brand's samples weigh: they decide between sentences that matter about as much. */
const PREFERENCE = 0.6;

export function scoreUnits(units: readonly Unit[], source: Source, headings: readonly string[]): void {
  const { language, title, description } = source;
  const counts = countStems(units);
  const context: Context = {
    units,
    counts,
    central: units.reduce((most, { stems }) => Math.max(most, centrality(stems, counts)), 0.001),
    title: new Set(contentKeys(`${title} ${description}`, language)),
    description: new Set(contentKeys(description, language)),
    headings: headings.map((heading) => new Set(contentKeys(heading, language))),
  };
  units.forEach((unit, at) => {
    const sum = FEATURES.reduce((total, { weight, of }) => total + weight * of(unit, at, context), 0);
    const preference = PREFERENCE * (source.prefers?.(unit.text) ?? 0);
    unit.salience = Math.max(0, Math.min(1, sum + preference));
  });
}

/** A passage matters as its best sentence does, and as all of them do. */
export function salienceOf(units: readonly Unit[]): number {
  const best = units.reduce((most, { salience }) => Math.max(most, salience), 0);
  const mean = units.reduce((sum, { salience }) => sum + salience, 0) / Math.max(1, units.length);
  return (best + mean) / 2;
}
