import type { Tone } from '@repurpose/contract';
import type { Unit } from '../annotate/unit.types.js';
import type { Analysis, Passage } from './analysis.types.js';
import type { Core } from './core.js';
import { isBackground } from '../annotate/salience.js';
import { endsWell } from './realise.js';

export type HookKind = 'contrast' | 'figure' | 'quotation' | 'question' | 'problem' | 'statement';

/** A first line with its payoff: the rest of its passage, or the thesis behind it. */
export interface Hook {
  kind: HookKind;
  units: readonly [Unit, ...Unit[]];
  passage: Passage;
  strength: number;
}

/** How strongly each kind makes a reader go on (best first: contrast, figure, quotation, question, problem, statement). */
const STRENGTH: Readonly<Record<HookKind, number>> = {
  contrast: 1,
  figure: 0.8,
  question: 0.92,
  problem: 0.85,
  quotation: 0.8,
  statement: 0.7,
};

/** Kinds a tone prefers; everything else stays possible. */
export const PREFERRED: Readonly<Record<Tone, readonly HookKind[]>> = {
  professional: [],
  casual: ['question', 'problem'],
  friendly: ['problem', 'quotation', 'question'],
  enthusiastic: ['figure', 'statement'],
  authoritative: ['figure', 'contrast'],
  humorous: ['contrast', 'question'],
  inspirational: ['quotation', 'problem'],
  educational: ['question', 'statement'],
};
const PREFERENCE = 0.45;
/** The lead is the hook unless a tone prefers another kind. */
const LEAD = { usual: 0.35, notPreferred: 0.1 } as const;
const CONCEDES = /^(?:although|though|as for|even though)\b/iu;
/** Says what something is: knowledge, no reason to go on. */
export const DEFINITION =
  /^(?:the |an? )?[\p{Lu}][^,.;:]{2,70}? (?:is|are) (?:an?|the|civil|one of) [^.]{8,}/u;
/** Questions and openings matter more than their words tell. */
const LEAST_SALIENCE = 0.65;
const MAX_WORDS = 40;
const MIN_WORDS = 5;

/** What makes a passage's first line worth reading on. */
export function kindOf({ units }: Passage, analysis: Analysis): HookKind {
  const [first, second] = units;
  if (first.isQuestion) return 'question';
  if (first.speaker !== '' && !analysis.isInterview) return 'quotation';
  const isTurn =
    (first.isContrast && first.words >= 9) ||
    (second?.isContrast === true && second.isDependent && first.words <= 20);
  if (isTurn) return 'contrast';
  if (first.figure !== '' && /\d|%/u.test(first.figure) && !first.isHedged) return 'figure';
  if (/^(?:you|if you|your|when you)\b/iu.test(first.text)) return 'problem';
  return 'statement';
}

/** A short question takes its answer along; one whose answer is another question is none. */
function hookUnits({ units }: Passage): readonly [Unit, ...Unit[]] | null {
  const [first, second] = units;
  if (!first.isQuestion) return [first];
  if (second === undefined || second.isQuestion) return null;
  return first.words + second.words <= MAX_WORDS ? [first, second] : [first];
}

/** Passages its author wrote to be read first. */
const OPENING = 3;

/** What a hook is judged by. */
interface Candidate {
  passage: Passage;
  units: readonly [Unit, ...Unit[]];
  kind: HookKind;
  words: number;
  /** Place among the passages. */
  at: number;
  isCore: boolean;
  isThesis: boolean;
  /** A key point of the kind that the tone prefers. */
  isPreferred: boolean;
  /** What it gains for being the first paragraph. */
  lead: number;
}

/** A contrast with a figure is the strongest find, wherever it stands. */
const isFind = ({ units: [first] }: Pick<Passage, 'units'>): boolean =>
  first.isContrast && !first.isDependent && /\d{2}|\d\s?%|[$€£¥]\s?\d/u.test(first.text);

/** What makes a hook strong besides its kind and salience, each with its weight. */
const FEATURES: readonly (readonly [weight: number, of: (hook: Candidate, analysis: Analysis) => number])[] =
  [
    // The passage goes on, or is the thesis: the reader is paid for going on.
    [0.1, ({ passage, units, isThesis }) => (isThesis || passage.units.length > units.length ? 1 : 0)],
    [0.12, ({ isCore }) => (isCore ? 1 : 0)],
    // Authors write their first paragraph to be read first.
    [1, ({ at, passage, lead }) => (at === 0 && !isBackground(passage.units[0].text) ? lead : 0)],
    [-0.25, ({ units: [first] }) => (CONCEDES.test(first.text) ? 1 : 0)],
    [-0.3, ({ units: [first] }) => (DEFINITION.test(first.text) && !first.isContrast ? 1 : 0)],
    [0.2, ({ at }) => (at < OPENING ? 1 - at / 4 : 0)],
    [0.15, ({ passage }) => (isFind(passage) ? 1 : 0)],
    // In an interview the reader has to know first who speaks and why.
    [-0.35, ({ units: [first] }, { isInterview }) => (isInterview && first.speaker !== '' ? 1 : 0)],
    [-0.008, ({ words }) => Math.max(0, words - 26)],
    // A question in the middle of a text asks about its detail.
    [-0.3, ({ kind, at }) => (kind === 'question' && at >= OPENING ? 1 : 0)],
  ];

/** Whether a passage may open an output: it opens the text or a paragraph, or is the core, or a find. */
function mayOpen({ passage, units, words, at, isCore, isPreferred }: Candidate): boolean {
  const [first] = units;
  if (words < MIN_WORDS || words > MAX_WORDS || first.announces || first.isIntent) return false;
  const asks = first.isQuestion && units.length === 1;
  if (!asks && !endsWell(passage, units.length - 1)) return false;
  return at < OPENING || isCore || isFind(passage) || isPreferred;
}

/** Hooks of a source, best first, each of another passage. */
export function hooksOf(analysis: Analysis, { thesis, points }: Core, tone: Tone): Hook[] {
  const core = new Set([thesis]);
  const hooks = [...analysis.passages, ...analysis.finds].flatMap((passage): Hook[] => {
    const at = passage.opensBlock ? passage.order : Infinity;
    const units = hookUnits(passage);
    if (units === null) return [];
    const kind = kindOf(passage, analysis);
    const words = units.reduce((sum, unit) => sum + unit.words, 0);
    const isPreferred = PREFERRED[tone].includes(kind);
    const lead = isPreferred || PREFERRED[tone].length === 0 ? LEAD.usual : LEAD.notPreferred;
    const candidate = {
      passage,
      units,
      kind,
      words,
      at,
      isCore: core.has(passage),
      isThesis: passage === thesis,
      isPreferred: isPreferred && points.includes(passage),
      lead,
    };
    if (!mayOpen(candidate)) return [];
    const base =
      STRENGTH[kind] * (0.45 + Math.max(passage.salience, LEAST_SALIENCE)) + (isPreferred ? PREFERENCE : 0);
    const strength = FEATURES.reduce((sum, [weight, of]) => sum + weight * of(candidate, analysis), base);
    return [{ kind, units, passage, strength }];
  });
  return hooks.toSorted((a, b) => b.strength - a.strength);
}
