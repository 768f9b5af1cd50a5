import { isPaidPlan, type User, type WriterEngine } from '@repurpose/contract';
import type { DeskDraft } from './draft.js';

export type Follower = { user: Pick<User, 'plan'> | null; writer: WriterEngine | undefined };

export const isFollowed = ({ user, writer }: Follower) =>
  writer === 'openai' && user !== null && isPaidPlan(user.plan);

/** The draft as it is sent: with instructions only where they are followed. */
export function withFollowed(draft: DeskDraft, by: Follower): DeskDraft {
  const { instruction, ...rest } = draft;
  return instruction && isFollowed(by) ? draft : rest;
}
