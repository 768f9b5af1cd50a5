import type { VoiceRule } from '@repurpose/contract';

/** A replacement that a rule proposes; null if the place is only reported. */
export interface Edit {
  start: number;
  end: number;
  after: string | null;
  rule: VoiceRule;
}
