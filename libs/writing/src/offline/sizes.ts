import type { FormatKey, Length } from '@repurpose/contract';
import type { OwnWords } from './own-words.js';
import { RECIPES } from './recipes.js';

/** Fewest sentences of a piece; below, it is none. */
export const LEAST = 3;

/** Fewest sentences that make a decent piece, where the source has them. */
export const DECENT: Readonly<Partial<Record<FormatKey, number>>> = {
  infographic: 6,
  summary: 5,
  twitter: 6,
  linkedin: 5,
  facebook: 3,
  instagram: 4,
  reels: 4,
  tiktok: 4,
};

/** About ×0.6, ×1, ×1.6 of the medium size. */
export const LENGTH_FACTOR: Readonly<Record<Length, number>> = { 25: 0.6, 50: 1, 75: 1.6 };

/** What a source has to give. */
export interface Supply {
  /** Usable sentences. */
  usable: number;
  /** Words of the whole source. */
  words: number;
  keyPoints: number;
}

const within = (part: number) => Math.max(0, Math.min(1, part));

/** 0 for a source of 20 usable sentences and more, 1 for a note of 8 and fewer: every piece retells it. */
export const shortness = ({ usable }: Pick<Supply, 'usable'>): number => within((20 - usable) / 12);

/** The blocks of an infographic are bounded. */
function factorOf(format: FormatKey, length: Length): number {
  const factor = LENGTH_FACTOR[length];
  return format === 'infographic' ? 1 + (factor - 1) * 0.35 : factor;
}

/** Part of the key points that a long piece carries; a short version touches the half of them. */
export const carriedPart = (length: Length): number => (length < 50 ? 0.5 : 0.75);

/** How many key points a long piece may leave out. */
export const sparedPoints = (keyPoints: number, length: Length): number =>
  Math.floor(keyPoints * (1 - carriedPart(length)));

/** Long pieces have most key points in common: sentences enough that these are not too much of any of them. */
export function roomFor(keyPoints: number, length: Length, format: FormatKey, own: OwnWords): number {
  const common = keyPoints - Math.min(keyPoints, 2 * sparedPoints(keyPoints, length));
  const room = Math.ceil(Math.max(common, length < 50 ? 1 : 2) / 0.3) + (length < 50 ? 0 : 1);
  return room - own.count(format);
}

/** How many sentences the short version has of a piece that has `held` ones; two bullets, lines or scenes are none. */
export const shortened = (format: FormatKey, held: number): number =>
  Math.max(Math.min(held, RECIPES[format].standsApart ? LEAST : 1), Math.round(held * factorOf(format, 25)));

/** What a piece is wanted to be. */
interface Wanted {
  length: Length;
  own: OwnWords;
  /** Part of its usual size. */
  scale?: number;
}

/** How many sentences a format takes from a source with that many usable ones and key points. */
export function sizeOf(format: FormatKey, supply: Supply, { length, own, scale = 1 }: Wanted): number {
  const { usable, keyPoints } = supply;
  const recipe = RECIPES[format];
  const largeSource = recipe.isLong && usable > 60 ? usable / 60 : 1;
  const share = recipe.isLong ? Math.max(recipe.share, 0.85 * shortness(supply)) : recipe.share;
  const medium = Math.max(
    1,
    Math.min(
      recipe.usual * largeSource,
      Math.max(usable * share, Math.min(usable, format === 'infographic' ? 6 : 4)),
    ),
  );
  const factor = factorOf(format, length);
  const forKeyPoints = recipe.isLong ? Math.min(roomFor(keyPoints, length, format, own), usable) : 0;
  const wanted = Math.max(Math.round(medium * factor * scale), forKeyPoints);
  return Math.max(1, Math.min(wanted, recipe.most, usable));
}
