import { type Workspace, can } from '@repurpose/contract';
import { longDay } from '../dates.js';
import { useWorkspace } from './workspace-context.js';

type Place = Pick<Workspace, 'role' | 'plan' | 'isArchived' | 'ownerName' | 'closesAt'>;

/** Why this user can only read, and what to do. Null: they can write. */
export function writeBlockOf(workspace: Place | null): string | null {
  if (workspace === null) return null;
  const { role, plan, isArchived, ownerName, closesAt } = workspace;
  if (isArchived && role === 'owner')
    return 'This workspace is archived, so it can only be read. Bring it back in its settings to write here.';
  if (isArchived)
    return `This workspace is archived, so it can only be read. Its owner, ${ownerName}, can bring it back.`;
  if (role !== 'owner' && plan !== 'agency')
    return `${ownerName} has left the Agency plan, so members can only read${closesAt === null ? '' : `, until ${longDay(closesAt)}`}. When ${ownerName} is back on it, all is as before.`;
  if (!can(role, 'library:write'))
    return `You are a viewer here: you can read, copy and export. To write, ask ${ownerName} or an admin to make you an editor.`;
  return null;
}

export const useWriteBlock = (): string | null => writeBlockOf(useWorkspace());

/** Members are shut out a month after the owner's Agency plan ended. */
export const isClosed = ({ role, closesAt }: Place, now = Date.now()): boolean =>
  role !== 'owner' && closesAt !== null && Date.parse(closesAt) <= now;
