/** Leave the text as it is, or enforce one of two forms. */
export type Habit = 'keep' | 'use' | 'avoid';
export const HABITS = ['keep', 'use', 'avoid'] as const satisfies readonly Habit[];
export const SPELLINGS = ['keep', 'en-GB', 'en-US'] as const;
export type Spelling = (typeof SPELLINGS)[number];
/** Grammatical person. Only a model can change it; the built-in writer keeps the source's. */
export const PERSONS = ['keep', 'we', 'I', 'you'] as const;
export type Person = (typeof PERSONS)[number];

/** Dashes between clauses: a comma instead, `word—word`, `word — word`, `word – word`, or `word - word`. */
export const DASHES = ['keep', 'avoid', 'em', 'em-spaced', 'en', 'hyphen'] as const;
export type Dashes = (typeof DASHES)[number];
/** Whole numbers from two to nine. */
export const NUMERALS = ['keep', 'words', 'figures'] as const;
export type Numerals = (typeof NUMERALS)[number];
/** English quotation marks and apostrophes. */
export const QUOTE_MARKS = ['keep', 'curly', 'straight'] as const;
export type QuoteMarks = (typeof QUOTE_MARKS)[number];
/** The reader as du or Sie, tu or vous. Only our own phrases and a model follow it. */
export const ADDRESSES = ['keep', 'familiar', 'polite'] as const;
export type Address = (typeof ADDRESSES)[number];

/** How a brand writes, apart from its terms. */
export interface VoiceRules {
  spelling: Spelling;
  contractions: Habit;
  /** The comma before "and" in "red, white, and blue". */
  oxfordComma: Habit;
  numerals: Numerals;
  quoteMarks: QuoteMarks;
  exclamations: 'keep' | 'avoid';
  dashes: Dashes;
  emoji: 'keep' | 'avoid';
  /** Other emoji are removed; empty: all are allowed. */
  emojiAllowed: string[];
  /** Emoji in a hundred words of a part at most; null: any number. */
  emojiPer100Words: number | null;
  /** Words of a sentence: longer ones are divided, or shorter ones joined, where they can be; null: as in the source. */
  sentenceWords: number | null;
  /** LIX: words of a sentence plus the percentage of words with more than six letters; null: as in the source. */
  lix: number | null;
  /** Sentences of a paragraph in posts and articles, at most; null: as in the source. */
  paragraphSentences: number | null;
  person: Person;
  address: Address;
  /** Greetings and closing lines that the writer adds of its own. Those of the voice stay. */
  pleasantries: 'keep' | 'avoid';
  greeting: string;
  signOff: string;
  hashtagsAlways: string[];
  hashtagsNever: string[];
  /** "We are …" and "we are not …", a line each; only a model follows them. */
  weAre: string[];
  weAreNot: string[];
  /** Only a model follows it. */
  instruction: string;
}

export const DEFAULT_VOICE_RULES: Readonly<VoiceRules> = {
  spelling: 'keep',
  contractions: 'keep',
  oxfordComma: 'keep',
  numerals: 'keep',
  quoteMarks: 'keep',
  exclamations: 'keep',
  dashes: 'keep',
  emoji: 'keep',
  emojiAllowed: [],
  emojiPer100Words: null,
  sentenceWords: null,
  lix: null,
  paragraphSentences: null,
  person: 'keep',
  address: 'keep',
  pleasantries: 'keep',
  greeting: '',
  signOff: '',
  hashtagsAlways: [],
  hashtagsNever: [],
  weAre: [],
  weAreNot: [],
  instruction: '',
};
