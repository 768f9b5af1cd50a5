import type { ErrorCode, ExtractResponse } from '@repurpose/contract';

export type RefusalCode = Extract<ErrorCode, `FILE_${string}` | `PAGE_${string}`>;

/** How a page of the internet was served. */
export interface ServedPage {
  url: string;
  isHtml: boolean;
  /** As declared in its header, or ''. */
  charset: string;
}
export interface FileToRead {
  bytes: Buffer;
  /** Not set for uploads. */
  page?: ServedPage | undefined;
}

/** The text (its title may be empty), or the refusal. */
export type ReaderAnswer = ExtractResponse | { refusal: RefusalCode; message?: string };

/** `markdown` is not cleaned or cut yet. */
export interface Extracted {
  title: string;
  markdown: string;
  warnings: string[];
  /** Left out, because its reader does not see them. */
  hiddenPassages: number;
  pages?: { count: number; withoutText: number[] };
}
