import type { TextPattern } from '../text/text-pattern.js';
import type { Alternatives, Bound } from './relations.types.js';

export interface Numerals {
  /** Matches a plural noun, which a number counts. */
  plural?: RegExp;
  /** Whether adjectives precede the counted noun, which its form identifies. */
  hasHeadLast?: boolean;
  counts?: string;
  tens?: string;
  /** Other number words with their values: `cien:100`. */
  further?: string;
  /** How tens and ones are joined. */
  join?: (ten: string, one: string) => readonly string[];
  /** Number words made of the counts and 60 or 80. */
  scores?: (counts: readonly string[]) => readonly (readonly [string, number])[];
  /** The word for twelve, which a number before it multiplies. */
  dozen?: string;
  /** Whether decimals have a comma: 1.000,5 for 1,000.5. */
  hasDecimalComma?: boolean;
  /** Words that multiply a number in other languages but not in this one. */
  notMagnitudes?: readonly string[];
  /** Whether numbers may be written as kanji. */
  hasKanjiNumerals?: boolean;
  multiples?: readonly (readonly [words: Alternatives, times: string])[];
  /** Follows a number word that is a multiple: ` times (?=as )`. */
  timesAs?: string;
  /** Vague counts with the least number they mean, larger ones first. */
  vague?: readonly (readonly [words: Alternatives, least: number])[];
  /** Rank words from second on, and what must follow them. */
  ranks?: readonly [ordinals: Alternatives, behind: string];
  rankVerbs?: string;
  /** Names of fifths and smaller fractions: numerators from one on, and denominators. */
  partNames?: { counts: string; parts: Readonly<Record<number, string>> };
  /** Patterns of small fractions that have no regular names, with their percentages. */
  smallParts?: readonly (readonly [words: Alternatives, percent: string])[];
  /** Halves, thirds and quarters with their percentages, longer ones first. */
  largeParts?: readonly (readonly [words: Alternatives, percent: string])[];
  /** Follows a fraction and shows that it is a fraction of something. */
  partOf?: string;
  /** Fractions that can open a sentence. */
  openingParts?: Alternatives;
  /** Whether fractions are written with digits, `4分の3`, and must be read before numbers. */
  hasPartsInFigures?: boolean;
  bounds?: Readonly<Record<Bound, Alternatives>>;
  ordinals?: string;
  /** Ordinal and noun in one: `第2回`. */
  ordinalReference?: RegExp;
  /** Measures without a number word: pattern, amount, unit. */
  measures?: readonly (readonly [words: string, amount: number, unit?: string])[];
  /** "Three in five": words for one, words between the numbers, and further ones that are accepted in sources. */
  ratio?: { one: string; of: Alternatives; loosely?: Alternatives };
  /** "Every third": the pattern, and the ordinals from second on. */
  everyNth?: { pattern: TextPattern; ordinals: readonly string[] };
  /** A ratio in digits: whole, counter, part. */
  ratioInFigures?: RegExp;
  /** The counted noun, if it precedes its number. */
  countedBefore?: RegExp;
}
