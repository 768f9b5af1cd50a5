import type { ErrorCode, ExtractResponse } from '@repurpose/contract';

export type RefusalCode = Extract<ErrorCode, `FILE_${string}` | `PAGE_${string}`>;

export interface ServedPage {
  url: string;
  isHtml: boolean;
  /** From Content-Type, or ''. */
  charset: string;
}
export interface FileToRead {
  bytes: Buffer;
  page?: ServedPage | undefined;
}

export type ReaderAnswer = ExtractResponse | { refusal: RefusalCode; message?: string };

/** `markdown` is neither cleaned nor cut yet. */
export interface Extracted {
  title: string;
  markdown: string;
  warnings: string[];
  /** Left out: readers of the document do not see them. */
  hiddenPassages: number;
  pages?: { count: number; withoutText: number[] };
}
