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

/** The same for a long piece of a short text. */
const DECENT_LONG = 8;
/** By how much more a long piece takes of a short text than of an article. */
const SHORT_SHARE = 1.6;

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

/** What counts as short: fewer sentences or words than an article has. */
const SHORT = { usable: 25, words: 440 } as const;
/** A note: every piece retells it. */
const NOTE = 8;

/** 0 for an article, up to 1 for a note of 8 usable sentences and fewer. */
export const shortness = ({ usable, words }: Pick<Supply, 'usable' | 'words'>): number =>
  within(Math.max((SHORT.usable - usable) / (SHORT.usable - NOTE), (SHORT.words - words) / SHORT.words));

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

/** Sentences of a medium piece that has room for as many as its source can spare. */
function mediumOf(format: FormatKey, supply: Supply): number {
  const { usable } = supply;
  const { isLong, usual, share } = RECIPES[format];
  const short = shortness(supply);
  // pieces of a short text may share more, so that each is a whole one
  const least = short > 0 ? (DECENT[format] ?? DECENT_LONG) : format === 'infographic' ? 6 : 4;
  const part = isLong && short > 0 ? Math.max(share * SHORT_SHARE, short) : share;
  const largeSource = isLong && usable > 60 ? usable / 60 : 1;
  return Math.max(1, Math.min(usual * largeSource, Math.max(usable * part, Math.min(usable, least))));
}

/** How many sentences a format takes from a source with that many usable ones and key points. */
export function sizeOf(format: FormatKey, supply: Supply, { length, own, scale = 1 }: Wanted): number {
  const { usable, keyPoints } = supply;
  const { isLong, most } = RECIPES[format];
  const forKeyPoints = isLong ? Math.min(roomFor(keyPoints, length, format, own), usable) : 0;
  const wanted = Math.max(
    Math.round(mediumOf(format, supply) * factorOf(format, length) * scale),
    forKeyPoints,
  );
  return Math.max(1, Math.min(wanted, most, usable));
}
