import type { TransformationStatus } from '@repurpose/contract';

/** What a status is called where past transformations are listed. */
export const STATUS_WORDS: Readonly<Record<TransformationStatus, string>> = {
  queued: 'Waiting',
  running: 'Writing',
  succeeded: 'Ready',
  failed: 'Failed, not charged',
};
