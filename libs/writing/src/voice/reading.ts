import { wordsIn, type Vocabulary, type WordAt } from '../text/words-in.js';

/** A text with its words, which are split on first use. */
export class Reading {
  private found: readonly WordAt[] | undefined;

  /** `asked`: words that steps look for; a text without any of them is not split. */
  constructor(
    readonly text: string,
    private readonly asked?: readonly Vocabulary[],
  ) {}

  get words(): readonly WordAt[] {
    return (this.found ??= wordsIn(this.text, this.asked));
  }
}
