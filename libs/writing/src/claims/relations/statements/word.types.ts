/** A word of a statement, with offsets in the whole text. */
export interface Word {
  text: string;
  /** The letters that its forms share; empty if it has no meaning. */
  key: string;
  /** Whether it is a content word and does not only relate others. */
  isTopic: boolean;
  start: number;
  end: number;
}

export interface Mark {
  start: number;
  end: number;
}
