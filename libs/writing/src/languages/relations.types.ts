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
  /** Weaken it: a guess, a plan, a part; what weakens has to be told. */
  maybe: Alternatives;
  /** Leave no doubt. */
  surely: Alternatives;
  /** Say it of everybody or of all times. */
  every: Alternatives;
  /** The first happens, or stands, before the second. */
  before: Alternatives;
  after: Alternatives;
  /** Behind a comparative. */
  than: Alternatives;
  because: Alternatives;
  /** Shows that the agent stands behind the verb. */
  passive: Alternatives;
  /** Before what something is counted in. */
  per: Alternatives;
  /** Beginnings of the names of offices and of what tells one from another. */
  offices: Alternatives;
  /** Report what somebody says, with those that stand before the name alone. */
  said: Alternatives;
  /** Weaker forms that still leave it open. */
  can: Alternatives;
}
