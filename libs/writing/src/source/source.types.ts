/** A piece of the source: UTF-16 offsets into `Source.text`. */
export interface Span {
  start: number;
  end: number;
}

export interface Sentence extends Span {
  text: string;
  block: number;
  /** Cannot open an output ("However, it …", "This means …", an answer without its question). */
  hasDependentOpening: boolean;
  isQuestion: boolean;
}

export type BlockKind = 'heading' | 'paragraph' | 'item' | 'quote' | 'code' | 'table';

export interface Block extends Span {
  kind: BlockKind;
  text: string;
  /** 1 to 6 for headings; nesting from 1 for items. */
  level: number;
  /** The speaker, in a transcript; empty for the author. */
  speaker?: string;
  isNumbered?: boolean;
  /** A further paragraph of the item above. */
  isOfItem?: boolean;
  isRunIn?: boolean;
  /** A picture follows it. */
  isPictured?: boolean;
  isInItalics?: boolean;
  /** A rule is below it. */
  isRuled?: boolean;
}

/** A heading and its content, down to the next heading of its level or above. */
export interface Section {
  /** Empty for content before the first heading. */
  heading: string;
  blocks: number[];
}

/** A link of the source: where its text is and where it leads. */
export interface SourceLink extends Span {
  url: string;
}

/** The writing as read: plain text with its structure. Offsets of everything refer to `text`. */
export interface Source {
  /** Plain text, blocks joined by blank lines; NFC, LF. */
  text: string;
  title: string;
  author: string;
  description: string;
  tags: string[];
  /** When its front matter says it was published, or empty. */
  published: string;
  /** ISO 639-1, or `und`. */
  language: string;
  blocks: Block[];
  sections: Section[];
  sentences: Sentence[];
  /** All links, wherever their text is. */
  links: SourceLink[];
  /** Blocks of code, and pieces in the text that read as markup; the longest first. */
  code: readonly string[];
  /** Offset map: index in `text` → index in the content as it was sent (for showing a claim in the editor). */
  toContent(offset: number): number;
  wordCount: number;
  /** Sentences that a writer without a model does not choose. */
  avoids?(text: string): boolean;
  /** How much it would rather choose one sentence than others, −1 to 1. */
  prefers?(text: string): number;
}
