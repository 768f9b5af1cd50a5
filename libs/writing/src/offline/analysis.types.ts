import type { Unit } from '../annotate/unit.types.js';
import type { Place } from './structures/sections.js';
import type { Tellings } from './tellings.js';

/** Adjacent sentences that read alone: nothing before them is missing, nothing after them is owed. */
export interface Passage {
  /** Position in `Analysis.units` of the sentence it was made for. */
  at: number;
  units: readonly [Unit, ...Unit[]];
  section: number;
  words: number;
  /** 0 to 1. */
  salience: number;
  /** Whether it begins its paragraph. */
  opensBlock: boolean;
}

/** A list with the line that introduces it. */
export interface List {
  /** The sentence before it that ends in a colon, or the heading over it. */
  leadIn: string;
  /** The lead-in as a unit, when it is a sentence. */
  leadUnit: Unit | null;
  /** The sentences that the lead-in has. */
  leadUnits: readonly Unit[];
  items: readonly ListItem[];
  isNumbered: boolean;
  /** Headings under a title whose number may count something else: "Python 3". */
  isUncounted: boolean;
  /** Describes a procedure, in order. */
  isSteps: boolean;
  /** Its items are the headings of the sections below it. */
  isOfHeadings: boolean;
  /** Its items are the rows of a table. */
  isTable: boolean;
  /** The sections below its items' headings; empty for marked items. */
  parts: readonly number[];
  /** Steps, or a good part of the text: what the text is about before any single sentence. */
  isMain: boolean;
  section: number;
  /** Sentence it begins at. */
  index: number;
  salience: number;
}

export interface ListItem {
  /** What the item is called; empty where it has no label. */
  label: string;
  text: string;
  /** The sentence of the text that says it: the first of a step, else the one with the point; or empty. */
  point: string;
  /** Its point in one to three sentences; empty if it only has a label. */
  says: string;
  /** Its sentences; of a heading the one with the point. */
  units: readonly Unit[];
  /** The items below it. */
  details: readonly Unit[];
  /** In a list with all of its items, it is below another one. */
  isNested?: boolean;
}

/** A part of the text with its content. */
export interface SectionView extends Omit<Place, 'blocks'> {
  passages: readonly Passage[];
  /** Words of its tellable sentences. */
  words: number;
  /** Refers to code that this output cannot show. */
  isOfCode: boolean;
}

/** What one source offers every format; made once per source. */
export interface Analysis {
  language: string;
  title: string;
  /** As the source has it. */
  code: readonly string[];
  /** One or two sentences of the front matter that say what it is about; empty where they are unusable. */
  description: string;
  /** The description as sentences; their indexes are negative. */
  about: readonly Unit[];
  sections: readonly SectionView[];
  units: readonly Unit[];
  /** One for each paragraph that can be used as a whole, in order. */
  passages: readonly Passage[];
  tellings: Tellings;
  lists: readonly List[];
  topics: readonly string[];
  /** Words of the tellable sentences. */
  words: number;
  isInterview: boolean;
  /** Its headings ask: each answer has its own question, without which it would be taken for that of another. */
  isAsked: boolean;
  /** The author's account of what happened to them. */
  isStory: boolean;
  /** Each paragraph goes on from the one before it, also where a story is read in points. */
  isSequential: boolean;
}
