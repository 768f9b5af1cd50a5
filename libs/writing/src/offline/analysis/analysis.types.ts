import type { Form, Wording } from '../wording/wording.types.js';

/** A sentence of the source that may be used, cleaned up to stand in another text. */
export interface Candidate {
  /** Index into `Source.sentences`. */
  index: number;
  text: string;
  /** What joined it to the sentence before, with its own first letter as written ("But i"); empty where nothing did. */
  joint: string;
  /** Index into `Plan.sections`. */
  section: number;
  /** Index into `Source.blocks`. */
  block: number;
  /** Whether it stands right behind another sentence of its block. */
  isInside: boolean;
  isItem: boolean;
  /** A list item or an answer that is no sentence ("A watering can", "Lamps, without a doubt."). */
  isFragment: boolean;
  isQuestion: boolean;
  isQuoted: boolean;
  /** Only to be used right after this sentence (index into `Source.sentences`); null: stands alone. */
  needs: number | null;
  /** Which step of a procedure it belongs to, from 1; 0: none. Steps are told all and in order, or not at all. */
  step: number;
  /** Spoken words. */
  words: number;
  /** Distinct content stems. */
  stems: string[];
  /** The sentence's most telling figure as written ("12,400", "$3 million", "40%"), or empty. */
  figure: string;
  /** The sentence in every form. */
  wordings: Readonly<Record<Form, Wording>>;
  /** 0 to 1: how much the sentence says of what the source is about. */
  score: number;
  /** 0 to 1: how firmly it is bound to the sentences before it. */
  bond: number;
  /** Whether it begins with a thing or a name that one before has named. */
  isTakenUp: boolean;
}

export interface PlanSection {
  /** Empty for what stands before the first heading, and for headings that say nothing ("Introduction"). */
  heading: string;
  /** Words of everything under it in the source. */
  words: number;
  candidates: Candidate[];
}

/** What one source offers to all twelve formats; made once per source. */
export interface Plan {
  language: string;
  /** A line to head a piece; a whole short sentence or the topics where the source has no title. */
  title: string;
  /** Whether the source itself bears that title. */
  hasOwnTitle: boolean;
  /** Index of the sentence that `title` repeats, or null. */
  titleSentence: number | null;
  author: string;
  sections: PlanSection[];
  /** Every candidate in the source's order. */
  candidates: Candidate[];
  /** The same by `Candidate.index`. */
  byIndex: ReadonlyMap<number, Candidate>;
  /** Four to ten: the best standing sentence of each section first, in the source's order. */
  keyPoints: Candidate[];
  /** Topics as written in the source, best first. */
  topics: string[];
}
