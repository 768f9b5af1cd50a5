import type { ErrorCode, ExtractResponse } from '@repurpose/contract';

export type RefusalCode = Extract<ErrorCode, `FILE_${string}` | `PAGE_${string}`>;

export interface ServedPage {
  url: string;
  isHtml: boolean;
  charset: string;
}
export interface FileToRead {
  bytes: Buffer;
  page?: ServedPage | undefined;
}

export type ReaderAnswer = ExtractResponse | { refusal: RefusalCode; message?: string };

export interface Extracted {
  title: string;
  markdown: string;
  warnings: string[];
  hiddenPassages: number;
  pages?: { count: number; withoutText: number[] };
}
