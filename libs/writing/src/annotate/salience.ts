import { oneOf } from '../text/one-of.js';
import { TextPattern } from '../text/text-pattern.js';
import { contentKeys } from '../languages/words.js';
import { isDecision } from './discourse/conclusions.js';
import type { Source } from '../source/source.types.js';
import type { Unit } from './unit.types.js';

interface Context {
  units: readonly Unit[];
  counts: ReadonlyMap<string, number>;
  central: number;
  title: ReadonlySet<string>;
}

interface Feature {
  weight: number;
  of: (unit: Unit, at: number, context: Context) => number;
}

const PLEASANTRY = new TextPattern(
  /\b(?:enjoyed|excited|glad to|great to be|thank(?:s| you)|thrilled|proud|grateful|look(?:ing)? forward|we hope|we['’]d love|pleased|delighted to|happy to|blown away|amazed|we['’]ve enjoyed)\b/iu,
);
/** Whether a sentence is a pleasantry. "We are proud of the $150 million" and "We are thrilled to announce" are news. */
export const isPleasantry = (text: string): boolean =>
  PLEASANTRY.for(text).test(text) && !/\d|\bannounc/iu.test(text);
const BACKGROUND = new TextPattern(
  /\b(?:is|are) (?:a )?(?:part of|responsible for|located|based in|known for|focused on)\b|\bfor (?:more than|over|the past|nearly) (?:\p{L}+|\d+) (?:years|decades)\b/iu,
);

const TIME_UNITS = '(?:year|quarter|month|week|spring|summer|fall|autumn|winter|decade)s?';
const SCENES = oneOf`
  often recently traditionally historically once_upon
  we_(?:worked_with|reached_out_to|sat_down_with|spoke_with|talked_with|caught_up_with)`;
/** Openings of background before the point: "In 2015, …", "Last year, …", "Often, when …". */
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

function overlap(stems: readonly string[], of: ReadonlySet<string>): number {
  if (of.size === 0) return 0;
  return Math.min(1, stems.filter((stem) => of.has(stem)).length / Math.min(of.size, 3));
}

const centrality = (stems: readonly string[], counts: ReadonlyMap<string, number>): number =>
  stems.reduce((sum, stem) => sum + Math.log2(counts.get(stem) ?? 1), 0) / Math.sqrt(stems.length + 4);

/** Sentences at the end of a text, where it concludes: their number, and their share of a short text. */
const LAST = { most: 4, part: 0.1 } as const;
const isLast = (at: number, of: number): boolean => at >= of - Math.min(LAST.most, Math.ceil(of * LAST.part));
const LONG_WORDS = 30;

const USUAL = 0.28;
/** What adds to the salience of a sentence (limited to 0–1), fitted to what editors chose from sixty texts. */
const FEATURES: readonly Feature[] = [
  // Uses the frequent words of the text and the words of its title.
  { weight: 0.32, of: ({ stems }, _, { counts, central }) => centrality(stems, counts) / central },
  { weight: 0.07, of: ({ stems }, _, { title }) => overlap(stems, title) },
  // A text states its topic first and concludes at its end.
  { weight: -0.38, of: (_unit, at, { units }) => at / units.length },
  { weight: 0.5, of: ({ speaker }, at, { units }) => yes(speaker === '' && isLast(at, units.length)) },
  { weight: 0.13, of: (unit, at, context) => yes(opensSection(unit, at, context)) },
  { weight: 0.26, of: ({ statesPoint }) => yes(statesPoint) },
  { weight: 0.46, of: ({ isSumming }) => yes(isSumming) },
  { weight: 0.3, of: ({ text }) => yes(isDecision(text)) },
  { weight: 0.16, of: ({ figure }) => yes(figure !== '') },
  { weight: -0.07, of: ({ isHedged }) => yes(isHedged) },
  { weight: -0.07, of: ({ isQuestion }) => yes(isQuestion) },
  { weight: -0.16, of: ({ isItem }) => yes(isItem) },
  { weight: -0.18, of: ({ announces }) => yes(announces) },
  { weight: -0.13, of: ({ words }) => yes(words > LONG_WORDS) },
];

function countStems(units: readonly Unit[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems, isExcluded } of units)
    if (!isExcluded) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** Weight of a brand's preferences, which decide between sentences of similar salience. */
const PREFERENCE = 0.6;

export function scoreUnits(units: readonly Unit[], source: Source): void {
  const { language, title, description } = source;
  const counts = countStems(units);
  const context: Context = {
    units,
    counts,
    central: units.reduce((most, { stems }) => Math.max(most, centrality(stems, counts)), 0.001),
    title: new Set(contentKeys(`${title} ${description}`, language)),
  };
  units.forEach((unit, at) => {
    const sum = FEATURES.reduce((total, { weight, of }) => total + weight * of(unit, at, context), USUAL);
    const preference = PREFERENCE * (source.prefers?.(unit.text) ?? 0);
    unit.salience = Math.max(0, Math.min(1, sum + preference));
  });
}

/** Salience of a passage, 0 to 1: halfway between its best sentence and the average. */
export function salienceOf(units: readonly Unit[]): number {
  const best = units.reduce((most, { salience }) => Math.max(most, salience), 0);
  const mean = units.reduce((sum, { salience }) => sum + salience, 0) / Math.max(1, units.length);
  return (best + mean) / 2;
}
