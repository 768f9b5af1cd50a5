import type { FormatKey, Length } from '@repurpose/contract';
import type { Candidate } from './plan.types.js';

/** What a format wants from the source. */
export interface Recipe {
  /** Sentences at medium length when the source has plenty. */
  usual: number;
  /** Part of the usable sentences it takes at most at medium length. */
  share: number;
  least: number;
  most: number;
  /** Spoken words of a sentence it can place. */
  maxWords: number;
  /** The same as X counts it. */
  maxWeight: number;
  /** Sections a long piece goes into. */
  maxSections: number;
  /** Whether list items that are no sentences have a place in it. */
  takesFragments: boolean;
  /** A long piece: carries the key points, and sentences that follow their neighbour. */
  isLong: boolean;
  /** Whether it opens with a sentence of its own, and how long that may be (characters). */
  hookChars: number;
  /** Around 1: how well a sentence suits the format, apart from what it says. */
  suits: (candidate: Candidate) => number;
}

const brief = (words: number) => (candidate: Candidate) =>
  candidate.words <= words ? 1.15 : candidate.words <= words * 1.6 ? 0.95 : 0.6;
const personal = /\b(?:you|your|we|our|us|I|my)\b/u;

export const RECIPES: Readonly<Record<FormatKey, Recipe>> = {
  twitter: {
    usual: 8,
    share: 0.3,
    least: 1,
    most: 14,
    maxWords: 42,
    maxWeight: 266,
    maxSections: 6,
    takesFragments: false,
    isLong: false,
    hookChars: 150,
    suits: ({ figure, isItem, words }) => (figure ? 1.2 : 1) * (isItem ? 1.1 : 1) * (words > 30 ? 0.8 : 1),
  },
  linkedin: {
    usual: 7,
    share: 0.26,
    least: 1,
    most: 13,
    maxWords: 40,
    maxWeight: Infinity,
    maxSections: 6,
    takesFragments: false,
    isLong: false,
    hookChars: 140,
    suits: ({ isItem, text }) => (isItem ? 0.85 : 1) * (personal.test(text) ? 1.1 : 1),
  },
  facebook: {
    usual: 4,
    share: 0.18,
    least: 1,
    most: 8,
    maxWords: 34,
    maxWeight: Infinity,
    maxSections: 6,
    takesFragments: false,
    isLong: false,
    hookChars: 125,
    suits: ({ text, words }) => (personal.test(text) ? 1.25 : 0.95) * (words > 26 ? 0.8 : 1),
  },
  instagram: {
    usual: 5,
    share: 0.2,
    least: 1,
    most: 9,
    maxWords: 30,
    maxWeight: Infinity,
    maxSections: 6,
    takesFragments: false,
    isLong: false,
    hookChars: 110,
    suits: brief(16),
  },
  email: {
    usual: 15,
    share: 0.28,
    least: 1,
    most: 34,
    maxWords: 48,
    maxWeight: Infinity,
    maxSections: 6,
    takesFragments: false,
    isLong: true,
    hookChars: 90,
    suits: ({ isItem }) => (isItem ? 0.9 : 1),
  },
  summary: {
    usual: 7,
    share: 0.26,
    least: 1,
    most: 10,
    maxWords: 30,
    maxWeight: Infinity,
    maxSections: 6,
    takesFragments: false,
    isLong: false,
    hookChars: 0,
    suits: ({ isQuoted, isQuestion, text }) =>
      (isQuoted || isQuestion ? 0.6 : 1) * (/^(?:I|We|My)\b/u.test(text) ? 0.8 : 1),
  },
  youtube: {
    usual: 17,
    share: 0.3,
    least: 1,
    most: 48,
    maxWords: 40,
    maxWeight: Infinity,
    maxSections: 6,
    takesFragments: false,
    isLong: true,
    hookChars: 140,
    suits: ({ text, words }) => (personal.test(text) ? 1.1 : 1) * (words > 28 ? 0.85 : 1),
  },
  medium: {
    usual: 22,
    share: 0.36,
    least: 1,
    most: 70,
    maxWords: 48,
    maxWeight: Infinity,
    maxSections: 10,
    takesFragments: true,
    isLong: true,
    hookChars: 140,
    suits: ({ isQuoted }) => (isQuoted ? 1.1 : 1),
  },
  podcast: {
    usual: 14,
    share: 0.26,
    least: 1,
    most: 34,
    maxWords: 40,
    maxWeight: Infinity,
    maxSections: 6,
    takesFragments: true,
    isLong: true,
    hookChars: 160,
    suits: ({ isQuoted, isItem }) => (isQuoted ? 1.2 : 1) * (isItem ? 1.1 : 1),
  },
  reels: {
    usual: 5,
    share: 0.18,
    least: 1,
    most: 8,
    maxWords: 24,
    maxWeight: Infinity,
    maxSections: 6,
    takesFragments: false,
    isLong: false,
    hookChars: 60,
    suits: brief(14),
  },
  tiktok: {
    usual: 5,
    share: 0.18,
    least: 1,
    most: 8,
    maxWords: 26,
    maxWeight: Infinity,
    maxSections: 6,
    takesFragments: false,
    isLong: false,
    hookChars: 60,
    suits: ({ words, text }) => brief(16)({ words } as Candidate) * (personal.test(text) ? 1.15 : 1),
  },
  infographic: {
    usual: 7,
    share: 0.26,
    least: 1,
    most: 8,
    maxWords: 25,
    maxWeight: Infinity,
    maxSections: 6,
    takesFragments: false,
    isLong: false,
    hookChars: 0,
    suits: ({ figure, isItem, words }) => (figure ? 1.6 : 1) * (isItem ? 1.15 : 1) * (words > 20 ? 0.85 : 1),
  },
};

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

/** 0 for a source of 24 usable sentences and more, 1 for a note of 16 and fewer. */
export const shortness = ({ usable }: Supply): number => within((24 - usable) / 8);

/** The same for pieces that retell the whole: 0 from 600 words on, 1 below 350. */
export const retold = (supply: Supply): number =>
  Math.max(shortness(supply), within((600 - supply.words) / 250));

/** The blocks of an infographic are bounded; a long piece loses a little more, so that short is seen to be short. */
function factorOf(format: FormatKey, length: Length): number {
  const factor = LENGTH_FACTOR[length];
  if (format === 'infographic') return 1 + (factor - 1) * 0.35;
  return factor < 1 && RECIPES[format].isLong ? factor - 0.12 : factor;
}

/** How many sentences a format takes from a source with that many usable ones and key points. */
export function sizeOf(format: FormatKey, length: Length, supply: Supply): number {
  const { usable, keyPoints } = supply;
  const recipe = RECIPES[format];
  const largeSource = recipe.isLong && usable > 60 ? usable / 60 : 1;
  const share = recipe.isLong ? Math.max(recipe.share, 0.85 * retold(supply)) : recipe.share;
  const medium = Math.max(
    recipe.least,
    Math.min(
      recipe.usual * largeSource,
      Math.max(usable * share, Math.min(usable, format === 'infographic' ? 6 : 4)),
    ),
  );
  const factor = factorOf(format, length);
  const forKeyPoints = recipe.isLong ? Math.min(Math.ceil(keyPoints * 0.75) + 1, usable) : 0;
  const wanted = Math.max(Math.round(medium * factor), forKeyPoints);
  return Math.max(1, Math.min(wanted, recipe.most, usable));
}
