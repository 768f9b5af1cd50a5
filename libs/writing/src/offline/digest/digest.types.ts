import type { Unit } from '../../annotate/unit.types.js';
import type { List } from '../analysis.types.js';

export interface DigestBounds {
  words: number;
  /** Sentences used elsewhere in the output. */
  told?: ReadonlySet<number>;
  /** Those of them that it has word for word, if others say the same. */
  said?: ReadonlySet<number>;
  /** A list that the output has before anything else. */
  keeps?: List | null;
  /** Words of a part at least. */
  leastPart?: number;
  /** A few passages, each whole, or something of every part. */
  joins?: 'few' | 'many';
  /** Whether headings that are the items of a list become one list. */
  asLists?: boolean;
  /** Whether a sentence has room in its place. */
  fits?: (unit: Unit) => boolean;
  /** Which lists are used: all, only those of sentences, or none. */
  lists?: 'all' | 'said' | 'none';
  /** What the output shows besides its text: the title, the headings of its parts as labels, or as headings. Without headings an answer brings its question. */
  shows?: 'title' | 'labels' | 'all';
  /** So many separate points of so many words, each to be read alone: every stretch of the text has its own. */
  points?: { count: number; words: number };
  /** Its text is only heard. */
  isHeard?: boolean;
  /** 0, 1, …: each further version uses other passages. */
  variant?: number;
}

export interface DigestSection {
  heading: string;
  section: number;
  parts: readonly DigestPart[];
}

export type DigestPart =
  | {
      kind: 'paragraph';
      units: readonly Unit[];
      /** The bold beginning of the paragraph in the source. */
      lead?: string;
      /** The heading of its section, for a line of its own above it. */
      label?: string;
    }
  | { kind: 'list'; list: List };
