import type { FormatKey } from '@repurpose/contract';
import type { Candidate } from '../analysis/analysis.types.js';

/** What a format wants from the source. */
export interface Recipe {
  /** Sentences at medium length when the source has plenty. */
  usual: number;
  /** Part of the usable sentences it takes at most at medium length. */
  share: number;
  most: number;
  /** Spoken words of a sentence it can place. */
  maxWords: number;
  /** Spoken words of a sentence with those that lean on it. */
  maxTogether: number;
  /** Words of it as a reader counts them. */
  maxCounted: number;
  /** The same as X counts it. */
  maxWeight: number;
  /** Sections a long piece goes into. */
  maxSections: number;
  /** Whether list items that are no sentences have a place in it. */
  takesFragments: boolean;
  /** A long piece: carries the key points. */
  isLong: boolean;
  /** Touches as many parts as it can rather than dwelling on one. */
  spreads: boolean;
  /** Its sentences stand apart: bullets, lines, scenes, blocks. */
  standsApart: boolean;
  /** What is told in one go stays so: sentences that follow their neighbour, and questions, have a place in it. */
  tellsOn: boolean;
  /** Its first paragraph goes on from its opening; elsewhere that is a line by itself. */
  opensOn: boolean;
  /** Where a tone says something of its own. */
  voiced: 'lead' | 'close' | null;
  /** Whether it opens with a sentence of its own, and how long that may be (characters). */
  hookChars: number;
  /** Around 1: how well a sentence, in the words that the format has for it, suits it, apart from what it says. */
  suits: (candidate: Candidate, words: number) => number;
}

const brief = (most: number) => (_: Candidate, words: number) =>
  words <= most ? 1.15 : words <= most * 1.6 ? 0.95 : 0.6;
const personal = /\b(?:you|your|we|our|us|I|my)\b/u;

/** What is so with most pieces. */
const PIECE = {
  maxTogether: Infinity,
  maxCounted: Infinity,
  maxWeight: Infinity,
  maxSections: 6,
  takesFragments: false,
  isLong: false,
  spreads: false,
  standsApart: false,
  tellsOn: true,
  opensOn: false,
  voiced: null,
} as const;

export const RECIPES: Readonly<Record<FormatKey, Recipe>> = {
  twitter: {
    ...PIECE,
    spreads: true,
    opensOn: true,
    usual: 8,
    share: 0.3,
    most: 14,
    maxWords: 42,
    maxWeight: 266,
    hookChars: 180,
    voiced: 'close',
    suits: ({ figure, isItem }, words) => (figure ? 1.2 : 1) * (isItem ? 1.1 : 1) * (words > 30 ? 0.8 : 1),
  },
  linkedin: {
    ...PIECE,
    opensOn: true,
    usual: 7,
    share: 0.26,
    most: 13,
    maxWords: 40,
    hookChars: 200,
    voiced: 'lead',
    suits: ({ isItem, text }) => (isItem ? 0.85 : 1) * (personal.test(text) ? 1.1 : 1),
  },
  facebook: {
    ...PIECE,
    opensOn: true,
    usual: 4,
    share: 0.18,
    most: 8,
    maxWords: 34,
    hookChars: 160,
    voiced: 'lead',
    suits: ({ text }, words) => (personal.test(text) ? 1.25 : 0.95) * (words > 26 ? 0.8 : 1),
  },
  instagram: {
    ...PIECE,
    usual: 5,
    share: 0.2,
    most: 9,
    maxWords: 30,
    maxTogether: 36,
    hookChars: 110,
    standsApart: true,
    voiced: 'close',
    suits: brief(16),
  },
  email: {
    ...PIECE,
    usual: 15,
    share: 0.28,
    most: 34,
    maxWords: 48,
    isLong: true,
    hookChars: 110,
    voiced: 'lead',
    suits: ({ isItem }) => (isItem ? 0.9 : 1),
  },
  summary: {
    ...PIECE,
    usual: 7,
    share: 0.26,
    most: 10,
    maxWords: 30,
    maxCounted: 30,
    hookChars: 0,
    standsApart: true,
    tellsOn: false,
    suits: ({ isQuoted, isQuestion, text }) =>
      (isQuoted || isQuestion ? 0.6 : 1) * (/^(?:I|We|My)\b/u.test(text) ? 0.8 : 1),
  },
  youtube: {
    ...PIECE,
    usual: 17,
    share: 0.3,
    most: 48,
    maxWords: 40,
    isLong: true,
    hookChars: 160,
    voiced: 'close',
    suits: ({ text }, words) => (personal.test(text) ? 1.1 : 1) * (words > 28 ? 0.85 : 1),
  },
  medium: {
    ...PIECE,
    usual: 22,
    share: 0.48,
    most: 70,
    maxWords: 48,
    maxSections: 10,
    takesFragments: true,
    isLong: true,
    hookChars: 140,
    suits: ({ isQuoted }) => (isQuoted ? 1.1 : 1),
  },
  podcast: {
    ...PIECE,
    usual: 14,
    share: 0.34,
    most: 34,
    maxWords: 40,
    takesFragments: true,
    isLong: true,
    hookChars: 180,
    suits: ({ isQuoted, isItem }) => (isQuoted ? 1.2 : 1) * (isItem ? 1.1 : 1),
  },
  reels: {
    ...PIECE,
    spreads: true,
    usual: 5,
    share: 0.18,
    most: 8,
    maxWords: 24,
    maxTogether: 32,
    hookChars: 76,
    standsApart: true,
    voiced: 'close',
    suits: brief(14),
  },
  tiktok: {
    ...PIECE,
    spreads: true,
    usual: 5,
    share: 0.18,
    most: 8,
    maxWords: 26,
    maxTogether: 34,
    hookChars: 76,
    standsApart: true,
    voiced: 'close',
    suits: (candidate, words) => brief(16)(candidate, words) * (personal.test(candidate.text) ? 1.15 : 1),
  },
  infographic: {
    ...PIECE,
    spreads: true,
    usual: 7,
    share: 0.26,
    most: 8,
    maxWords: 25,
    maxCounted: 25,
    hookChars: 0,
    standsApart: true,
    tellsOn: false,
    suits: ({ figure, isItem }, words) =>
      (figure ? 2 : 0.8) * (isItem ? 1.15 : 1) * (words > 20 || words < 7 ? 0.8 : 1),
  },
};
