/** Whose draft it is, and of which workspace; null: the default one. */
interface DraftOwner {
  userId: string;
  workspaceId: string | null;
}

/** One draft per user, workspace and device: neither other people nor other clients see its text. */
export const draftKey = ({ userId, workspaceId }: DraftOwner) =>
  `repurpose.draft.${userId}${workspaceId === null ? '' : `.${workspaceId}`}`;
