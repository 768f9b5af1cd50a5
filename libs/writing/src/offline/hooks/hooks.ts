import { onceFor } from '../../text/once-for.js';
import type { Tone } from '@repurpose/contract';
import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis, Passage } from '../analysis.types.js';
import type { Core } from '../core/core.js';
import { shareOfTitle } from '../core/core-weights.js';
import { wordsOf } from '../passages.js';
import { ACRONYM, DEFINITION, FIGURE, FINISHED } from './first-lines.js';
import { hookUnits, kindOf, PREFERRED, STRENGTH, type HookKind } from './kinds.js';
import { isBackground, isPleasantry } from '../../annotate/salience.js';

export interface Hook {
  kind: HookKind;
  units: readonly [Unit, ...Unit[]];
  /** Position of its first sentence in `Analysis.units`; -1 for the description. */
  at: number;
  strength: number;
}

const PREFERENCE = 0.45;
/** What the first paragraph gains: little if the tone prefers another kind of hook. */
const LEAD = { usual: 0.7, story: 1.4, notPreferred: 0.1 } as const;
const AUTHOR = /\b(?:we|our|us)\b/iu;
/** Whether a sentence states a general fact instead of an event: "A key part of the work is shipping". */
const isGeneral = ({ text, figure }: Unit): boolean =>
  figure === '' && /\b(?:is|are)\b/u.test(text) && !/\b(?:was|were|had|\p{L}{2,}ed)\b/u.test(text);
/** What the author's description gains over a sentence of the text. */
const DESCRIPTION = 0.35;
/** Questions and openings matter more than their words show. */
const LEAST_SALIENCE = 0.65;
const MIN_WORDS = 5;
/** Least salience of a contrast that may open an output from anywhere, and least share of the title's words for the same. */
const NEWS = 0.6;
const TITLED = 0.5;

/** Number of paragraphs that are written to be read first. */
const OPENING = 3;

interface Candidate {
  units: readonly [Unit, ...Unit[]];
  kind: HookKind;
  words: number;
  /** The number of its paragraph among the usable ones if it opens it; else Infinity. */
  place: number;
  isThesis: boolean;
  ofTitle: number;
  isOfItem: boolean;
  isPreferred: boolean;
  /** About its author or what is generally so, and about nothing in the title. */
  isAside: boolean;
  lead: number;
}

/** A contrast with a figure: the strongest hook, anywhere in the text. */
const isFind = ({ units, kind }: Candidate): boolean =>
  kind === 'contrast' && units.some(({ text }) => FIGURE.test(text));

/** A contrast with a figure or of high salience: a hook anywhere in the text. */
const isNews = (hook: Candidate): boolean =>
  isFind(hook) || (hook.kind === 'contrast' && hook.units.some(({ salience }) => salience >= NEWS));

/** What changes the strength of a hook besides its kind and salience. */
const FEATURES: readonly (readonly [weight: number, of: (hook: Candidate, analysis: Analysis) => number])[] =
  [
    [0.3, ({ isThesis }) => (isThesis ? 1 : 0)],
    [0.6, ({ ofTitle }) => ofTitle],
    // Authors write their first paragraph to be read first.
    [
      1,
      ({ place, units, lead, isAside }, { isStory }) =>
        place === 0 && !isAside && (isStory || !isBackground(units[0].text)) ? lead : 0,
    ],
    [
      -0.3,
      ({ units: [first] }, { isStory }) =>
        (!isStory && isBackground(first.text)) || isPleasantry(first.text) ? 1 : 0,
    ],
    [-0.5, ({ units: [first] }) => (DEFINITION.test(first.text) ? 1 : 0)],
    [0.2, ({ place }) => (place < OPENING ? 1 - place / 4 : 0)],
    [0.15, (hook) => (isFind(hook) ? 1 : 0)],
    [0.3, (hook) => (isNews(hook) ? 1 : 0)],
    // An abbreviation that the title does not explain.
    [
      -0.3,
      ({ units }, { title }) =>
        units.some(({ text }) => !title.toUpperCase().includes(ACRONYM.exec(text)?.[0] ?? '')) ? 1 : 0,
    ],
    // The sentence refers to someone or something named before.
    [-0.3, ({ units: [first] }) => (first.needsName || first.isDependent ? 1 : 0)],
    // In an interview the reader has to know first who speaks and why.
    [-0.35, ({ units: [first] }, { isInterview }) => (isInterview && first.speaker !== '' ? 1 : 0)],
    [-0.015, ({ words }) => Math.max(0, words - 24)],
    // A question in the middle of a text asks about a detail.
    [-0.3, ({ kind, place }) => (kind === 'question' && place >= OPENING ? 1 : 0)],
    [-0.6, ({ isOfItem }) => (isOfItem ? 1 : 0)],
    [-0.15, ({ isAside }) => (isAside ? 1 : 0)],
  ];

