import type { FormatKey } from '@repurpose/contract';
import { labelOf } from './brief.js';
import type { Candidate, Plan } from './plan.types.js';
import { RECIPES } from './recipes.js';

/** Who chooses its opening first. */
export const HOOK_ORDER: readonly FormatKey[] = [
  'linkedin',
  'twitter',
  'medium',
  'youtube',
  'instagram',
  'facebook',
  'email',
  'podcast',
  'tiktok',
  'reels',
];
/** Openings that introduce the whole: a late detail does not serve. */
const INTRODUCING: ReadonlySet<FormatKey> = new Set<FormatKey>([
  'medium',
  'email',
  'twitter',
  'linkedin',
  'youtube',
]);
const MIN_CHARS = 12;
const POINTS_BACK = /\b(?:these|those|this|such|also|too|the rest|the others?|the end product)\b/iu;

/** Whether a sentence may open a piece of a format: stands alone, short enough, no list label. */
export function canOpen(candidate: Candidate, format: FormatKey): boolean {
  const { text, needs, isFragment } = candidate;
  if (needs !== null || isFragment || text.length < MIN_CHARS || text.length > RECIPES[format].hookChars)
    return false;
  return labelOf(text) === '' && !POINTS_BACK.test(text);
}

/** How well a sentence opens a piece: says much, is short, asks, has a figure, stands early. */
export function hookValue(candidate: Candidate, format: FormatKey, plan: Plan): number {
  const short = 1 - candidate.text.length / (RECIPES[format].hookChars * 2);
  const question = candidate.isQuestion ? 0.3 : 0;
  const item = candidate.isItem ? -0.12 : 0;
  const figure = candidate.figure ? 0.08 : 0;
  const last = plan.candidates.at(-1)?.index ?? 1;
  const early = (1 - candidate.index / Math.max(1, last)) * (INTRODUCING.has(format) ? 0.3 : 0.1);
  return candidate.score + 0.3 * short + question + item + figure + early;
}
