/** A word of a statement; offsets are those of the whole text. */
export interface Word {
  text: string;
  /** The letters that its forms share; empty where it carries no topic. */
  key: string;
  /** A content word, not a relation word. */
  isTopic: boolean;
  start: number;
  end: number;
}

/** A piece of a text. */
export interface Mark {
  start: number;
  end: number;
}
