import type { Formality } from '@repurpose/contract';
import type { TextPattern } from '../text/text-pattern.js';
import type { ContextRules } from './context.types.js';
import type { DiscourseWords } from './discourse.types.js';
import type { Numerals } from './numerals.types.js';
import type { Alternatives, Relations } from './relations.types.js';
import type { StyleRules } from './style.types.js';

export type AskingFormat =
  'twitter' | 'linkedin' | 'facebook' | 'instagram' | 'email' | 'youtube' | 'podcast' | 'reels' | 'tiktok';

/** Phrases that the writer may add to an output; they state no facts. */
export interface Phrases {
  /** One call to action per formality and format. */
  asks: Readonly<Record<Formality, Readonly<Record<AskingFormat, string>>>>;
  /** A title or opening of a text that gets no call to action. */
  mourning: RegExp;
  /** The heading for text before the first heading. */
  intro: string;
  /** The heading of a last section if its own heading says nothing. */
  closing: string;
  /** The default image of a scene. */
  visual: string;
  /** The image of a scene that shows words on screen. */
  card: string;
}

/** How words name the topics of a text; lists are separated by spaces. */
interface Topics {
  /** Frequent words that name no topic alone. */
  generic: string;
  /** Times, money and measures, which name no topic alone; months are in `times`. */
  units?: string;
  /** Words that precede a noun; without them every word may be one. */
  leads?: string;
  /** Endings of words that are not nouns. */
  noNoun?: RegExp;
  /** Nouns, in languages without spaces between words. */
  unspaced?: RegExp;
}

interface Lexicon {
  /** Function words without a topic, separated by spaces. */
  stopWords?: string;
  /** The most frequent words, used to detect the language of a text. */
  commonWords?: string;
  openers?: string;
  /** Brands and places that are also ordinary words or family names. */
  namesAsWords?: readonly string[];
}

/** Signs that a sentence depends on the one before it. */
export interface Anaphora {
  /** Openings that need the sentence before: alternatives, or a whole pattern in languages without spaces. */
  openings?: readonly Alternatives[] | RegExp;
  /** Openings in which a capital makes another word: `Das freut uns`, not `Das Blatt`. Never by `(?-i:…)`, which V8 compiles wrongly. */
  openingsInCase?: readonly Alternatives[];
  /** Openings that need no earlier sentence, even if `openings` matches. */
  exceptions?: AnaphoraExceptions;
  /** Pronouns in the first clause that refer back, and words that begin another clause. */
  reference?: { pronoun: Alternatives; clause: Alternatives };
  /** Words that can mean the heading above: "Location. This is what gardeners mess up." */
  topic?: Alternatives;
  /** "Three years later": relative to the sentence before. */
  later?: Alternatives;
  /** Case-sensitive patterns of references. */
  exact?: string;
  /** Reported speech without its speaker, who was named before. */
  reported?: string;
  /** Reported speech only if sentences around it show so; case-sensitive. */
  reportedAmong?: { said: string; shows: string };
  /** Openings that contradict the sentence before and mean something else without it. */
  turns?: Alternatives;
  /** The same inside a sentence: "It was good, though." */
  turnsWithin?: Alternatives;
  /** Openings that a contradiction follows: a plan, an appearance, what others say or what used to be. */
  setups?: Alternatives;
  /** Openings of the first of two sides, and words of the second: "On the one hand …", "… on the other". */
  sides?: readonly [first: Alternatives, second: Alternatives];
  /** Openings of the first, second, … sentence of a series: "First, …", "Zweitens …". */
  series?: readonly Alternatives[];
}

interface AnaphoraExceptions {
  /** "This summer": a time, not a reference. */
  time: TextPattern;
  /** "It is important to note that": a pronoun that the same sentence explains. */
  explained: TextPattern;
  /** Explained, but still an addition: "It's also worth …". */
  additive: RegExp;
}

