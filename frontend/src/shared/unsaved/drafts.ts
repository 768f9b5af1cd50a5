import { parseRecord, readStored, removeStored, storedKeys } from '../browser/stored.js';

/** Whose draft it is, and of which workspace; null: the default one. */
interface DraftOwner {
  userId: string;
  workspaceId: string | null;
}

const prefixOf = (userId: string) => `repurpose.draft.${userId}`;

/** One draft per user, workspace and device: neither other people nor other clients see its text. */
export const draftKey = ({ userId, workspaceId }: DraftOwner) =>
  `${prefixOf(userId)}${workspaceId === null ? '' : `.${workspaceId}`}`;

/** Whether this device has the only copy of a text: what was repurposed (`isSaved`) is in the library. */
export const hasUnsavedDraft = (userId: string) =>
  storedKeys(prefixOf(userId)).some((key) => {
    const { content, isSaved } = parseRecord(readStored(key));
    return typeof content === 'string' && content.trim() !== '' && isSaved !== true;
  });

export const removeDrafts = (userId: string) => removeStored(prefixOf(userId));
