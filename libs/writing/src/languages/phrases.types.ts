import type { Tone } from '@repurpose/contract';

/** Formats that end by asking something of their reader. */
export type AskingFormat =
  'twitter' | 'linkedin' | 'facebook' | 'instagram' | 'email' | 'youtube' | 'podcast' | 'reels' | 'tiktok';

/** By formality: low, neutral, high. */
export type ByFormality = readonly [string, string, string];

/** How a tone opens and closes a piece; an empty string says nothing. */
export interface ToneVoice {
  /** Short line before the first sentence of a post; ends with its own punctuation. */
  lead: ByFormality;
  /** Sentence before the call to action. */
  close: ByFormality;
}

/**
 * The words the writer may add to a piece in one language. They state nothing about the world: every fact of a piece is the
 * source's. `{topic}` is replaced by words of the source.
 */
export interface Phrases {
  voices: Readonly<Record<Tone, ToneVoice>>;
  asks: Readonly<Record<AskingFormat, ByFormality>>;
  greeting: ByFormality;
  /** Questions for a podcast about a part of the source. */
  questions: readonly ByFormality[];
  /** Asks about a figure of the source. */
  aboutFigure: ByFormality;
  /** Names the part before the first heading. */
  intro: string;
  /** Names the source in a footer: "Source". */
  source: string;
  /** How a speaker is filmed; true of any piece. */
  visuals: readonly string[];
  /** Pictures that show what a sentence says: its figure, its quotation, its question, a thing it names, its first words (`{topic}`). */
  shots: Readonly<Record<'figure' | 'quotation' | 'question' | 'words' | 'thing', string>>;
}
