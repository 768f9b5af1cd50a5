import type { AppliedVoice, TransformRequest } from '@repurpose/contract';
import type { SourceBrief } from '../../source/digest.types.js';

/** A request to a writer: a transform, or another version of one of its formats. */
export interface WritingRequest extends TransformRequest {
  /** 0 or absent: the first version; each further number says it with other sentences. */
  variant?: number;
  /** The author's wish for the run and for this version, one a line; writers without a model cannot follow it. */
  instruction?: string;
  /** The brand's voice as it was when the request was made. */
  voice?: AppliedVoice | null;
  /** The digest of a source that is too long to send to a model with every format. */
  brief?: SourceBrief;
}
