import { onceFor } from '../../text/once-for.js';
import type { Tone } from '@repurpose/contract';
import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis, Passage } from '../analysis.types.js';
import type { Core } from '../core/core.js';
import { shareOfTitle } from '../core/core-weights.js';
import { wordsOf } from '../passages.js';
import { ACRONYM, DEFINITION, FIGURE, STANDS } from './first-lines.js';
import { hookUnits, kindOf, PREFERRED, STRENGTH, type HookKind } from './kinds.js';
import { isBackground, isPleasantry } from '../../annotate/salience.js';

/** A first line; its payoff is what follows it in the source. */
export interface Hook {
  kind: HookKind;
  units: readonly [Unit, ...Unit[]];
  /** Position of its first sentence. */
  at: number;
  strength: number;
}

const PREFERENCE = 0.45;
/** The lead is the hook unless a tone prefers another kind. */
const LEAD = { usual: 0.7, story: 1.4, notPreferred: 0.1 } as const;
/** "At Acme, all our projects are open." */
const AUTHOR = /\b(?:we|our|us)\b/iu;
/** "A key part of the work is shipping": true of many texts, and no scene. */
const isGeneral = ({ text, figure }: Unit): boolean =>
  figure === '' && /\b(?:is|are)\b/u.test(text) && !/\b(?:was|were|had|\p{L}{2,}ed)\b/u.test(text);
/** What the author's own line gains over a sentence of the text. */
const DESCRIPTION = 0.35;
/** Questions and openings matter more than their words tell. */
const LEAST_SALIENCE = 0.65;
const MIN_WORDS = 5;
/**
 * Least salience of a contrast that may open an output from anywhere, and share of the title that a sentence repeats.
 */
const NEWS = 0.6;
const TITLED = 0.5;

/** Paragraphs their author wrote to be read first. */
const OPENING = 3;

/** What a hook is judged by. */
interface Candidate {
  units: readonly [Unit, ...Unit[]];
  kind: HookKind;
  words: number;
  /** The position of its paragraph among the usable ones, if it opens it. */
  place: number;
  isThesis: boolean;
  /** Part of the title's words that its sentences have. */
  ofTitle: number;
  /** Of an item of the list that the text is about. */
  isOfItem: boolean;
  isPreferred: boolean;
  /** Speaks of its author, or of what is generally so, and of nothing in the title. */
  isAside: boolean;
  /** What it gains for being the first paragraph. */
  lead: number;
}

/** A contrast with a figure is the strongest hook, anywhere in the text. */
const isFind = ({ units, kind }: Candidate): boolean =>
  kind === 'contrast' && units.some(({ text }) => FIGURE.test(text));

/** An important contrast is news, anywhere in the text. */
const isNews = (hook: Candidate): boolean =>
  isFind(hook) || (hook.kind === 'contrast' && hook.units.some(({ salience }) => salience >= NEWS));

/** What makes a hook strong besides its kind and salience, each with its weight. */
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
    // A short name that the reader does not know yet.
    [
      -0.3,
      ({ units }, { title }) =>
        units.some(({ text }) => !title.toUpperCase().includes(ACRONYM.exec(text)?.[0] ?? '')) ? 1 : 0,
    ],
    // Who or what is meant was said before.
    [-0.3, ({ units: [first] }) => (first.needsName || first.isDependent ? 1 : 0)],
    // In an interview the reader has to know first who speaks and why.
    [-0.35, ({ units: [first] }, { isInterview }) => (isInterview && first.speaker !== '' ? 1 : 0)],
    [-0.015, ({ words }) => Math.max(0, words - 24)],
    // A question in the middle of a text asks about its detail.
    [-0.3, ({ kind, place }) => (kind === 'question' && place >= OPENING ? 1 : 0)],
    [-0.6, ({ isOfItem }) => (isOfItem ? 1 : 0)],
    [-0.15, ({ isAside }) => (isAside ? 1 : 0)],
  ];

const indexesOf = (passages: readonly (Passage | null)[]): Set<number> =>
  new Set(passages.flatMap((passage) => passage?.units.map(({ index }) => index) ?? []));

/** The author's own line about the text, where it surprises; a mere description is none. */
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

/** Whether it may open an output: its paragraph opens the text, or it is the thesis or of the kind preferred; from further on it begins mid-story. */
function mayOpen(hook: Candidate, { isStory }: Analysis): boolean {
  const { units, words, place, isThesis, isPreferred, ofTitle } = hook;
  if (
    units[0].isItem ||
    words < MIN_WORDS ||
    !STANDS.test(units[0].text) ||
    (units[0].isIntent && units.length === 1)
  )
    return false;
  if (isStory) return place < OPENING;
  return place < OPENING || isThesis || isPreferred || isNews(hook) || ofTitle >= TITLED;
}

interface Judged extends Hook {
  candidate: Candidate;
}

/** The first lines that a source has, each of another sentence. */
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

/** Hooks that may open an output, best first. Once for each core, which belongs to one analysis, and tone. */
export function hooksOf(analysis: Analysis, core: Core, tone: Tone): readonly Hook[] {
  const known = ranked(core).get(tone);
  if (known !== undefined) return known;
  const hooks = judge(analysis, core, tone).filter(({ candidate }) => mayOpen(candidate, analysis));
  const sorted = [...describing(core, tone), ...hooks].toSorted((a, b) => b.strength - a.strength);
  ranked(core).set(tone, sorted);
  return sorted;
}
