/** Alternatives of a pattern (`two|three`), as the source of a regular expression. */
export type Alternatives = string;

/** How words beside a figure bound it: `nearly` and `under` say less, `atMost` no more. */
export type Bound = 'about' | 'under' | 'nearly' | 'atMost' | 'over' | 'atLeast' | 'exactly';

/** Words that relate what a statement says, which the same statement of the source must have as well. */
export interface Relations {
  /** Join clauses. */
  and: Alternatives;
  /** Negate a statement. */
  not: Alternatives;
  /** Have a negation in them and negate nothing. */
  allowed: Alternatives;
  /** Weaken it: a guess, a plan, a part. An output must keep them. */
  maybe: Alternatives;
  /** Of these, plans and hopes: an output may use the future. */
  plans: Alternatives;
  /** Tell what is still to come. */
  will: Alternatives;
  /** Tell what has happened. */
  done: Alternatives;
  /** An infinitive: what may still be to come. */
  infinitive: Alternatives;
  /** Say it of everybody or of all times. */
  every: Alternatives;
  /** Say that nothing is more so, or that nothing was so before. */
  superlative: Alternatives;
  /** Say it of nothing else. */
  only: Alternatives;
  /** The same, and that it is little. */
  merely: Alternatives;
  /** Open what must hold for the rest to be so. */
  condition: Alternatives;
  /** The first is earlier than the second. */
  before: Alternatives;
  after: Alternatives;
  /** What follows them comes after what is before them. */
  then: Alternatives;
  /** After a comparative. */
  than: Alternatives;
  /** The first is, and the second is not. */
  instead: Alternatives;
  because: Alternatives;
  /** Show that the agent follows the verb. */
  passive: Alternatives;
  /** Before what something is counted in. */
  per: Alternatives;
  /** Verbs of speech, including those used only before a name. */
  said: Alternatives;
  /** Open the description of the last person named: `Ann Lee, a baker`. */
  article: Alternatives;
  /** Articles and prepositions, followed by a noun, not by a verb. */
  nominal: Alternatives;
  /** Weaker forms that still leave it open. */
  can: Alternatives;
}
