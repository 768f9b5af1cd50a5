import type { FormatKey } from '@repurpose/contract';

interface SamplePost {
  readonly text: string;
  /** In X's own weighted characters. */
  readonly count: number;
  /** Indexes of the source's sentences that it was made from. */
  readonly sentences: readonly number[];
}

export interface SampleOutput {
  readonly format: FormatKey;
  readonly text: string;
  /** The counter beside the output, in the platform's own unit. */
  readonly measure: string;
  /** The line of the claim check. */
  readonly claims: string;
  /** Whether the source supports every claim. */
  readonly isSupported: boolean;
}

/** The short source of the landing page, and what the built-in writer makes of it. */
export interface Sample {
  readonly title: string;
  readonly paragraphs: readonly (readonly string[])[];
  readonly words: number;
  readonly thread: readonly SamplePost[];
  readonly outputs: readonly SampleOutput[];
}

/** What one post on X may hold. */
export const POST_LIMIT = 280;

/** The formats of the demo, in its order. */
export const DEMO_FORMATS = ['twitter', 'linkedin', 'email', 'summary'] as const satisfies FormatKey[];
