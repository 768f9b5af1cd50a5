import type { ErrorCode, ExtractResponse } from '@repurpose/contract';

export type RefusalCode = Extract<ErrorCode, `FILE_${string}`>;

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
