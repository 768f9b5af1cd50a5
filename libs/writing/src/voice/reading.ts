import { wordsIn, type WordAt } from './style/words-in.js';

/** A text with its words, which are looked up when a step asks for them. */
export class Reading {
  private found: readonly WordAt[] | undefined;

  constructor(readonly text: string) {}

  get words(): readonly WordAt[] {
    return (this.found ??= wordsIn(this.text));
  }
}
