/** Words that show how a sentence relates to its neighbours; each list is separated by spaces. */
export interface DiscourseWords {
  /** Refer to something named before. */
  pronouns: string;
  /** Refer to something named before if a noun follows. */
  demonstratives: string;
  /** At the start of a sentence: add to, compare with or continue what came before. */
  additives: string;
  conjunctions: string;
  /** Additives that join a paragraph to everything before it. */
  also: string;
  /** Words after a demonstrative that name a time or a person, so that it does not refer back. */
  times: string;
  /** Contradict an expectation; `_` for a space in a phrase that opens a sentence. */
  contrast: string;
  /** Weaken a statement or mark it as imagined. */
  hedges: string;
  /** Introduce a plan or an attempt whose outcome follows. */
  intents: string;
  /** Mark a finding, an aim or advice. */
  cues: string;
  /** Link texts that mean nothing without the target; English has whole phrases in `points-elsewhere.ts`. */
  here?: string;
  /** What a page is called: "[Dieses Video] erklärt es" says nothing without it. English has them in `linked-pages.ts`. */
  pages?: string;
  /** Point to what is shown beside them with a word of `media`: "das nachfolgende Video". English has whole phrases in `pictured.ts`. */
  following?: string;
  media?: string;
  /** Before a word of `media`, they say where something is seen: "auf dem Foto". */
  within?: string;
  /** Parts of a picture: "im Bild unten", "Links: die alte Mauer". */
  sides?: string;
  /** Begin a clause on the noun before them. */
  relatives?: string;
  /** Verbs with which a text shows what is beside it: "La siguiente foto enseña …", unlike "Los siguientes vídeos costaron un millón". */
  shows?: string;
  self: string;
  author: string;
  reader: string;
  /** Refer to one person named before. */
  person: string;
  /** Headings that only name the place of a section; `_` for a space. */
  places?: string;
  /** Nouns in headings that name the list of the headings below them: "Benefits of cycling". Not myths or mistakes, which are wrong without the text below. */
  lists?: string;
  /** Words that follow a verb directly but no noun, where verbs look like nouns: "challenges the council". */
  determiners?: string;
}
