import type { TransformationStatus } from '@repurpose/contract';

export const STATUS_WORDS: Readonly<Record<TransformationStatus, string>> = {
  queued: 'Waiting',
  running: 'Writing',
  succeeded: 'Ready',
  failed: 'Failed, not charged',
};
