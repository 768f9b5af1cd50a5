export type Habit = 'keep' | 'use' | 'avoid';
export const HABITS = ['keep', 'use', 'avoid'] as const satisfies readonly Habit[];
export const SPELLINGS = ['keep', 'en-GB', 'en-US'] as const;
export type Spelling = (typeof SPELLINGS)[number];
export const PERSONS = ['keep', 'we', 'I', 'you'] as const;
export type Person = (typeof PERSONS)[number];

/** `avoid`: a comma between clauses. `em`: `word—word`; `em-spaced`: `word — word`; `en`: `word – word`. */
export const DASHES = ['keep', 'avoid', 'em', 'em-spaced', 'en', 'hyphen'] as const;
export type Dashes = (typeof DASHES)[number];
/** Two to nine. */
export const NUMERALS = ['keep', 'words', 'figures'] as const;
export type Numerals = (typeof NUMERALS)[number];
/** English only, with apostrophes. */
export const QUOTE_MARKS = ['keep', 'curly', 'straight'] as const;
export type QuoteMarks = (typeof QUOTE_MARKS)[number];
/** Du or Sie, tu or vous. Only our own phrases and a model follow it. */
export const ADDRESSES = ['keep', 'familiar', 'polite'] as const;
export type Address = (typeof ADDRESSES)[number];

export interface VoiceRules {
  spelling: Spelling;
  contractions: Habit;
  oxfordComma: Habit;
  numerals: Numerals;
  quoteMarks: QuoteMarks;
  exclamations: 'keep' | 'avoid';
  dashes: Dashes;
  emoji: 'keep' | 'avoid';
  /** Empty: all are allowed. */
  emojiAllowed: string[];
  /** Per part; null: any number. */
  emojiPer100Words: number | null;
  /** Longer sentences are divided, shorter ones joined where possible; null: as in the source. */
  sentenceWords: number | null;
  /** LIX: words per sentence plus the percentage of words over six letters; null: as in the source. */
  lix: number | null;
  /** Maximum in posts and articles; null: as in the source. */
  paragraphSentences: number | null;
  person: Person;
  address: Address;
  /** Those that the writer adds. The voice's own stay. */
  pleasantries: 'keep' | 'avoid';
  greeting: string;
  signOff: string;
  hashtagsAlways: string[];
  hashtagsNever: string[];
  /** "We are …" and "we are not …". Only a model follows them. */
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
