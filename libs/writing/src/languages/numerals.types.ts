import type { TextPattern } from '../text/text-pattern.js';
import type { Alternatives, Bound } from './relations.types.js';

/** Numbers in words and the shapes of quantities. */
export interface Numerals {
  /** A noun in the plural: what a number counts. */
  plural?: RegExp;
  /** Adjectives stand before what a number counts, and its form shows which word it is. */
  hasHeadLast?: boolean;
  /** 0 to 19, separated by spaces. */
  counts?: string;
  /** 20 to 90, separated by spaces. */
  tens?: string;
  /** Other number words with their value: `cien:100`. */
  further?: string;
  /** Tens and ones as they are joined. */
  join?: (ten: string, one: string) => readonly string[];
  /** Numbers counted on from 60 and 80, made of the counts. */
  scores?: (counts: readonly string[]) => readonly (readonly [string, number])[];
  /** Twelve; after a number, as many times twelve. */
  dozen?: string;
  /** Writes 1.000,5 where English writes 1,000.5. */
  hasDecimalComma?: boolean;
  /** Words that multiply a number in other languages and not in this one. */
  notMagnitudes?: readonly string[];
  /** Writes numbers in Chinese signs. */
  hasKanjiNumerals?: boolean;
  /** How many times as much, in words. */
  multiples?: readonly (readonly [words: Alternatives, times: string])[];
  /** Makes a number word a multiple: ` times (?=as )`. */
  timesAs?: string;
  /** Counts that name no number and how many they are at least, larger ones first. */
  vague?: readonly (readonly [words: Alternatives, least: number])[];
  /** Ranks from the second on, and what after them shows that they rank. */
  ranks?: readonly [ordinals: Alternatives, behind: string];
  /** Verbs after which an ordinal is a rank. */
  rankVerbs?: string;
  /** Names of fifths and smaller parts: counts from one on, parts by how many make the whole. */
  partNames?: { counts: string; parts: Readonly<Record<number, string>> };
  /** Small parts that names cannot be made for, with their percentage. */
  smallParts?: readonly (readonly [words: Alternatives, percent: string])[];
  /** Halves, thirds and quarters with their percentage, longer ones first. */
  largeParts?: readonly (readonly [words: Alternatives, percent: string])[];
  /** Follows a part and shows what it is a part of. */
  partOf?: string;
  /** Parts that open a sentence as a share does. */
  openingParts?: Alternatives;
  /** Parts are written in figures, `4分の3`, and read before the figures in them. */
  hasPartsInFigures?: boolean;
  /** Words before a figure that bound it. */
  bounds?: Readonly<Record<Bound, Alternatives>>;
  /** Ordinals from the first on, separated by spaces. */
  ordinals?: string;
  /** Ordinal and thing in one: `第2回`. */
  ordinalReference?: RegExp;
  /** Measures that no number word names: pattern, amount, unit. */
  measures?: readonly (readonly [words: string, amount: number, unit?: string])[];
  /** "Three in five": words for one, between the numbers, and between them where a source only has to support. */
  ratio?: { one: string; of: Alternatives; loosely?: Alternatives };
  /** "Every third": the pattern, and the ordinals from the second on. */
  everyNth?: { pattern: TextPattern; ordinals: readonly string[] };
  /** A ratio in figures: whole, counter, part. */
  ratioInFigures?: RegExp;
  /** The counted noun, where it comes before its number. */
  countedBefore?: RegExp;
}
