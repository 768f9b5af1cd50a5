export interface TextStructure {
  /** The first 200. */
  headings: { level: number; text: string }[];
  paragraphs: number;
  listItems: number;
  tableRows: number;
}
export interface ImportRequest {
  /** With or without `https://`. */
  url: string;
}
/** `POST /api/content/extract` and `import`. Files are not kept. */
export interface ExtractResponse {
  /** From the document, its first heading or the file name. */
  title: string;
  /** Headings, lists, tables and links as Markdown; at most `LIMITS.contentChars`. */
  text: string;
  structure: TextStructure;
  warnings: string[];
  /** Import only: after redirects. */
  sourceUrl?: string;
  /** PDF only. `withoutText` counts from 1. */
  pages?: { count: number; withoutText: number[] };
}
