import { wordsIn, type Vocabulary, type WordAt } from '../text/words-in.js';

/** A text with its words, which are looked up when a step asks for them. */
export class Reading {
  private found: readonly WordAt[] | undefined;

  /** `asked`: words that steps look for; of a text without any of them no word is read. */
  constructor(
    readonly text: string,
    private readonly asked?: readonly Vocabulary[],
  ) {}

  get words(): readonly WordAt[] {
    return (this.found ??= wordsIn(this.text, this.asked));
  }
}
