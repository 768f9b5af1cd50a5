/** A range of the source: UTF-16 offsets into `Source.text`. */
export interface Span {
  start: number;
  end: number;
}

export interface Sentence extends Span {
  text: string;
  block: number;
  /** Cannot open an output: "However, it …", "This means …", or an answer without its question. */
  hasDependentOpening: boolean;
  isQuestion: boolean;
}

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'quote' | 'code' | 'table';

export interface Block extends Span {
  kind: BlockKind;
  text: string;
  /** 1 to 6 for headings; nesting from 1 for items. */
  level: number;
  /** The speaker in a transcript, interview or signed quotation; undefined for the author. */
  speaker?: string;
  isNumbered?: boolean;
  /** A further paragraph of the item above. */
  isOfItem?: boolean;
  isRunIn?: boolean;
  isPictured?: boolean;
  /** A heading that is labelled a question, whatever it ends in. */
  asks?: boolean;
  isInItalics?: boolean;
  /** Followed by a horizontal rule. */
  isRuled?: boolean;
  /** The first row of plain text in columns. */
  opensRows?: boolean;
}

/** A heading and its content, up to the next heading of its level or above. */
export interface Section {
  heading: string;
  blocks: number[];
}

/** A link of the source: the range of its text, and its address. */
export interface SourceLink extends Span {
  url: string;
}

/** A source as read: plain text with its structure. All offsets refer to `text`. */
export interface Source {
  /** Plain text, blocks joined by blank lines; NFC, LF. */
  text: string;
  title: string;
  author: string;
  /** What no output shows but a claim may say: values of the front matter and descriptions of pictures, on a line each. */
  unshown: string;
  description: string;
  tags: string[];
  /** The date of publication in the front matter; empty for none. */
  published: string;
  /** ISO 639-1, or `und`. */
  language: string;
  blocks: Block[];
  sections: Section[];
  sentences: Sentence[];
  links: SourceLink[];
  /** Blocks of code, and pieces in the text that look like markup; the longest first. */
  code: readonly string[];
  /** Maps an offset in `text` to one in the content as sent, for showing a claim in the editor. */
  toContent(offset: number): number;
  wordCount: number;
  /** Sentences that a writer without a model does not use. */
  avoids?(text: string): boolean;
  /** How much such a writer prefers a sentence to others, −1 to 1. */
  prefers?(text: string): number;
}
