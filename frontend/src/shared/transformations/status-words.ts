import type { TransformationStatus } from '@repurpose/contract';

/** What a status is called where past transformations are listed. */
export const STATUS_WORDS: Readonly<Record<TransformationStatus, string>> = {
  queued: 'Waiting',
  running: 'Writing',
  succeeded: 'Ready',
  failed: 'Failed, not charged',
};
const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

export const whenOf = ({ createdAt }: { createdAt: string }): string => dates.format(new Date(createdAt));
