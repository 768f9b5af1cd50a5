import type { ErrorCode, ExtractResponse } from '@repurpose/contract';

/** What a reader may refuse a file with. */
export type RefusalCode = Extract<ErrorCode, `FILE_${string}`>;

/** What the reader's process answers: the text (its title may be empty), or why there is none. */
export type ReaderAnswer = ExtractResponse | { refusal: RefusalCode; message?: string };

/** What the reader of one kind of file finds; `markdown` is neither tidied nor cut yet. */
export interface Extracted {
  title: string;
  markdown: string;
  warnings: string[];
  pages?: { count: number; withoutText: number[] };
}
