export interface TextStructure {
  /** The first 200, in order. */
  headings: { level: number; text: string }[];
  paragraphs: number;
  listItems: number;
  tableRows: number;
}
export interface ImportRequest {
  /** With or without `https://`. */
  url: string;
}
/** `POST /api/content/extract` and `import`: the text of one file or page. Files are not kept. */
export interface ExtractResponse {
  /** From the document, its first heading or the file name. For pages, it is also the first heading of `text`. */
  title: string;
  /** Headings, lists, tables and links as Markdown; at most `LIMITS.contentChars`. */
  text: string;
  structure: TextStructure;
  warnings: string[];
  /** Import only: the address the text came from, after redirects. */
  sourceUrl?: string;
  /** PDF only. `withoutText` counts from 1. */
  pages?: { count: number; withoutText: number[] };
}
