import type { FormatKey } from '@repurpose/contract';

interface SamplePost {
  readonly text: string;
  /** X's weighted characters. */
  readonly count: number;
  /** Indexes of its sentences in the source. */
  readonly sentences: readonly number[];
}

export interface SampleOutput {
  readonly format: FormatKey;
  readonly text: string;
  /** In the platform's unit. */
  readonly measure: string;
  readonly claims: string;
  readonly isSupported: boolean;
}

export interface Sample {
  readonly title: string;
  readonly paragraphs: readonly (readonly string[])[];
  readonly words: number;
  readonly thread: readonly SamplePost[];
  readonly outputs: readonly SampleOutput[];
}

export const POST_LIMIT = 280;

export const DEMO_FORMATS = ['twitter', 'linkedin', 'email', 'summary'] as const satisfies FormatKey[];
