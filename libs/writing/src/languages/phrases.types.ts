/** Formats that end by asking something of their reader. */
export type AskingFormat =
  'twitter' | 'linkedin' | 'facebook' | 'instagram' | 'email' | 'youtube' | 'podcast' | 'reels' | 'tiktok';

/** By formality: low, neutral, high. */
export type ByFormality = readonly [string, string, string];

/** The words the writer may add to an output in one language. They state nothing about the world. */
export interface Phrases {
  /** One call to action a format. */
  asks: Readonly<Record<AskingFormat, ByFormality>>;
  /** Title or beginning of a text after which nothing is asked. */
  mourning: RegExp;
  /** The heading for text before the first heading. */
  intro: string;
  /** The heading of a last part whose own names nothing. */
  closing: string;
  /** The default way to film a scene. */
  visual: string;
  /** The picture of a scene that sets words on screen. */
  card: string;
}
