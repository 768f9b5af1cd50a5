/** `workspaceId` null: the default one. */
interface DraftOwner {
  userId: string;
  workspaceId: string | null;
}

/** Per user, workspace and device: neither other people nor other clients see its text. */
export const draftKey = ({ userId, workspaceId }: DraftOwner) =>
  `repurpose.draft.${userId}${workspaceId === null ? '' : `.${workspaceId}`}`;
