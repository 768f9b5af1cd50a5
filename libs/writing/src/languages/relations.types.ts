/** Alternatives of a pattern (`two|three`), as the source of a regular expression. */
export type Alternatives = string;

/** How words next to a figure bound it: `nearly` and `under` mean less, `atMost` no more. */
export type Bound = 'about' | 'under' | 'nearly' | 'atMost' | 'over' | 'atLeast' | 'exactly';

/** Words that relate the parts of a statement; the matching statement of the source must have them too. */
export interface Relations {
  and: Alternatives;
  not: Alternatives;
  /** Phrases that contain a negation but negate nothing. */
  allowed: Alternatives;
  /** Mark a guess, a plan or a part; an output must keep them. */
  maybe: Alternatives;
  /** The plans and hopes among them, which an output may write as a future. */
  plans: Alternatives;
  /** Mark the future. */
  will: Alternatives;
  /** Mark what has happened. */
  done: Alternatives;
  /** Among them, those that say that it is so by now. */
  already: Alternatives;
  /** Guesses that concern only the verb after them: `seems to fit`. */
  seems: Alternatives;
  /** How often, before a period: `once every quarter`. */
  frequency: Alternatives;
  /** Infinitives, whose action may still be open. */
  infinitive: Alternatives;
  /** Mark what applies to all things or times. */
  every: Alternatives;
  /** Mark the highest degree, or the first time. */
  superlative: Alternatives;
  /** Superlatives in which a capital makes another word: `die größte`, not `die Geste`. */
  superlativeInCase?: Alternatives;
  /** Mark the only case. */
  only: Alternatives;
  /** Also mark the only case, or that something is little. */
  merely: Alternatives;
  /** Open a condition. */
  condition: Alternatives;
  /** The first event is earlier than the second. */
  before: Alternatives;
  after: Alternatives;
  /** What follows them comes later than what precedes them. */
  then: Alternatives;
  than: Alternatives;
  /** Other words between two things that are compared: `versus`. */
  compared?: Alternatives;
  /** Verbs between two amounts, of which the first is greater. */
  exceeds?: Alternatives;
  /** The first thing applies, the second does not. */
  instead: Alternatives;
  because: Alternatives;
  /** Show that the agent follows the verb. */
  passive: Alternatives;
  /** Precede the unit of a rate. */
  per: Alternatives;
  said: Alternatives;
  /** Open the description of a person: `Ann Lee, a baker`. */
  article: Alternatives;
  /** Articles and prepositions, which a noun follows and no verb. */
  nominal: Alternatives;
  /** Weaker forms that still leave the outcome open. */
  can: Alternatives;
}