/** Sources of patterns, matched in any case. */
export interface Connectives {
  /** Connectives that can be removed without changing the sentence. */
  droppable: string;
  /** Openings that need the sentence before. */
  dangling: string;
  /** Openings that only look dangling: "It is important to …". */
  standing?: string;
  /** References within the text or to the text itself; English has patterns by purpose in `housekeeping.ts`. */
  pointing?: string;
  /** Sentences about the text or to its readers; for English as well. */
  housekeeping?: string;
  /** References to another page, or credits and attendance lists; for English as well. */
  elsewhere?: string;
  /** Words that place a sentence in its text and can be removed: `oben` in "die oben genannten". */
  place?: RegExp;
  /** Words that call the text a page, which listeners do not hear: "In this post, " before "I'll". */
  page?: RegExp;
}

/** Words for growing and shrinking in a sentence, and for more and less directly after a figure. */
export type Polarity = Readonly<Record<'up' | 'down' | 'more' | 'less', Alternatives>>;

export interface Times {
  /** The twelve months, separated by `|`, once per naming system. */
  months?: readonly string[];
  monthForms?: string;
  /** Half an hour before or after a full hour: the word, and the minutes to add. */
  halfHour?: readonly [before: string, minutes: number];
  /** Whether "am" is a word, so that `8 am Montag` is not a time of day. */
  isAmWord?: boolean;
  /** Whether `17.07.` is a date. */
  hasDottedDays?: boolean;
  /** Whether `3/4` is 4 March. */
  isMonthFirst?: boolean;
}

/** Rules for a single capitalised word at the start of a sentence, which is a name only if it cannot be anything else. */
interface NameGrammar {
  /** Third-person verbs directly after the word. */
  verbs: RegExp;
  /** Words that can open a sentence alone but are not names. */
  common: ReadonlySet<string>;
  endings: RegExp;
  /** An activity and its verb: `wachten kostte`. */
  doing?: RegExp;
  /** What follows a name that owns something: `'s oven`. */
  owner?: RegExp;
}

/** Phrases typical of machine-written text. */
export interface Tells {
  /** Beginnings of stock phrases, so that every inflection is found. */
  stock?: Alternatives;
  /** The source of a pattern of "not just X, but Y". */
  flip?: string;
}

interface Typography {
  /** Quotation marks of speech, and of quotations within it. */
  quotation?: {
    around: readonly [open: string, close: string];
    inside: readonly [open: string, close: string];
  };
  /** Spaces that must not break. */
  noBreak?: RegExp;
}

interface ReaderAddress {
  formal: RegExp;
  familiar?: RegExp;
  /** Openings that address the reader formally. */
  opening?: RegExp;
  /** The formality of the program's phrases for each form, if not neutral. */
  formality?: { formal?: Formality; familiar?: Formality };
}

/** The data of one language. Missing parts are skipped: without phrases, for example, no phrases are added. */
export interface Language {
  code: string;
  /** Whether it is written without spaces between words. */
  isUnspaced?: boolean;
  /** Runs of characters with content, in languages without spaces. */
  contentRun?: RegExp;
  /** Whether nouns are capitalised and compounds are written as one word. */
  capitalisesNouns?: boolean;
  lexicon: Lexicon;
  anaphora: Anaphora;
  connectives?: Connectives;
  numerals: Numerals;
  polarity?: Polarity;
  relations?: Relations;
  /** Sets of words that exclude each other, `open opened : clos*`; `*` is any ending, `_` a space. */
  opposites?: readonly string[];
  times: Times;
  nameGrammar?: NameGrammar;
  tells: Tells;
  typography: Typography;
  /** Without it whole paragraphs are used, and hooks are not chosen by kind. */
  discourse?: DiscourseWords;
  /** Without it the topics are the title words that the text repeats. */
  topics?: Topics;
  address?: ReaderAddress;
  context?: ContextRules;
  style?: StyleRules;
  /** Whether a negation may follow its verb. */
  negatesBehind?: boolean;
  /** Whether the verb ends the clause: `nie umgesetzt wurde`. */
  endsWithVerb?: boolean;
  /** Ending of past-tense verbs. */
  pastEnding?: RegExp;
  /** A heading or list item that instructs the reader. */
  instruction?: RegExp;
  /** Without it the writer adds no phrases. */
  phrases?: Phrases;
}
