import type { Unit } from '../../annotate/unit.types.js';
import type { List } from '../analysis.types.js';

export interface DigestBounds {
  words: number;
  /** Sentences used elsewhere in the output, and others that say the same. */
  told?: ReadonlySet<number>;
  /** Those that the output has word for word. */
  said?: ReadonlySet<number>;
  /** A list that the output must have, in any form. */
  keeps?: List | null;
  /** Fewer words of a section are left out. */
  leastPart?: number;
  /** A few passages, each whole ('few'), or something from every section ('many'). */
  joins?: 'few' | 'many';
  /** Whether headings that are the items of a list become a list. */
  asLists?: boolean;
  fits?: (unit: Unit) => boolean;
  /** Which lists are used: all, only those of sentences, or none. */
  lists?: 'all' | 'said' | 'none';
  /** What the output shows besides its text: the title, headings as labels, or all headings. Without headings an answer includes its question. */
  shows?: 'title' | 'labels' | 'all';
  /** Number and words of separate points, each of which is read alone. */
  points?: { count: number; words: number };
  isHeard?: boolean;
  /** 0, 1, …: each further version prefers other passages. */
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
      /** The run-in heading of the paragraph in the source. */
      lead?: string;
      /** The heading of its section, on a separate line above it. */
      label?: string;
    }
  | { kind: 'list'; list: List };
