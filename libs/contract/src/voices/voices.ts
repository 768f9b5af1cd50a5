import type { VoiceRules } from './voice-rules.js';

/** `preferred`: `text` replaces its `forms`. `banned`: `text` and its `forms` are replaced or reported. `protected`: never changed. */
export const TERM_KINDS = ['preferred', 'banned', 'protected'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

export interface Term {
  kind: TermKind;
  text: string;
  /** Other spellings, misspellings and inflections. */
  forms: string[];
  /** Replaces a banned term; null: it is only reported. */
  replacement: string | null;
  isCaseSensitive: boolean;
  /** ISO 639-1: the word is only for texts in this language. Absent: for all. */
  language?: string;
  /** For people: why the word is here. Writers do not read it. */
  note?: string;
}

/** A word for all voices of a workspace. */
export interface SharedTerm extends Term {
  id: string;
}
/** `GET /api/terms`. */
export interface TermList {
  /** In the order of their texts. */
  terms: SharedTerm[];
  /** By the plan of the workspace's owner, the longest list of a voice included. */
  maxTerms: number;
}
/** `POST /api/terms/import`: rows of kind, word, forms (separated by `|`), replacement, language and note. */
export interface ImportTermsRequest {
  csv: string;
}
export interface ImportedTerms {
  /** Words that are new or were replaced. */
  added: number;
  /** Rows that are no valid word. */
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

/** One replacement; `start` and `end` are UTF-16 offsets of `after` in the segment's text. */
export interface VoiceChange {
  /** Segment id, such as `posts.2`. */
  segment: string;
  start: number;
  end: number;
  before: string;
  after: string;
  rule: VoiceRule;
}

/** Why a violation was not corrected. */
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
  'shortSentences',
  'longSentences',
  'wordLetters',
  'longWords',
  'variety',
  'contractions',
  'firstPerson',
  'reader',
  'questions',
  'exclamations',
  'commas',
  'dashes',
  'brackets',
  /** Whether function words are used as in the samples (1) or as in general prose (0). */
  'functionWords',
] as const;
export type TraitKey = (typeof TRAITS)[number];

type SuggestedKey = Exclude<
  keyof VoiceRules,
  'lix' | 'pleasantries' | 'hashtagsNever' | 'weAre' | 'weAreNot' | 'instruction'
>;
/** A rule that a voice's samples keep, and its evidence: `count` of `of` places. A person accepts or changes it. */
export type SuggestedRule = {
  [Key in SuggestedKey]: { rule: Key; value: VoiceRules[Key]; count: number; of: number };
}[SuggestedKey];

/** Of two words for one thing, that which the samples use: `count` of `of` times. */
export interface SuggestedTerm {
  term: Term;
  count: number;
  of: number;
}

export type Interval = readonly [low: number, high: number];
export interface Fingerprint {
  /** ISO 639-1. */
  language: string;
  words: number;
  /** Uses of each function word in the samples; absent in fingerprints of older versions. */
  functionWords?: Record<string, number>;
  /** Central 80 % interval of each trait over windows of the samples, by words per window. */
  windows: Record<string, Partial<Record<TraitKey, Interval>>>;
  /** Absent in fingerprints of older versions. */
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
  /** Rules that the voice asks of this output; those in `kept` are broken. Absent in outputs of older versions. */
  asked?: VoiceRule[];
  kept: VoiceHit[];
  /** 0 to 100; null: too little text, or another language. */
  likeness: number | null;
  traits: Trait[];
}

/** `POST /api/voices/:voiceId/preview`: what a voice makes of a text that is sent. It costs no credit, and nothing is stored. */
export interface PreviewVoiceRequest {
  text: string;
}
/** Segments are `body.0`, `body.1` …: the paragraphs in order. */
export interface VoicePreview {
  paragraphs: string[];
  changes: VoiceChange[];
  kept: VoiceHit[];
  likeness: number | null;
  traits: Trait[];
}

export interface VoiceSummary {
  id: string;
  name: string;
  isDefault: boolean;
  terms: number;
  /** Words of the samples; 0 while there is no fingerprint. */
  sampleWords: number;
}
export interface VoiceList {
  voices: VoiceSummary[];
  /** By the plan of the workspace's owner; 0: not included. */
  maxVoices: number;
  maxTerms: number;
}
export interface VoiceSample {
  id: string;
  title: string;
  words: number;
  /** ISO 639-1; null: not recognised. */
  language: string | null;
}
/** A change of a voice: of its name, rules, words or samples, or of the words for all voices. */
export interface VoiceVersion {
  version: number;
  changedAt: string;
  /** Username; null: the account was deleted. */
  changedBy: string | null;
}
export interface Voice extends AppliedVoice {
  isDefault: boolean;
  samples: VoiceSample[];
  /** The words for all voices of the workspace. A voice's own word of the same text comes before. */
  sharedTerms: Term[];
  /** Newest first, the latest 20; changes before this was noted are missing. */
  versions: VoiceVersion[];
}
export interface CreateVoiceRequest {
  name: string;
}
/** `PUT /api/voices/:voiceId` replaces the whole voice. */
export interface UpdateVoiceRequest {
  expectedVersion: number;
  name: string;
  rules: VoiceRules;
  terms: Term[];
  isDefault: boolean;
}
export interface AddSampleRequest {
  title: string;
  text: string;
}
