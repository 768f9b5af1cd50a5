import type { Unit } from '../annotate/unit.types.js';
import type { Place } from './structures/sections.js';
import type { Tellings } from './tellings.js';

/** Adjacent sentences that can be read alone: nothing is missing before or after them. */
export interface Passage {
  /** Position in `Analysis.units` of the sentence it was made for. */
  at: number;
  units: readonly [Unit, ...Unit[]];
  section: number;
  words: number;
  /** 0 to 1. */
  salience: number;
  opensBlock: boolean;
}

export interface List {
  /** The sentence before it that ends in a colon, or the heading above it. */
  leadIn: string;
  /** The lead-in as a unit, if it is a sentence. */
  leadUnit: Unit | null;
  /** The sentences of the lead-in. */
  leadUnits: readonly Unit[];
  items: readonly ListItem[];
  isNumbered: boolean;
  /** Its heading has a number that may count something else: "Python 3". */
  isUncounted: boolean;
  /** Describes a procedure, in order. */
  isSteps: boolean;
  /** Its items are the headings of the sections below it. */
  isOfHeadings: boolean;
  /** Its items are the criteria of a comparison, with what is said of both sides. */
  isOfSides: boolean;
  /** Its items are the rows of a table. */
  isTable: boolean;
  /** Whether most items are nothing but a link: other pages, and not what the text says. */
  isOfLinks: boolean;
  /** The sections of its headings; empty for marked items. */
  parts: readonly number[];
  /** Steps, or a good share of the text. */
  isMain: boolean;
  section: number;
  index: number;
  salience: number;
}

export interface ListItem {
  /** The name of the item; empty for none. */
  label: string;
  text: string;
  /** The sentence that makes its point (the first of a step); empty for none. */
  point: string;
  /** Its point in one to three sentences; empty if it only has a label. */
  says: string;
  /** Its sentences; of a heading the ones with the point. */
  units: readonly Unit[];
  /** The items below it. */
  details: readonly Unit[];
  /** Below another item, in a list with all nested items. */
  isNested?: boolean;
  /** Below another list without a lead-in of its own. */
  isApart?: boolean;
}

/** A section of the text with its content. */
export interface SectionView extends Omit<Place, 'blocks'> {
  passages: readonly Passage[];
  /** Words of its usable sentences. */
  words: number;
  /** About code that this output cannot show. */
  isOfCode: boolean;
}

/** What all formats know of a source; made once for each manner of reading. */
export interface Analysis {
  language: string;
  title: string;
  /** Pieces of code as the source has them. */
  code: readonly string[];
  /** One or two sentences of the front matter that say what the text is about; empty if unusable. */
  description: string;
  /** The description as sentences; their indexes are negative. */
  about: readonly Unit[];
  sections: readonly SectionView[];
  units: readonly Unit[];
  /** The usable passages, one or more for each paragraph, in order. */
  passages: readonly Passage[];
  tellings: Tellings;
  lists: readonly List[];
  topics: readonly string[];
  /** Words of the usable sentences. */
  words: number;
  isInterview: boolean;
  /** Its headings are questions: each answer needs its own. */
  isAsked: boolean;
  /** The author's account of what happened to them. */
  isStory: boolean;
  /** Each paragraph continues the one before it. Also true for a story that is read in points. */
  isSequential: boolean;
}
