import { memoize } from '../../text/memo.js';

/**
 * Articles, prepositions, conjunctions, auxiliaries and adverbs of degree with their uses in 10,000 words of general prose, by
 * language (ISO 639-1). Writers differ in these rates whatever their topic (Burrows 2002). Pronouns are left out: `firstPerson`
 * and `reader` count them. English: rounded by hand.
 */
const RATES: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  en: {
    600: 'the',
    280: 'of and to',
    200: 'a in',
    100: 'is for that',
    70: 'was with be on',
    50: 'as by are this at not but have from',
    35: 'which or had an were',
    25: 'all there been has will would can if what more who',
    17: 'when so up out no some into about could then',
    12: 'other these do only than also any just may did should now those how very',
    8: 'because after most over such many even between through where still here must however',
    5: 'both each while without since before down again does too being during although why every within yet might off another',
    3: 'though against under already until whether rather quite either once always often never',
  },
};

export interface FunctionWord {
  word: string;
  /** Its part of all words in general prose. */
  rate: number;
}

/** The function words of a language, in a fixed order; empty where their rates are not known. */
export const functionWordsOf = memoize((language: string): readonly FunctionWord[] =>
  Object.entries(RATES[language] ?? {}).flatMap(([per10000, words]) =>
    words.split(' ').map((word) => ({ word, rate: Number(per10000) / 10_000 })),
  ),
);
