export type AskingFormat =
  'twitter' | 'linkedin' | 'facebook' | 'instagram' | 'email' | 'youtube' | 'podcast' | 'reels' | 'tiktok';

/** By formality: low, neutral, high. */
export type ByFormality = readonly [string, string, string];

/** Phrases that the writer may add to an output; they state no facts. */
export interface Phrases {
  /** One call to action per format. */
  asks: Readonly<Record<AskingFormat, ByFormality>>;
  /** A title or opening of a text that gets no call to action. */
  mourning: RegExp;
  /** The heading for text before the first heading. */
  intro: string;
  /** The heading of a last section if its own heading says nothing. */
  closing: string;
  /** The default image of a scene. */
  visual: string;
  /** The image of a scene that shows words on screen. */
  card: string;
}
