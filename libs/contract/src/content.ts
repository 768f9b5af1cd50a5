export interface TextStructure {
  /** The first 200. */
  headings: { level: number; text: string }[];
  paragraphs: number;
  listItems: number;
  tableRows: number;
}
export interface ImportRequest {
  url: string;
}
/** `POST /api/content/extract` and `import`. Files are not kept. */
export interface ExtractResponse {
  title: string;
  /** Headings, lists, tables and links as Markdown; at most `LIMITS.contentChars`. */
  text: string;
  structure: TextStructure;
  warnings: string[];
  sourceUrl?: string;
  /** PDF only. `withoutText` counts from 1. */
  pages?: { count: number; withoutText: number[] };
}
