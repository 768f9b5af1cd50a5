import type { VoiceRules } from './voice-rules.js';

/** `preferred`: `text` replaces its `forms`. `banned`: `text` and its `forms` are replaced or reported. `protected`: never changed. */
export const TERM_KINDS = ['preferred', 'banned', 'protected'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

export interface Term {
  kind: TermKind;
  text: string;
  forms: string[];
  /** Replaces a banned term; null: it is only reported. */
  replacement: string | null;
  isCaseSensitive: boolean;
  /** ISO 639-1. Absent: every language. */
  language?: string;
  note?: string;
}

export interface SharedTerm extends Term {
  id: string;
}
export interface TermList {
  terms: SharedTerm[];
  /** Of the owner's plan. Counts the longest list of a voice too. */
  maxTerms: number;
}
/** CSV with kind, word, forms (separated by `|`), replacement, language and note. */
export interface ImportTermsRequest {
  csv: string;
}
export interface ImportedTerms {
  added: number;
  skipped: number;
}

export interface AppliedVoice {
  id: string;
  version: number;
  name: string;
  rules: VoiceRules;
  terms: Term[];
  fingerprint: Fingerprint | null;
}

export type VoiceRule =
  | 'banned-word'
  | 'preferred-word'
  | 'spelling'
  | 'contractions'
  | 'oxford-comma'
  | 'numerals'
  | 'quote-marks'
  | 'sentence-length'
  | 'readability'
  | 'paragraphs'
  | 'exclamations'
  | 'dashes'
  | 'emoji'
  | 'greeting'
  | 'sign-off'
  | 'hashtags';

/** `start` and `end` are UTF-16 offsets of `after` in the segment's text. */
export interface VoiceChange {
  segment: string;
  start: number;
  end: number;
  before: string;
  after: string;
  rule: VoiceRule;
}

export type VoiceException =
  'quotation' | 'name' | 'fact' | 'link' | 'protected' | 'limit' | 'no-replacement' | 'source';

export interface VoiceHit {
  /** Empty: the whole output. */
  segment: string;
  text: string;
  rule: VoiceRule;
  kept: VoiceException;
}

export const TRAITS = [
  'sentenceWords',
  /** The 10th, 50th and 90th percentile of words in a sentence. */
  'sentenceLow',
  'sentenceMedian',
  'sentenceHigh',
  'shortSentences',
  'longSentences',
  'paragraphWords',
  'lix',
  'wordLetters',
  'longWords',
  'variety',
  'contracted',
  'firstSingular',
  'firstPlural',
  'reader',
  /** Sentences that begin with "And", "But", "However" … */
  'linkOpeners',
  'pronounOpeners',
  'hedges',
  'stockPhrases',
  'questions',
  'commas',
  'exclamationMarks',
  'semicolons',
  'colons',
  'dashes',
  'brackets',
  'emoji',
  /** Used as in the samples (1) or as in general prose (0). */
  'functionWords',
] as const;
export type TraitKey = (typeof TRAITS)[number];

type SuggestedKey = Exclude<
  keyof VoiceRules,
  'lix' | 'pleasantries' | 'hashtagsNever' | 'weAre' | 'weAreNot' | 'instruction'
>;
/** The samples keep it in `count` of `of` places. A person accepts or changes it. */
export type SuggestedRule = {
  [Key in SuggestedKey]: { rule: Key; value: VoiceRules[Key]; count: number; of: number };
}[SuggestedKey];

export interface SuggestedTerm {
  term: Term;
  count: number;
  of: number;
}

export type Interval = readonly [low: number, high: number];
export interface Fingerprint {
  language: string;
  words: number;
  /** Uses in the samples. Absent in older fingerprints. */
  functionWords?: Record<string, number>;
  /** Central 80 % of each trait in windows of the samples, by words per window. */
  windows: Record<string, Partial<Record<TraitKey, Interval>>>;
  suggestedRules?: SuggestedRule[];
  suggestedTerms?: SuggestedTerm[];
}

export interface Trait {
  key: TraitKey;
  value: number;
  low: number;
  high: number;
}

export interface VoiceChecks {
  voiceId: string;
  version: number;
  name: string;
  changes: VoiceChange[];
  /** Those also in `kept` are broken. Absent in older outputs. */
  asked?: VoiceRule[];
  kept: VoiceHit[];
  /** 0 to 100. Null: too little text, or another language. */
  likeness: number | null;
  traits: Trait[];
}

export interface PreviewVoiceRequest {
  text: string;
}
/** Segments are the paragraphs, `body.0` and on. */
export interface VoicePreview extends Pick<VoiceChecks, 'changes' | 'kept' | 'likeness' | 'traits'> {
  paragraphs: string[];
}

export interface VoiceSummary {
  id: string;
  name: string;
  isDefault: boolean;
  terms: number;
  sampleWords: number;
}
export interface VoiceList {
  voices: VoiceSummary[];
  maxVoices: number;
  maxTerms: number;
}
export interface VoiceSample {
  id: string;
  title: string;
  words: number;
  language: string | null;
}
export interface VoiceVersion {
  version: number;
  changedAt: string;
  changedBy: string | null;
}
export interface Voice extends AppliedVoice {
  isDefault: boolean;
  /** When it was deleted after texts were written in it: it can be read, not used or changed. */
  archivedAt: string | null;
  samples: VoiceSample[];
  /** A voice's own word of the same text wins. */
  sharedTerms: Term[];
  versions: VoiceVersion[];
}
export interface CreateVoiceRequest {
  name: string;
}
export interface UpdateVoiceRequest extends Pick<Voice, 'name' | 'rules' | 'terms' | 'isDefault'> {
  expectedVersion: number;
}
export interface AddSampleRequest {
  title: string;
  text: string;
}
