import { TextPattern } from '../text-pattern.js';
import type { Found, Near } from './found.js';

/** Words in front of a figure that leave it open, by what they say of the exact one. */
const WORDS: readonly (readonly [Near, string])[] = [
  [
    'about',
    "about|around|roughly|some|approximately|circa|ca\\.|rund|etwa|ungefähr|zirka|unos|unas|alrededor de|cerca de|aproximadamente|environ|près de|autour de|cerca di|circa|ongeveer|zo[’']n|約|およそ|ほぼ",
  ],
  ['below', 'nearly|almost|just under|close to|fast|knapp|beinahe|casi|presque|quasi|quase|bijna'],
  [
    'above',
    'over|more than|just over|above|gut|mehr als|über|más de|plus de|più di|oltre|mais de|meer dan|ruim',
  ],
];
const NEAR = WORDS.map(
  ([near, words]) =>
    [near, new TextPattern(new RegExp(`(?<!\\p{L})(?:${words})\\s?[€$£¥]?$`, 'iu'))] as const,
);

/** How a figure is left open by the words before it. */
export function nearOf(text: string, start: number): Near | undefined {
  const before = text.slice(Math.max(0, start - 18), start);
  return NEAR.find(([, words]) => words.for(before).test(before))?.[0];
}

/** `about 1,250` is said of 1,248; `nearly` only of less, `over` only of more. Shares of a whole may be three points off. */
const SHARE = 0.08;
/** Round figures are said `over` and `nearly` of what is further off: `over 2,000` of 2,200. */
const ROUND_SHARE = 0.15;
const POINTS = 3;

/** A figure of one digit and zeros. */
const isRound = (said: number): boolean => said >= 10 && /^[1-9]0+$/.test(String(said));

const shareOf = ({ near }: Found, said: number): number =>
  near !== 'about' && isRound(said) ? ROUND_SHARE : SHARE;

/** Whether an open or rounded figure may be said of an exact one. */
export function isNear(claim: Found, said: number, exact: number): boolean {
  const { kind, near, step } = claim;
  const apart = exact - said;
  if (step !== undefined && Math.abs(apart) <= step / 2) return true;
  if (near === undefined || (near === 'below' && apart > 0) || (near === 'above' && apart < 0)) return false;
  return Math.abs(apart) <= (kind === 'percent' ? POINTS : Math.abs(exact) * shareOf(claim, said));
}

/** The furthest that an exact figure may be from an open or rounded one. */
export function reachOf(claim: Found, said: number): number {
  const { kind, near, step = 0 } = claim;
  const share = shareOf(claim, said);
  if (near === undefined) return step / 2;
  return Math.max(step / 2, kind === 'percent' ? POINTS : (Math.abs(said) * share) / (1 - share));
}
