import { useCallback, useEffect, useRef, useState, type SetStateAction } from 'react';
import { readStored, writeStored } from '../../../shared/browser/stored.js';
import { useWorkspaceId } from '../../../shared/workspace/workspace-context.js';
import { draftKey } from '../../../shared/unsaved/draft-key.js';
import { EMPTY_DRAFT, parseDraft, type DeskDraft } from './draft.js';

const SAVE_AFTER_MS = 250;

/** Per user, workspace and device. Survives a reload, a closed tab and an expired session. Null user: empty. */
export function useDraft(userId: string | null) {
  const workspaceId = useWorkspaceId();
  const [laid, lay] = useState(() => readDraft(userId, workspaceId));
  if (laid.userId !== userId || laid.workspaceId !== workspaceId) lay(readDraft(userId, workspaceId));
  const latest = useRef(laid);
  useEffect(() => {
    latest.current = laid;
    const timer = setTimeout(() => writeDraft(laid), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [laid]);
  useEffect(() => {
    const save = () => writeDraft(latest.current);
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [userId, workspaceId]);
  const setDraft = useCallback(
    (next: SetStateAction<DeskDraft>) =>
      lay(({ draft, ...whose }) => ({ ...whose, draft: typeof next === 'function' ? next(draft) : next })),
    [],
  );
  return [laid.draft, setDraft] as const;
}

interface LaidDraft {
  readonly userId: string | null;
  readonly workspaceId: string | null;
  readonly draft: DeskDraft;
}

const readDraft = (userId: string | null, workspaceId: string | null): LaidDraft => ({
  ...{ userId, workspaceId },
  draft: userId === null ? EMPTY_DRAFT : parseDraft(readStored(draftKey({ userId, workspaceId }))),
});

function writeDraft({ userId, workspaceId, draft }: LaidDraft): void {
  if (userId !== null) writeStored(draftKey({ userId, workspaceId }), JSON.stringify(draft));
}
