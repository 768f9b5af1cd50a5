/** A source with tellings of it: sentences that keep to it, and sentences with the pieces that were made up. */
export interface ClaimFixture {
  language: string;
  source: string;
  faithful: string[];
  invented: [sentence: string, madeUp: string[]][];
}