const indexesOf = (passages: readonly (Passage | null)[]): Set<number> =>
  new Set(passages.flatMap((passage) => passage?.units.map(({ index }) => index) ?? []));

function describing({ line }: Core, tone: Tone): Hook[] {
  const [first, ...rest] = line;
  if (first === undefined) return [];
  const units = [first, ...rest] as const;
  const isContrast = units.some((unit) => unit.isContrast);
  const kind = isContrast ? 'contrast' : 'statement';
  const preference = PREFERRED[tone].includes(kind) ? PREFERENCE : 0;
  return [
    {
      kind,
      units,
      at: -1,
      strength: STRENGTH[kind] * 1.45 + preference + (isBackground(first.text) ? -0.6 : DESCRIPTION),
    },
  ];
}

/** Whether a sentence may open an output. A story never begins in the middle, and other texts only with a strong sentence. */
function mayOpen(hook: Candidate, { isStory }: Analysis): boolean {
  const { units, words, place, isThesis, isPreferred, ofTitle } = hook;
  if (
    units[0].isItem ||
    words < MIN_WORDS ||
    !FINISHED.test(units[0].text) ||
    (units[0].isIntent && units.length === 1)
  )
    return false;
  if (isStory) return place < OPENING;
  return place < OPENING || isThesis || isPreferred || isNews(hook) || ofTitle >= TITLED;
}

interface Judged extends Hook {
  candidate: Candidate;
}

function judge(analysis: Analysis, { thesis, points }: Core, tone: Tone): Judged[] {
  const { units: all, tellings, passages } = analysis;
  const blocks = [...new Set(passages.map(({ units: [first] }) => first.block))];
  const places = new Map(blocks.map((block, place) => [block, place]));
  const items = new Set(
    analysis.lists.flatMap(({ isMain, isOfHeadings, parts }) => (isMain && isOfHeadings ? parts : [])),
  );
  const [ofThesis, ofCore] = [indexesOf([thesis]), indexesOf([thesis, ...points])];
  const candidateOf = (units: readonly [Unit, ...Unit[]]): Candidate => {
    const [unit] = units;
    const kind = kindOf(units, analysis);
    const isPreferred = PREFERRED[tone].includes(kind);
    const ofTitle = shareOfTitle(
      units.flatMap(({ stems }) => stems),
      analysis,
    );
    return {
      units,
      kind,
      isAside:
        kind !== 'contrast' &&
        !analysis.isStory &&
        ofTitle === 0 &&
        analysis.title !== '' &&
        (analysis.description === '' ? isGeneral(unit) : AUTHOR.test(unit.text)),
      words: wordsOf(units),
      place: unit.opensBlock ? (places.get(unit.block) ?? Infinity) : Infinity,
      isThesis: ofThesis.has(unit.index),
      ofTitle,
      isOfItem: items.has(unit.section),
      isPreferred: isPreferred && ofCore.has(unit.index),
      lead:
        isPreferred || PREFERRED[tone].length === 0
          ? analysis.isStory
            ? LEAD.story
            : LEAD.usual
          : LEAD.notPreferred,
    };
  };
  return all.flatMap((unit, at): Judged[] => {
    const closure = tellings.closureAt(at);
    const units = closure[0] === unit ? hookUnits(closure) : null;
    if (units === null) return [];
    const candidate = candidateOf(units);
    const { kind } = candidate;
    const salience = Math.max(...units.map((each) => each.salience), LEAST_SALIENCE);
    const base = STRENGTH[kind] * (0.45 + salience) + (PREFERRED[tone].includes(kind) ? PREFERENCE : 0);
    const strength = FEATURES.reduce((sum, [weight, of]) => sum + weight * of(candidate, analysis), base);
    return [{ kind, units, at, strength, candidate }];
  });
}

const ranked = onceFor((_core: Core) => new Map<Tone, readonly Hook[]>());

/** Hooks that may open an output, best first; cached for each core and tone. */
export function hooksOf(analysis: Analysis, core: Core, tone: Tone): readonly Hook[] {
  const known = ranked(core).get(tone);
  if (known !== undefined) return known;
  const hooks = judge(analysis, core, tone).filter(({ candidate }) => mayOpen(candidate, analysis));
  const sorted = [...describing(core, tone), ...hooks].toSorted((a, b) => b.strength - a.strength);
  ranked(core).set(tone, sorted);
  return sorted;
}
