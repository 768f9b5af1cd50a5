import { useCallback, useEffect, useRef, useState, type SetStateAction } from 'react';
import { parseRecord, readStored, writeStored } from '../../../shared/browser/stored.js';
import { useWorkspaceId } from '../../../shared/workspace/workspace-context.js';
import { draftKey } from '../../../shared/unsaved/drafts.js';
import { type DeskDraft, parseDraft } from './draft.js';

const SAVE_AFTER_MS = 250;

/**
 * Per user, workspace and device. Survives a reload, a closed tab and an expired session. Null user: empty. `kept`: a
 * text that is in the library.
 */
export function useDraft(userId: string | null, kept: string | null) {
  const workspaceId = useWorkspaceId();
  const [laid, lay] = useState(() => readDraft(userId, workspaceId));
  if (laid.userId !== userId || laid.workspaceId !== workspaceId) lay(readDraft(userId, workspaceId));
  if (kept !== null && laid.saved !== kept && laid.draft.content === kept) lay({ ...laid, saved: kept });
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

/** The same object for every user, so that the desk is not rendered again for one without a draft. */
const EMPTY = parseDraft(null);

type LaidDraft = ReturnType<typeof readDraft>;

/** `saved`: the last text of this draft that was repurposed. */
function readDraft(userId: string | null, workspaceId: string | null) {
  const stored = userId === null ? null : readStored(draftKey({ userId, workspaceId }));
  const draft = stored === null ? EMPTY : parseDraft(stored);
  const isSaved = parseRecord(stored)['isSaved'] === true;
  return { userId, workspaceId, draft, saved: isSaved ? draft.content : null };
}

function writeDraft({ userId, workspaceId, draft, saved }: LaidDraft): void {
  const record = { ...draft, isSaved: draft.content === saved };
  if (userId !== null) writeStored(draftKey({ userId, workspaceId }), JSON.stringify(record));
}
