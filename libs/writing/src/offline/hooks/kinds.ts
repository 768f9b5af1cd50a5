import type { Tone } from '@repurpose/contract';
import type { Unit } from '../../annotate/unit.types.js';
import type { Analysis } from '../analysis.types.js';
import { wordsOf } from '../passages.js';

export type HookKind = 'contrast' | 'figure' | 'quotation' | 'question' | 'problem' | 'statement';

/** How strongly each kind makes a reader go on. */
export const STRENGTH: Readonly<Record<HookKind, number>> = {
  contrast: 1,
  figure: 0.8,
  question: 0.92,
  problem: 0.85,
  quotation: 0.8,
  statement: 0.7,
};

/** Kinds that a tone prefers. All others stay possible. */
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
const MAX_WORDS = 60;

/** The kind of hook that sentences are. */
export function kindOf(units: readonly [Unit, ...Unit[]], { isInterview }: Analysis): HookKind {
  const [first] = units;
  if (first.isQuestion) return 'question';
  if (first.speaker !== '' && !isInterview) return 'quotation';
  if ((units.length > 1 && !first.isDependent && !first.isIntent) || (first.isContrast && first.words >= 9))
    return 'contrast';
  if (first.figure !== '' && /\d|%/u.test(first.figure) && !first.isHedged) return 'figure';
  if (/^(?:you|if you|your|when you)\b/iu.test(first.text)) return 'problem';
  return 'statement';
}

/** The sentences of a hook: a short question with its answer, both sides of a contrast; null if they are too long or only announce something. */
export function hookUnits(closure: readonly Unit[]): readonly [Unit, ...Unit[]] | null {
  const [first, ...rest] = closure;
  if (first === undefined || first.announces) return null;
  if (wordsOf(closure) <= MAX_WORDS && closure.at(-1)?.isQuestion === false) return [first, ...rest];
  return first.isQuestion && rest[0]?.isQuestion === false ? [first] : null;
}
