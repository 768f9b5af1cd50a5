import type { AppliedVoice, TransformRequest } from '@repurpose/contract';
import type { SourceBrief } from '../../source/digest.types.js';

/** A request to a writer: a transform, or another version of one format. */
export interface WritingRequest extends TransformRequest {
  /** 0 or absent: the first version; each further number asks for other sentences. */
  variant?: number;
  /** The author's wishes for the run and this version, one per line; only a model can follow them. */
  instruction?: string;
  /** The brand's voice at the time of the request. */
  voice?: AppliedVoice | null;
  /** The digest of a source that is too long to be sent to a model with every format. */
  brief?: SourceBrief;
}
