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

/** Words with their web address as a Markdown link, as uploads and pastes keep them; without one, the words. */
export function markdownLink(words: string, href: string): string {
  const text = words.replace(/\s+/g, ' ').trim();
  if (text === '' || !/^https?:\/\/[^\s()<>]+$/i.test(href) || text === href) return words;
  return `[${text}](${href})`;
}
