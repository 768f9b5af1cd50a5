/** Words that show how a sentence relates to its neighbours, each list separated by spaces. */
export interface DiscourseWords {
  /** Stand for something named before. */
  pronouns: string;
  /** Point at something named before when a noun follows. */
  demonstratives: string;
  /** Near the head of a sentence: adds to, compares with or continues what came before. */
  additives: string;
  /** Conjunctions that open a sentence. */
  conjunctions: string;
  /** Of the additives, the words that join a paragraph to all before it. */
  also: string;
  /** Words after a demonstrative that name a time or say who is meant, and point at nothing before. */
  times: string;
  /** Turn against what was expected. */
  contrast: string;
  /** Weaken what is said, or imagine it. */
  hedges: string;
  /** Tell a plan or an attempt whose outcome follows. */
  intents: string;
  /** Mark a finding, an aim or advice. */
  cues: string;
  /** A link's words that say nothing without its target; for English `points-elsewhere.ts` has whole phrases. */
  here?: string;
  /** The author of the text alone. */
  self: string;
  /** The author with others. */
  author: string;
  /** Address the reader. */
  reader: string;
  /** Stand for one person named before. */
  person: string;
  /** Headings that only name the place of their part, `_` for a space. */
  places?: string;
}
