import type { Formality } from '@repurpose/contract';
import type { TextPattern } from '../text/text-pattern.js';
import type { ContextRules } from './context.types.js';
import type { DiscourseWords } from './discourse.types.js';
import type { Phrases } from './phrases.types.js';
import type { Numerals } from './numerals.types.js';
import type { Alternatives, Relations } from './relations.types.js';
import type { StyleRules } from './style.types.js';
import type { Topics } from './topics.types.js';

/** Words by what they are good for. */
export interface Lexicon {
  /** Words that carry no topic, separated by spaces. */
  stopWords?: string;
  /** The most frequent words, by which a text's language is detected. */
  commonWords?: string;
  /** Words that open a sentence or a post with a capital and are no part of the name after them. */
  openers?: string;
  /** Brands that are an ordinary word or a family name here. */
  brandsAsWords?: readonly string[];
  /** Places that are an ordinary word here. */
  placesAsWords?: readonly string[];
}

/** Signs that a sentence depends on the one before it. */
export interface Anaphora {
  /** Openings that need the sentence before: alternatives, or the whole pattern where words are not spaced. */
  openings?: readonly Alternatives[] | RegExp;
  /** Openings that need no sentence before them, even if `openings` matches. */
  exceptions?: AnaphoraExceptions;
  /** How a first clause refers back: pronouns, and what begins another clause. */
  reference?: { pronoun: Alternatives; clause: Alternatives };
  /** What can mean the heading above it: "Location. This is what gardeners mess up." */
  topic?: Alternatives;
  /** "Three years later": later than what the sentence before says. */
  later?: Alternatives;
  /** Case-sensitive patterns of a reference. */
  exact?: string;
  /** Reported speech whose speaker is named before. */
  reported?: string;
  /** Openings that turn against the sentence before: it says something else without them. */
  turns?: Alternatives;
  /** Words that do the same inside a sentence: "It was good, though." */
  turnsWithin?: Alternatives;
  /** Openings that set up a turn: a plan, an appearance, what others say or what used to be. */
  setups?: Alternatives;
}

export interface AnaphoraExceptions {
  /** "This summer": a time, nothing to look back for. */
  time: TextPattern;
  /** "It is important to note that": a pronoun that the same sentence explains. */
  explained: TextPattern;
  /** Explained, and yet added to something said before: "It's also worth …". */
  additive: RegExp;
}

/** Openings of sentences. */
export interface Connectives {
  /** Connectives that may be removed without changing the sentence. */
  droppable: TextPattern;
  /** Openings that need their neighbour. */
  dangling: TextPattern;
  /** Openings that look dangling and are not ("It is important to …"). */
  standing: TextPattern;
  /** Points elsewhere in the text, or is about the text itself; for English `housekeeping.ts` has patterns by purpose. */
  pointing?: TextPattern;
  /** Is about the text or speaks to its readers; for English as well. */
  housekeeping?: TextPattern;
  /** Points at another page, or says who published the text or was there; for English as well. */
  elsewhere?: TextPattern;
  /** Words that only place a sentence in its text, as `oben` in "die oben genannten". */
  place?: RegExp;
}

/** Growing and shrinking: what a sentence says, and what is said right after a figure. */
export type Polarity = Readonly<Record<'up' | 'down' | 'more' | 'less', Alternatives>>;

export interface Times {
  /** The twelve months, separated by `|`, in each way of naming them. */
  months?: readonly string[];
  /** Other forms with their number: `sept:9`. */
  monthForms?: string;
  /** Half an hour before or after an hour in words: the word, and the minutes to add. */
  halfHour?: readonly [before: string, minutes: number];
  /** "am" is a word, so that `8 am Montag` is no time of day. */
  isAmWord?: boolean;
  /** `17.07.` is a day. */
  hasDottedDays?: boolean;
  /** `3/4` is 4 March. */
  isMonthFirst?: boolean;
}

/** A single capitalised word at the beginning of a sentence is a name only where nothing else can be. */
export interface NameGrammar {
  /** Finite verbs of the third person right after the word. */
  verbs: RegExp;
  /** Words that open a sentence alone and are no names. */
  common: ReadonlySet<string>;
  /** Endings of such words. */
  endings: RegExp;
  /** An action and the verb after it: `wachten kostte`. */
  doing?: RegExp;
  /** A name as an owner: `'s oven`. */
  owner?: RegExp;
}

/** The words an output's layout needs. */
export interface Labels {
  subject: string;
  preheader: string;
  title: string;
  hook: string;
  onScreen: string;
  description: string;
  tags: string;
  topics: string;
  coldOpen: string;
  questions: string;
  outro: string;
  visual: string;
  voiceOver: string;
  caption: string;
  /** The separator between a label and its text. */
  colon: string;
  /** Minutes after their number; empty where we have no word for them. */
  minutes: string;
}

/** Phrases typical of machine-made prose. */
export interface Tells {
  /** Beginnings of stock phrases, so that every inflection is found. */
  stock?: readonly string[];
  /** "Not just X, but Y". */
  flip?: TextPattern;
}

export interface Typography {
  /** Marks around a speaker's words, and around a quotation in them. */
  quotation?: {
    around: readonly [open: string, close: string];
    inside: readonly [open: string, close: string];
  };
  /** Spaces at which no line may break. */
  noBreak?: RegExp;
}

export interface ReaderAddress {
  /** Signs of either way in a text. */
  formal: RegExp;
  familiar?: RegExp;
  /** Openings that mean the readers of a text in the formal way. */
  opening?: RegExp;
  /** The formality of our own words that answers to it, where that is not the neutral one. */
  formality?: { formal?: Formality; familiar?: Formality };
}

/** The library's knowledge of one language. Missing traits are skipped: no phrases, no claims of that kind. */
export interface Language {
  /** ISO 639-1. */
  code: string;
  /** Words are not separated by spaces. */
  isUnspaced?: boolean;
  /** Runs of signs that carry meaning, where words are not spaced. */
  contentRun?: RegExp;
  /** Every noun has a capital, and compounds are one word. */
  capitalisesNouns?: boolean;
  lexicon: Lexicon;
  anaphora: Anaphora;
  connectives?: Connectives;
  numerals: Numerals;
  polarity?: Polarity;
  relations?: Relations;
  /** Words that exclude one another, `open opened : clos*`; `*` is any ending, `_` a space. */
  opposites?: readonly string[];
  times: Times;
  nameGrammar?: NameGrammar;
  tells: Tells;
  typography: Typography;
  /** Without them whole paragraphs are used, and hooks are not chosen by kind. */
  discourse?: DiscourseWords;
  /** Without them topics are the words of the title that the text comes back to. */
  topics?: Topics;
  /** How a text speaks to its readers: `Sie` or `du`. */
  address?: ReaderAddress;
  context?: ContextRules;
  style?: StyleRules;
  /** A negation may stand behind its verb. */
  negatesBehind?: boolean;
  /** Ending of verbs that tell what is done. */
  pastEnding?: RegExp;
  /** A heading or item that instructs the reader. */
  instruction?: RegExp;
  /** The writer's own words; without them it adds none. */
  phrases?: Phrases;
}
