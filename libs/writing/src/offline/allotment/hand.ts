import type { FormatKey } from '@repurpose/contract';
import type { Candidate } from '../analysis/analysis.types.js';
import type { Form } from '../wording/wording.types.js';

/** What one format holds while the sentences are dealt. */
export interface Hand {
  format: FormatKey;
  /** How it words them. */
  form: Form;
  /** Sentences it wants. */
  size: number;
  hook: Candidate | null;
  /** Whether its running text opens with the source's own title. */
  isTitled: boolean;
  chosen: Set<number>;
  /** Its place among the hands. */
  at: number;
  /** What these make of sentences long enough to be told apart. */
  sentences: number;
  /** The same with those of its own. */
  telling: number;
  /** Section → how many sentences of it. */
  sections: Map<number, number>;
}
